import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { keepPlan } from '../database/keptPlans.ts';
import type { IdentityProvider, VerifiedToken } from './identityProvider.ts';
import { type StoredUser, selectUsers, toStoredUser } from './users.ts';

/** A user, and the session of their request. */
export interface SessionUser extends StoredUser {
  sessionId: string;
  /** Time of the login. */
  signedInAt: Date;
}

/**
 * Reads the user of a verified ID token in one query. Null once the session is revoked or the user disabled, even if
 * the token has not expired. Groups come from the database, so that a plan change takes effect at once.
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
    // Tokens have a resolution of one second. A token of the second in which the user logged out everywhere counts as
    // older.
    .$if(sessions === 'remote', (query) =>
      query.where((user) =>
        user.or([
          user('users.signed_out_at', 'is', null),
          user(sql<Date>`date_trunc('second', users.signed_out_at)`, '<', signedInAt),
        ]),
      ),
    )
    .$if(sessions === 'stored', (query) => query.where('sessions.id', 'is not', null))
    .modifyFront(keepPlan)
    .executeTakeFirst();
  return row ? { ...toStoredUser(row), sessionId, signedInAt } : null;
}
