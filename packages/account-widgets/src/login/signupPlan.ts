/** What a visitor signs up for: a plan, or the Market Pulse e-mails. */
export const signupPlans = ['free', 'individual', 'individual-plus', 'team', 'news'] as const;

export type SignupPlan = (typeof signupPlans)[number];

/** The plan that an address or the device's memory names: `fuel-teams`, `teams` and `team` are one (AMB-023). Else null. */
export function readSignupPlan(text: unknown): SignupPlan | null {
  if (typeof text !== 'string') return null;
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^fuel-/, '')
    .replace(/^teams$/, 'team');
  return signupPlans.find((plan) => plan === word) ?? null;
}
