import { type AccountSession, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';

/** The user's open sessions, the most recently used first. */
export async function listSessions(database: Database, user: User, now: Date): Promise<AccountSession[]> {
  const rows = await openSessions(database, user, now)
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limits.sessionsListed)
    .execute();
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: id === user.sessionId,
  }));
}

/** Ends one of the user's own sessions. Returns false for any other, and for one that has ended. */
export async function endSession(database: Database, user: User, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function openSessions({ kysely }: Database, user: User, now: Date) {
  return kysely
    .selectFrom('sessions')
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
}
