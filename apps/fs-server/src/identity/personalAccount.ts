import { defaultPlanId } from '@fs/api-contract';
import type { Database } from '../database/database.ts';
import type { StoredUser } from './users.ts';

/** Gives a user their personal account on the free plan, unless they have one (accounts §6). Any number of times. */
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
      // The index of one personal account a creator.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await transaction.insertInto('account_owners').values({ account_id: made.id, email }).execute();
  });
}
