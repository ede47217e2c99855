import type { CompanyFilter, CompanyTotals } from '@fs/api-contract';
import { buildCompany, buildFundingRound } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const inBerlin = { city: 'Berlin', state_code: null, country_code: 'DEU', markets: [] };
const first = buildCompany({ name: 'Totals First', ...inBerlin });
const second = buildCompany({ name: 'Totals Second', ...inBerlin });
const third = buildCompany({ name: 'Totals Third', ...inBerlin, status: 'closed' });
const rounds = [
  buildFundingRound({ id: 't-1', companyId: first.id, fundedOn: daysAgo(10), roundCode: 'B', raisedUsd: 900 }),
  buildFundingRound({ id: 't-2', companyId: first.id, fundedOn: daysAgo(400), roundCode: 'A', raisedUsd: 5000 }),
  buildFundingRound({ id: 't-3', companyId: second.id, fundedOn: daysAgo(40), roundCode: 'A', raisedUsd: 100 }),
  buildFundingRound({ id: 't-4', companyId: third.id, fundedOn: daysAgo(50), roundCode: 'A', raisedUsd: null }),
];

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({
    world: {
      ...smallWorld,
      companies: [...smallWorld.companies, first, second, third],
      fundingRounds: [...smallWorld.fundingRounds, ...rounds],
    },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

async function sumOf(filters: CompanyFilter[]): Promise<CompanyTotals> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/companies/search/facets',
    headers: { authorization },
    payload: { filters },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const totals: CompanyFilter = { field: 'name', op: 'contains', value: 'totals' };
const closed: CompanyFilter = { field: 'status', op: '=', value: 'closed' };

test('adds up the companies that match: raised in 12 months, median of the last rounds, newest round', async () => {
  expect(await sumOf([totals])).toEqual({
    count: 3,
    raised_12m_usd: 1000,
    median_last_round_usd: 500,
    newest: {
      id: first.id,
      name: 'Totals First',
      logo_url: first.logo_url,
      last_funding_on: daysAgo(10),
      last_round: { round_type: 'venture', round_code: 'B', raised_usd: 900 },
    },
    without: [],
  });
});

test('undisclosed rounds add nothing to the amounts', async () => {
  expect(await sumOf([totals, closed])).toMatchObject({
    count: 1,
    raised_12m_usd: 0,
    median_last_round_usd: null,
    newest: { id: third.id, last_round: { raised_usd: null } },
  });
});

test('where none matches, counts the companies without each filter', async () => {
  const filters = [totals, closed, { field: 'total_funding_usd', op: '>', value: 50 } as const];
  expect(await sumOf(filters)).toEqual({
    count: 0,
    raised_12m_usd: 0,
    median_last_round_usd: null,
    newest: null,
    without: [
      { filter: 0, count: 0 },
      { filter: 1, count: 2 },
      { filter: 2, count: 1 },
    ],
  });
});
