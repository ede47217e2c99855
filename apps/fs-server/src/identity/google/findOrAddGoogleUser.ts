import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ensurePersonalAccount } from '../personalAccount.ts';
import { forgetSignUps } from '../signUps.ts';
import { findUserByEmail, type StoredUser } from '../users.ts';
import type { GoogleAccount } from './testAccounts.ts';

/**
 * The user of a Google account, by its e-mail, which Google has confirmed. A sign-up with that e-mail that nobody
 * confirmed becomes the account owner's, without any password: whoever chose one never proved to read the mail.
 */
export async function findOrAddGoogleUser(
  database: Database,
  { email, givenName, familyName }: GoogleAccount,
): Promise<StoredUser> {
  const own = { given_name: givenName, family_name: familyName, password_hash: null, status: 'CONFIRMED' } as const;
  await database.kysely
    .insertInto('users')
    .values({ id: randomUUID(), email, ...own })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(own).where('users.status', '=', 'UNCONFIRMED'))
    .execute();
  const user = await findUserByEmail(database, email);
  if (!user) throw new Error('A user that was just added is gone');
  await forgetSignUps(database.kysely, user.id);
  await ensurePersonalAccount(database, user);
  return user;
}
