import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { requireQuotas } from './planQuota.ts';
import { lockDeletedLists, lockLists, purgeLists } from './requireLists.ts';

const undoWindowMs = limits.watchlistUndoMinutes * 60_000;

/** Deletes lists, all or none. They can be restored for some minutes. Purges lists whose time is over. */
export function deleteLists(store: Store, user: User, ids: readonly string[], now = new Date()) {
  const listIds = [...new Set(ids)];
  return store.kysely.transaction().execute(async (kysely) => {
    await lockLists({ kysely }, user, 'delete', listIds);
    await kysely.updateTable('watchlists').set({ deleted_at: now }).where('id', 'in', listIds).execute();
    await purgeLists({ kysely }, new Date(now.getTime() - undoWindowMs));
    return { deleted: listIds, restorableUntil: new Date(now.getTime() + undoWindowMs).toISOString() };
  });
}

/** Restores recently deleted lists, all or none. @throws HttpFailure 404, 403 */
export function restoreLists(store: Store, user: User, ids: readonly string[], now = new Date()) {
  const listIds = [...new Set(ids)];
  return store.kysely.transaction().execute(async (kysely) => {
    const accesses = await lockDeletedLists({ kysely }, user, 'delete', listIds);
    const { expired } = await kysely
      .selectFrom('watchlists')
      .select(sql<number>`count(*)::int`.as('expired'))
      .where('id', 'in', listIds)
      .where('deleted_at', '<', new Date(now.getTime() - undoWindowMs))
      .executeTakeFirstOrThrow();
    if (expired > 0) throw notFound();
    await requireQuotas({ kysely }, user, accesses);
    await kysely.updateTable('watchlists').set({ deleted_at: null }).where('id', 'in', listIds).execute();
    return { restored: listIds };
  });
}
