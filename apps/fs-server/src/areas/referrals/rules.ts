import { defaultPlanId, type PlanId, planIds } from '@fs/api-contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

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
