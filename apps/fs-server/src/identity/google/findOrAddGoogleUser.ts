import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { changeCredential } from '../changeCredential.ts';
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
  now: Date,
): Promise<StoredUser> {
  const own = { given_name: givenName, family_name: familyName, password_hash: null, status: 'CONFIRMED' } as const;
  await database.kysely.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('users')
      .values({ id: randomUUID(), email, ...own })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return;
    const { id } = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await changeCredential(transaction, { userId: id, set: own, where: { status: 'UNCONFIRMED' }, now });
    await forgetSignUps(transaction, id);
  });
  const user = await findUserByEmail(database, email);
  if (!user) throw new Error('A user that was just added is gone');
  await ensurePersonalAccount(database, user);
  return user;
}
