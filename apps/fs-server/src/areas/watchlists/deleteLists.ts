import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { requireRooms } from './planQuota.ts';
import { lockDeletedLists, lockLists, purgeLists } from './requireLists.ts';

const undoWindow = limits.watchlistUndoMinutes * 60_000;

/** Takes lists away, all or none. For some minutes they can be brought back; what is older is gone for good. */
export function deleteLists(store: Store, user: User, ids: readonly string[], now = new Date()) {
  const listIds = [...new Set(ids)];
  return store.kysely.transaction().execute(async (kysely) => {
    await lockLists({ kysely }, user, 'delete', listIds);
    await kysely.updateTable('watchlists').set({ deleted_at: now }).where('id', 'in', listIds).execute();
    await purgeLists({ kysely }, new Date(now.getTime() - undoWindow));
    return { deleted: listIds, restorableUntil: new Date(now.getTime() + undoWindow).toISOString() };
  });
}

/** Brings lists back that were deleted a short while ago, all or none. @throws HttpFailure 404, 403 */
export function restoreLists(store: Store, user: User, ids: readonly string[], now = new Date()) {
  const listIds = [...new Set(ids)];
  return store.kysely.transaction().execute(async (kysely) => {
    const standings = await lockDeletedLists({ kysely }, user, 'delete', listIds);
    const { expired } = await kysely
      .selectFrom('watchlists')
      .select(sql<number>`count(*)::int`.as('expired'))
      .where('id', 'in', listIds)
      .where('deleted_at', '<', new Date(now.getTime() - undoWindow))
      .executeTakeFirstOrThrow();
    if (expired > 0) throw notFound();
    await requireRooms({ kysely }, user, standings);
    await kysely.updateTable('watchlists').set({ deleted_at: null }).where('id', 'in', listIds).execute();
    return { restored: listIds };
  });
}
