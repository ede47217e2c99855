import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { changeCredential } from '../changeCredential.ts';
import { ensurePersonalAccount } from '../personalAccount.ts';
import { deleteSignUps } from '../signUps.ts';
import { findUserByEmail, type StoredUser } from '../users.ts';
import type { GoogleAccount } from './testAccounts.ts';

/**
 * Finds or creates the user of a Google account by its email, which Google has verified. A pending sign-up with that
 * email becomes this user's, without a password, because whoever chose one never proved access to the mailbox.
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
    await deleteSignUps(transaction, id);
  });
  const user = await findUserByEmail(database, email);
  if (!user) throw new Error('A user that was just added is gone');
  await ensurePersonalAccount(database, user);
  return user;
}
