import { defaultPlanId } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { invalid, notFound } from '../../http/failures.ts';
import { ensurePersonalAccount } from '../../identity/personalAccount.ts';
import { findUserById } from '../../identity/users.ts';
import { notifyReferrer } from './notifyReferrer.ts';
import { findActiveReferral } from './repository.ts';
import { toReferralTerms } from './rules.ts';

/** How long after its creation an account counts as new, so that a referral is credited. */
const newAccountMs = 60 * 60 * 1000;

interface Provision {
  userId: string;
  referralId: string | undefined;
  now: Date;
}

/**
 * Ensures that a user has a personal account, and credits the referral of a new user once. Accounts are created at the
 * first login (accounts §6), so usually only the credit remains.
 * @throws HttpFailure 404 for an unknown or inactive referral, 400 for one with a paid plan
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
    const created =
      referralId !== undefined && referral_id === null && now.getTime() - created_at.getTime() < newAccountMs;
    if (created) {
      await transaction.updateTable('accounts').set({ referral_id: referralId }).where('id', '=', id).execute();
      await transaction
        .updateTable('referrals')
        .set((referral) => ({ uses: referral('uses', '+', 1) }))
        .where('id', '=', referralId)
        .execute();
      await notifyReferrer({ kysely: transaction }, referralId);
    }
    return { accountID: id, created };
  });
}

async function requireFreeReferral(database: Database, id: string): Promise<void> {
  const row = await findActiveReferral(database, 'id', id);
  if (!row) throw notFound();
  const { planID } = toReferralTerms(row.account_limits, row.plan_id);
  if (planID !== defaultPlanId) throw invalid('This referral is for a paid plan');
}
