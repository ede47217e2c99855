import { hasCapability, type PlanId, planIds, routes } from '@fs/api-contract';
import { samplePlan } from '@fs/fixtures';
import { expect, test } from 'vitest';
import {
  type Benefit,
  type PaidOrFree,
  planBenefits,
} from '../../packages/account-widgets/src/plans/MarketingPanel/planBenefits.ts';
import { read } from '../repository.ts';

type Promised = Benefit['kind'];

/** The server's rule behind each promise. A promise without a rule does not compile. */
const rules: Readonly<Record<Promised, { file: string; code: string; isKept: (plan: PlanId) => boolean }>> = {
  search: {
    file: 'packages/api-contract/src/rest/companies.ts',
    code: 'searchCompanies',
    isKept: () => routes.searchCompanies.audience === 'signed-in' && routes.searchFundings.audience === 'signed-in',
  },
  readNews: {
    file: 'packages/api-contract/src/rest/companyArticles.ts',
    code: 'getCompanyNews',
    isKept: () => routes.getCompanyNews.audience === 'signed-in',
  },
  profiles: {
    file: 'apps/fs-server/src/areas/funding/investments.ts',
    code: "hasCapability(groups, 'advancedProfiles')",
    isKept: (plan) => hasCapability([plan], 'advancedProfiles'),
  },
  watchlists: {
    file: 'apps/fs-server/src/areas/watchlists/planQuota.ts',
    code: 'throw overLimit(',
    isKept: (plan) => samplePlan(plan).limits.watchlists === countOf(plan, 'watchlists'),
  },
  unlimited: {
    file: 'apps/fs-server/src/areas/watchlists/planQuota.ts',
    code: 'if (plan.limit === null) return;',
    isKept: (plan) => samplePlan(plan).limits.watchlists === null,
  },
  teams: {
    file: 'apps/fs-server/src/areas/teams/rules.ts',
    code: 'overLimit(',
    isKept: (plan) => samplePlan(plan).limits.teams === countOf(plan, 'teams'),
  },
};

const benefitsOf: Readonly<Record<PlanId, PaidOrFree>> = {
  'fuel-free': 'free',
  'fuel-individual': 'individual',
  'fuel-individual-plus': 'individual-plus',
  'fuel-teams': 'team',
};

function countOf(plan: PlanId, kind: 'watchlists' | 'teams'): number | undefined {
  const benefit = planBenefits[benefitsOf[plan]].find((one) => one.kind === kind);
  return benefit && 'count' in benefit ? benefit.count : undefined;
}

/** The text of each card about its plan, and the promises in it. */
const descriptions: Readonly<Record<PlanId, readonly [text: string, promises: readonly Promised[]]>> = {
  'fuel-free': [
    'Search companies and markets, read the news, and keep 1 watchlist.',
    ['search', 'readNews', 'watchlists'],
  ],
  'fuel-individual': ['Full company profiles and up to 5 watchlists.', ['profiles', 'watchlists']],
  'fuel-individual-plus': ['Full company profiles and unlimited watchlists.', ['profiles', 'unlimited']],
  'fuel-teams': [
    'Full company profiles, and a shared workspace with unlimited watchlists and up to 3 teams.',
    ['profiles', 'unlimited', 'teams'],
  ],
};

test.each(planIds)('the cards of %s promise only what the server enforces', (plan) => {
  const [text, promises] = descriptions[plan];
  expect(samplePlan(plan).description).toBe(text);
  const listed = planBenefits[benefitsOf[plan]].map(({ kind }) => kind);
  expect(promises.filter((promise) => !listed.includes(promise))).toEqual([]);
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.filter((promise) => !rules[promise].isKept(plan))).toEqual([]);
});

test.each(Object.entries(rules))('the code that enforces %s exists', (_promise, { file, code }) => {
  expect(read(file)).toContain(code);
});

test('a plan without advanced profiles does not promise them', () => {
  const promised = planIds.filter((plan) => planBenefits[benefitsOf[plan]].some(({ kind }) => kind === 'profiles'));
  expect(promised).toEqual(planIds.filter((plan) => hasCapability([plan], 'advancedProfiles')));
  expect(promised).toEqual(['fuel-individual', 'fuel-individual-plus', 'fuel-teams']);
});
