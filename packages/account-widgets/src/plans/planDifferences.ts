import { hasCapability, type Plan } from '@fs/api-contract';

/** What a plan gives of one thing: a number, no limit, whether at all, or only the latest. */
export type PlanValue = { kind: 'count'; count: number } | { kind: 'unlimited' | 'yes' | 'no' | 'latest' | 'all' };

export type PlanDifferenceId =
  | 'search'
  | 'news'
  | 'investments'
  | 'portfolio'
  | 'coinvestors'
  | 'urlMetrics'
  | 'watchlists'
  | 'teams';

function countOf(limit: number | null): PlanValue {
  if (limit === null) return { kind: 'unlimited' };
  return limit === 0 ? { kind: 'no' } : { kind: 'count', count: limit };
}

const everyone = (): PlanValue => ({ kind: 'yes' });

const ofProfiles =
  (included: PlanValue['kind'] & ('all' | 'yes'), withheld: 'latest' | 'no') =>
  ({ id }: Pick<Plan, 'id'>): PlanValue => ({
    kind: hasCapability([id], 'advancedProfiles') ? included : withheld,
  });

/**
 * How plans differ, row by row, computed from capabilities and limits. Lists only what the server enforces:
 * `checks/plans/differences.test.ts` names the rule and the row of docs/plan-matrix.md behind each.
 */
export const planDifferences: Readonly<Record<PlanDifferenceId, (plan: Pick<Plan, 'id' | 'limits'>) => PlanValue>> = {
  search: everyone,
  news: everyone,
  watchlists: ({ limits }) => countOf(limits.watchlists),
  investments: ofProfiles('all', 'latest'),
  portfolio: ofProfiles('all', 'latest'),
  coinvestors: ofProfiles('all', 'latest'),
  urlMetrics: ofProfiles('yes', 'no'),
  teams: ({ limits }) => countOf(limits.teams),
};

/** Rows in display order. */
export const planDifferenceIds = Object.keys(planDifferences) as readonly PlanDifferenceId[];
