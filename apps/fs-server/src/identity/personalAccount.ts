import { defaultPlanId } from '@fs/api-contract';
import { joinInvited } from '../areas/workspaces/joinInvited.ts';
import type { Database } from '../database/database.ts';
import type { StoredUser } from './users.ts';

/**
 * Creates the user's personal account on the free plan if it does not exist (accounts §6), and joins the accounts that
 * their verified email is invited to. Idempotent: later invitations wait until the user accepts them.
 */
export async function ensurePersonalAccount(
  { kysely }: Database,
  { id, email, givenName, familyName }: Pick<StoredUser, 'id' | 'email' | 'givenName' | 'familyName'>,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('accounts')
      .values({
        account_type: 'PERSONAL',
        name: `${givenName} ${familyName}`.trim() || email,
        creator_id: id,
        plan_id: defaultPlanId,
      })
      // A unique index allows one personal account per creator.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    await transaction.insertInto('account_owners').values({ account_id: made.id, email }).execute();
    await joinInvited({ kysely: transaction }, email);
  });
}
