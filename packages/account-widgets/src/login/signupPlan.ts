/** What a user signs up for: a plan, or the Market Pulse emails. */
export const signupPlans = ['free', 'individual', 'individual-plus', 'team', 'news'] as const;

export type SignupPlan = (typeof signupPlans)[number];

/** Parses a plan from a URL or storage. `fuel-teams`, `teams` and `team` are the same (AMB-023). Null if unknown. */
export function readSignupPlan(text: unknown): SignupPlan | null {
  if (typeof text !== 'string') return null;
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^fuel-/, '')
    .replace(/^teams$/, 'team');
  return signupPlans.find((plan) => plan === word) ?? null;
}
