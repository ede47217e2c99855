import { randomUUID } from 'node:crypto';
import type { StaffGroup } from '@fs/api-contract';
import { audit } from '../audit/audit.ts';
import { hashPassword } from '../identity/password.ts';
import { ensurePersonalAccount } from '../identity/personalAccount.ts';
import { requireEmailAddress } from '../identity/requireEmailAddress.ts';
import { requirePassword } from '../identity/requirePassword.ts';
import { type AdminContext, AdminError } from './Command.ts';

/** Creates a confirmed user. Without a password, they choose one with “Forgot password”. */
export async function createUser(
  context: Pick<AdminContext, 'database' | 'actor' | 'now'>,
  user: { email: string; givenName: string; familyName: string; password: string | null; groups: StaffGroup[] },
): Promise<string> {
  const { database, actor, now } = context;
  const email = user.email.trim().toLowerCase();
  try {
    requireEmailAddress(email, { isAdmitted: () => true });
    if (user.password !== null) await requirePassword(user.password, email);
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : 'This user cannot be created.', { cause: error });
  }
  const id = randomUUID();
  const passwordHash = user.password === null ? null : await hashPassword(user.password);
  await database.kysely.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('users')
      .values({
        id,
        email,
        given_name: user.givenName,
        family_name: user.familyName,
        password_hash: passwordHash,
        status: 'CONFIRMED',
        staff_groups: user.groups,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new AdminError(`There is a user ${email} already.`);
    const facts = { groups: user.groups };
    await audit.record(transaction, { action: 'user.created', actor, subject: `user:${id}`, facts });
  });
  await ensurePersonalAccount(database, { id, email, givenName: user.givenName, familyName: user.familyName });
  return id;
}
