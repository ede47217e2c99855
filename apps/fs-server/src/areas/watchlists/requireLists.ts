import { limits } from '@fs/api-contract';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { findAccess, type Store } from './access.ts';
import { type ListAccess, type ListAction, requireAllowed } from './rules.ts';

/** Returns the user's access to lists on which they may perform the action. @throws HttpFailure 404, 403 */
export async function requireLists(
  store: Store,
  user: User,
  action: ListAction,
  ids: readonly string[],
): Promise<ListAccess[]> {
  return requireAll(await findAccess(store, user, ids), user, action, ids);
}

/** Like `requireLists`, and locks the lists until the transaction ends. */
export async function lockLists(
  transaction: Store,
  user: User,
  action: ListAction,
  ids: readonly string[],
): Promise<ListAccess[]> {
  return requireAll(await findAccess(transaction, user, ids, { isLocked: true }), user, action, ids);
}

/** Like `lockLists`, for deleted lists that can be restored. */
export async function lockDeletedLists(
  transaction: Store,
  user: User,
  action: ListAction,
  ids: readonly string[],
): Promise<ListAccess[]> {
  const accesses = await findAccess(transaction, user, ids, { isLocked: true, areDeleted: true });
  return requireAll(accesses, user, action, ids);
}

/**
 * Permanently deletes lists that were deleted before `time`, up to `limits.watchlistsPurgedPerCall`. The next call
 * handles the rest, and lists that another transaction has locked.
 */
export async function purgeLists({ kysely }: Store, time: Date): Promise<void> {
  await kysely
    .deleteFrom('watchlists')
    .where('id', 'in', (lists) =>
      lists
        .selectFrom('watchlists')
        .select('id')
        .where('deleted_at', '<', time)
        .orderBy('id')
        .limit(limits.watchlistsPurgedPerCall)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Like `requireLists`, for one list. */
export async function requireList(store: Store, user: User, action: ListAction, id: string): Promise<ListAccess> {
  return single(await requireLists(store, user, action, [id]));
}

/** Like `lockLists`, for one list. */
export async function lockList(transaction: Store, user: User, action: ListAction, id: string): Promise<ListAccess> {
  return single(await lockLists(transaction, user, action, [id]));
}

function requireAll(
  accesses: readonly ListAccess[],
  user: User,
  action: ListAction,
  ids: readonly string[],
): ListAccess[] {
  const byId = new Map(accesses.map((access) => [access.id, access]));
  return ids.map((id) => {
    const access = byId.get(id);
    requireAllowed(action, access, user);
    return access;
  });
}

function single([access]: readonly ListAccess[]): ListAccess {
  if (!access) throw notFound();
  return access;
}
