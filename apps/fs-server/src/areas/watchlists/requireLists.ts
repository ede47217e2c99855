import { limits } from '@fs/api-contract';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { findStandings, type Store } from './access.ts';
import { check, type ListAccess, type ListAction } from './rules.ts';

/** How the user stands to lists of which they may do this. @throws HttpFailure 404, 403 */
export async function requireLists(
  store: Store,
  user: User,
  deed: ListAction,
  ids: readonly string[],
): Promise<ListAccess[]> {
  return checkAll(await findStandings(store, user, ids), user, deed, ids);
}

/** As `requireLists`; nobody else changes them until the transaction ends. */
export async function lockLists(
  transaction: Store,
  user: User,
  deed: ListAction,
  ids: readonly string[],
): Promise<ListAccess[]> {
  return checkAll(await findStandings(transaction, user, ids, { isLocked: true }), user, deed, ids);
}

/** As `lockLists`, of lists that were deleted and can be brought back. */
export async function lockDeletedLists(
  transaction: Store,
  user: User,
  deed: ListAction,
  ids: readonly string[],
): Promise<ListAccess[]> {
  const standings = await findStandings(transaction, user, ids, { isLocked: true, areDeleted: true });
  return checkAll(standings, user, deed, ids);
}

/**
 * Deletes for good lists that were deleted before `time`, up to `limits.watchlistsPurgedPerCall`.
 * The rest, and lists that another transaction has locked, wait for the next call.
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

/** As `requireLists`, of one. */
export async function requireList(store: Store, user: User, deed: ListAction, id: string): Promise<ListAccess> {
  return single(await requireLists(store, user, deed, [id]));
}

/** As `lockLists`, of one. */
export async function lockList(transaction: Store, user: User, deed: ListAction, id: string): Promise<ListAccess> {
  return single(await lockLists(transaction, user, deed, [id]));
}

function checkAll(
  standings: readonly ListAccess[],
  user: User,
  deed: ListAction,
  ids: readonly string[],
): ListAccess[] {
  const byId = new Map(standings.map((standing) => [standing.id, standing]));
  return ids.map((id) => {
    const standing = byId.get(id);
    check(deed, standing, user);
    return standing;
  });
}

function single([standing]: readonly ListAccess[]): ListAccess {
  if (!standing) throw notFound();
  return standing;
}
