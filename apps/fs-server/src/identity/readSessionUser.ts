import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { IdentityProvider, VerifiedToken } from './identityProvider.ts';
import { type StoredUser, selectUsers, toStoredUser } from './users.ts';

/** A user, and the session that they were found by. */
export interface SessionUser extends StoredUser {
  sessionId: string;
}

/**
 * Who a checked ID token stands for at this moment, in one query: null once the session was signed out or the user
 * disabled, whatever the token's own lifetime. Groups come from the database, so a new plan counts at once.
 */
export async function readSessionUser(
  database: Database,
  { userId, sessionId, signedInAt }: VerifiedToken,
  sessions: IdentityProvider['sessions'],
): Promise<SessionUser | null> {
  const row = await selectUsers(database)
    .leftJoin('sessions', (join) => join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', sessionId))
    .where('users.id', '=', userId)
    .where('users.status', '=', 'CONFIRMED')
    .where('sessions.revoked_at', 'is', null)
    // Tokens tell seconds only: one of the second in which the user signed out everywhere counts as older.
    .$if(sessions === 'remote', (query) =>
      query.where((user) =>
        user.or([
          user('users.signed_out_at', 'is', null),
          user(sql<Date>`date_trunc('second', users.signed_out_at)`, '<', signedInAt),
        ]),
      ),
    )
    .$if(sessions === 'stored', (query) => query.where('sessions.id', 'is not', null))
    .executeTakeFirst();
  return row ? { ...toStoredUser(row), sessionId } : null;
}
