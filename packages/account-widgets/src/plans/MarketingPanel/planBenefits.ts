import type { SignupPlan } from '../../login/signupPlan.ts';

export type PaidOrFree = Exclude<SignupPlan, 'news'>;

/** What a plan comes with. */
export type Benefit =
  | { kind: 'search' | 'readNews' | 'unlimited' | 'profiles' }
  | { kind: 'watchlists' | 'teams'; count: number };

/**
 * The limits of accounts §9; the free plan's one watchlist is decision AMB-163. The server enforces each of them
 * (docs/plan-matrix.md): what it does not enforce yet, such as the research tools, is not promised.
 */
export const planBenefits: Readonly<Record<PaidOrFree, readonly Benefit[]>> = {
  free: [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'watchlists', count: 1 }],
  individual: [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'profiles' }, { kind: 'watchlists', count: 5 }],
  'individual-plus': [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'profiles' }, { kind: 'unlimited' }],
  team: [{ kind: 'profiles' }, { kind: 'unlimited' }, { kind: 'teams', count: 3 }],
};
