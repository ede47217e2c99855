import { defaultPlanId, type PlanId } from '@fs/api-contract';

/** What a referral leads a signed-in user to. */
export type ReferralOutcome = 'provisioning' | 'checkout' | 'new-account';

const outcomes: Readonly<Record<PlanId, ReferralOutcome>> = {
  'fuel-free': 'provisioning',
  'fuel-individual': 'checkout',
  'fuel-individual-plus': 'checkout',
  'fuel-teams': 'new-account',
};

/** What comes of a referral by the plan that it gives; one without a plan gives the free one (accounts §4). */
export function referralOutcomeOf(plan: PlanId | null | undefined): ReferralOutcome {
  return outcomes[plan ?? defaultPlanId];
}
