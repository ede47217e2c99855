import type { Database } from '../database/database.ts';
import type { TokenProfile } from './identityProvider.ts';
import { ensurePersonalAccount } from './personalAccount.ts';

/**
 * Creates the row and the personal account of a user of an external identity provider, at their first call. Returns
 * false when the id is taken or that of a deleted user, or the email belongs to another id, so that nobody takes over another user's account.
 */
export async function addRemoteUser(database: Database, id: string, profile: TokenProfile): Promise<boolean> {
  const { email, givenName, familyName } = profile;
  const deleted = await database.kysely
    .selectFrom('deleted_users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (deleted) return false;
  const added = await database.kysely
    .insertInto('users')
    .values({ id, email, given_name: givenName, family_name: familyName, status: 'CONFIRMED' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await ensurePersonalAccount(database, { id, ...profile });
  return added !== undefined;
}
