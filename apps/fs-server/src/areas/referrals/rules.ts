import { defaultPlanId, type PlanId, planIds, type ReferredAccount, referralCodePattern } from '@fs/api-contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { SubscriptionStatus } from '../../database/billingTables.ts';
import { invalid } from '../../http/failures.ts';
import type { ReferralUse } from './repository.ts';

const AccountLimits = Type.Object({
  referrals: Type.Object({
    fuel_plan: Type.Optional(Type.Enum([...planIds])),
    billing_period: Type.Optional(Type.Union([Type.Literal('month'), Type.Literal('year')])),
  }),
});

interface ReferralTerms {
  planID: PlanId;
  billing_period: 'month' | 'year';
}

/**
 * The terms of a referral: from the account's limits, or else the referral's own plan, or else the free plan (decision
 * AMB-165).
 */
export function toReferralTerms(accountLimits: unknown, planId: PlanId | null): ReferralTerms {
  const given = Value.Check(AccountLimits, accountLimits) ? accountLimits.referrals : {};
  return { planID: given.fuel_plan ?? planId ?? defaultPlanId, billing_period: given.billing_period ?? 'month' };
}

/** Why a user can't use a referral; null if they can. A free one only creates the personal account, once. */
export function findRefusal(
  { isOwn, hasReferral, isPaying }: ReferralUse,
  planID: PlanId,
): 'own' | 'used' | 'paying' | null {
  if (isOwn) return 'own';
  if (planID === defaultPlanId) return null;
  if (isPaying) return 'paying';
  return hasReferral ? 'used' : null;
}

/** What came of a referral, from the status of the account's subscription. */
export function toOutcome(status: SubscriptionStatus | null): ReferredAccount['outcome'] {
  if (status === 'trialing') return 'free-months';
  return status === 'active' || status === 'past_due' ? 'paying' : 'signed-up';
}

/** @throws HttpFailure 400 */
export function parseCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (!referralCodePattern.test(code)) throw invalid('A code has 4 to 40 letters, digits and hyphens');
  return code;
}
