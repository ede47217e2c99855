import { defaultPlanId, type PlanId } from '@fs/api-contract';

/** Where a referral leads a logged-in user. */
export type ReferralOutcome = 'provisioning' | 'checkout' | 'new-account';

const outcomes: Readonly<Record<PlanId, ReferralOutcome>> = {
  'fuel-free': 'provisioning',
  'fuel-individual': 'checkout',
  'fuel-individual-plus': 'checkout',
  'fuel-teams': 'new-account',
};

/** Returns where a referral leads, by its plan. Default: the free plan (accounts §4). */
export function referralOutcomeOf(plan: PlanId | null | undefined): ReferralOutcome {
  return outcomes[plan ?? defaultPlanId];
}
