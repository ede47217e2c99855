import type { SignupPlan } from '../../login/signupPlan.ts';

export type PaidOrFree = Exclude<SignupPlan, 'news'>;

/** Benefits of a plan. */
export type Benefit =
  | { kind: 'search' | 'readNews' | 'unlimited' | 'profiles' }
  | { kind: 'watchlists' | 'teams'; count: number };

/**
 * Limits of accounts §9. The free plan's single watchlist is decision AMB-163. Lists only what the server enforces
 * (docs/plan-matrix.md), so research tools are missing.
 */
export const planBenefits: Readonly<Record<PaidOrFree, readonly Benefit[]>> = {
  free: [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'watchlists', count: 1 }],
  individual: [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'profiles' }, { kind: 'watchlists', count: 5 }],
  'individual-plus': [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'profiles' }, { kind: 'unlimited' }],
  team: [{ kind: 'profiles' }, { kind: 'unlimited' }, { kind: 'teams', count: 3 }],
};
