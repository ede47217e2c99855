import type { Database } from '../database/database.ts';
import type { TokenProfile } from './identityProvider.ts';
import { ensurePersonalAccount } from './personalAccount.ts';

/**
 * Adds the row and the personal account of a user whose sign-in another provider keeps, at their first call. False
 * when there is a user of this id, or of this e-mail under another id: nobody comes into what is another's.
 */
export async function addRemoteUser(database: Database, id: string, profile: TokenProfile): Promise<boolean> {
  const { email, givenName, familyName } = profile;
  const added = await database.kysely
    .insertInto('users')
    .values({ id, email, given_name: givenName, family_name: familyName, status: 'CONFIRMED' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await ensurePersonalAccount(database, { id, ...profile });
  return added !== undefined;
}
