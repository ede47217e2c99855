import { buildCompanyOverview, buildCompanySearchResult, buildRaisedRound, buildRoundInvestor } from '@fs/fixtures';
import { expect, test } from 'vitest';
import { compareCompanies, highestOf, isDifferent } from './compareCompanies.ts';
import { cumulativeRaised } from './cumulativeRaised.ts';

const market = (name: string) => ({ id: name.toLowerCase(), name });

function company(
  name: string,
  facts: Partial<ReturnType<typeof buildCompanySearchResult>> = {},
  investors: string[] = [],
) {
  return buildCompanyOverview({
    organization: buildCompanySearchResult({ name, ...facts }),
    funding_rounds: [
      buildRaisedRound({ investors: investors.map((investor) => buildRoundInvestor({ name: investor })) }),
    ],
  });
}

test('shared markets come first, and investors in common are found', () => {
  const [first, second, third] = compareCompanies([
    company('Voltmeer', { markets: [market('Grid'), market('Storage')] }, ['Cedar & Palm', 'Hinterland']),
    company('Stillwater', { markets: [market('Storage')] }, ['Cedar & Palm', 'Cedar & Palm']),
    company('Amberfield', { markets: [market('Heat')] }, ['Emerald Quay']),
  ]);
  expect(first?.markets.map(({ name, isShared }) => [name, isShared])).toEqual([
    ['Storage', true],
    ['Grid', false],
  ]);
  expect([first, second, third].map((one) => one?.commonInvestors.map(({ name }) => name))).toEqual([
    ['Cedar & Palm'],
    ['Cedar & Palm'],
    [],
  ]);
});

test('marks the highest known value, and none where all are equal or one alone is known', () => {
  const companies = compareCompanies([
    company('Voltmeer', { total_funding_usd: 29_500_000, round_count: 3 }),
    company('Stillwater', { total_funding_usd: 98_000_000, round_count: 3 }),
    company('Amberfield', { total_funding_usd: null, round_count: 3, last_round: null }),
  ]);
  const stillwater = companies[1]?.overview.organization.id;
  expect([...highestOf(companies, 'raised')]).toEqual([stillwater]);
  expect([...highestOf(companies, 'rounds')]).toEqual([]);
  expect([...highestOf(companies, 'founded')]).toEqual([]);
  expect(['raised', 'lastRound', 'rounds', 'place'].map((fact) => isDifferent(companies, fact as 'raised'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('adds up disclosed rounds by day, from the first one of each company', () => {
  const rounds = (...pairs: [string, number | null][]) =>
    buildCompanyOverview({
      funding_rounds: pairs.map(([funded_on, raised_usd]) => buildRaisedRound({ funded_on, raised_usd })),
    });
  const points = cumulativeRaised([
    rounds(['2026-03-01', 12], ['2024-01-01', 5], ['2025-01-01', null]),
    rounds(['2025-06-01', 44]),
  ]);
  expect(points).toEqual([
    { day: '2024-01-01', values: [5, null] },
    { day: '2025-06-01', values: [5, 44] },
    { day: '2026-03-01', values: [17, 44] },
  ]);
});
