import { type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type Transaction = Kysely<Tables>;

interface CredentialChange {
  userId: string;
  /** What changes of the user's row, such as `password_hash`, `email` or `status`. */
  set: Updateable<Tables['users']>;
  now: Date;
  /** Makes the change only for a user of this state; for any other nothing happens. */
  where?: { credentialVersion?: number; status?: Tables['users']['status']; hasPassword?: boolean };
  /** A session that goes on: that of the user who makes the change. All others end. */
  keepSession?: string;
}

/**
 * Changes what a user proves themselves with. The only place that writes `credential_version`: the version moves on and
 * sessions end in the transaction of the change, so that no sign-in that was verified before outlives it (`openSession`
 * compares the version under a lock on the same row).
 * @returns the new version; undefined when the user is not in the state that `where` asks for
 */
export async function changeCredential(
  transaction: Transaction,
  { userId, set, now, where = {}, keepSession }: CredentialChange,
): Promise<number | undefined> {
  const { credentialVersion, status, hasPassword } = where;
  const changed = await transaction
    .updateTable('users')
    .set({ ...set, credential_version: sql`credential_version + 1`, updated_at: now })
    .where('id', '=', userId)
    .$if(credentialVersion !== undefined, (users) => users.where('credential_version', '=', credentialVersion ?? 0))
    .$if(status !== undefined, (users) => users.where('status', '=', status ?? 'DISABLED'))
    .$if(hasPassword !== undefined, (users) => users.where('password_hash', hasPassword ? 'is not' : 'is', null))
    .returning('credential_version')
    .executeTakeFirst();
  if (!changed) return undefined;
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keepSession !== undefined, (sessions) => sessions.where('id', '<>', keepSession ?? ''))
    .execute();
  return changed.credential_version;
}
