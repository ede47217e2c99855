import { type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type Transaction = Kysely<Tables>;

interface CredentialChange {
  userId: string;
  /** Columns to change in the user's row, such as `password_hash`, `email` or `status`. */
  set: Updateable<Tables['users']>;
  now: Date;
  /** Conditions on the user. If one does not hold, nothing changes. */
  where?: { credentialVersion?: number; status?: Tables['users']['status']; hasPassword?: boolean };
  /** The session that makes the change, which continues. All other sessions end. */
  keepSession?: string;
}

/**
 * Changes a user's credential. Only this function writes `credential_version`. It increments the version and ends
 * sessions and API tokens in the transaction of the change, so that no login verified before survives the change (`openSession`
 * compares the version under a lock on the same row).
 * @returns the new version; undefined when the user does not match `where`
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
  await transaction.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
  return changed.credential_version;
}
