import { defaultPlanId } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../http/failures.ts';
import { ensurePersonalAccount } from '../../identity/personalAccount.ts';
import { findUserById } from '../../identity/users.ts';
import { findActiveReferral } from './repository.ts';
import { referralTerms } from './rules.ts';

/** Milliseconds that the account made at the first sign-in counts as new: the referral brought its user then. */
const newFor = 60 * 60 * 1000;

interface Provision {
  userId: string;
  referralId: string | undefined;
  now: Date;
}

/**
 * Gives a user their personal account, and counts the referral that brought them. Everybody has the account from
 * their first sign-in (accounts §6), so what is left to do here is to credit whoever invited a newcomer, once.
 * @throws HttpFailure 404 for a referral that is unknown or inactive, 400 for one whose plan is paid for
 */
export async function provisionPersonalAccount(database: Database, { userId, referralId, now }: Provision) {
  if (referralId !== undefined) await requireFreeReferral(database, referralId);
  const user = await findUserById(database, userId);
  if (!user) throw notFound();
  await ensurePersonalAccount(database, user);
  return database.kysely.transaction().execute(async (transaction) => {
    const { id, referral_id, created_at } = await transaction
      .selectFrom('accounts')
      .select(['id', 'referral_id', 'created_at'])
      .where('creator_id', '=', userId)
      .where('account_type', '=', 'PERSONAL')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const created = referralId !== undefined && referral_id === null && now.getTime() - created_at.getTime() < newFor;
    if (created) {
      await transaction.updateTable('accounts').set({ referral_id: referralId }).where('id', '=', id).execute();
      await transaction
        .updateTable('referrals')
        .set((referral) => ({ uses: referral('uses', '+', 1) }))
        .where('id', '=', referralId)
        .execute();
    }
    return { accountID: id, created };
  });
}

async function requireFreeReferral(database: Database, id: string): Promise<void> {
  const row = await findActiveReferral(database, 'id', id);
  if (!row) throw notFound();
  const { planID } = referralTerms(row.account_limits, row.plan_id);
  if (planID !== defaultPlanId) throw invalid('The plan of this referral is paid for');
}
