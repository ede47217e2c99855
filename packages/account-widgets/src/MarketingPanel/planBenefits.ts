import type { SignupPlan } from '../login/signupPlan.ts';

export type PaidOrFree = Exclude<SignupPlan, 'news'>;

/** What a plan comes with. */
export type Benefit =
  | { kind: 'search' | 'readNews' | 'unlimited' | 'profiles' | 'tools' }
  | { kind: 'watchlists' | 'teams' | 'seats'; count: number };

/** The limits of accounts §9; the free plan's one watchlist is decision AMB-163. */
export const planBenefits: Readonly<Record<PaidOrFree, readonly Benefit[]>> = {
  free: [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'watchlists', count: 1 }],
  individual: [{ kind: 'search' }, { kind: 'readNews' }, { kind: 'profiles' }, { kind: 'watchlists', count: 5 }],
  'individual-plus': [
    { kind: 'search' },
    { kind: 'readNews' },
    { kind: 'profiles' },
    { kind: 'unlimited' },
    { kind: 'tools' },
  ],
  team: [
    { kind: 'profiles' },
    { kind: 'unlimited' },
    { kind: 'tools' },
    { kind: 'teams', count: 3 },
    { kind: 'seats', count: 5 },
  ],
};
