import { type InvestorFigures, type InvestorFilter, type InvestorSort, limits } from '@fs/api-contract';
import { buildFundingRound } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const deal = (investorId: string, fundingRoundId: string, isLead = false) => ({ investorId, fundingRoundId, isLead });

/** Five markets of one company, each with one round of its investor: three of them are shown. */
const many = ['Batteries', 'Cranes', 'Dredgers', 'Engines', 'Ferries'].map((name) => ({
  ...{ id: `tc3-${name.toLowerCase()}`, slug: name.toLowerCase(), name },
  ...{ definition: null, sector: null },
}));

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({
    world: {
      ...smallWorld,
      markets: [...smallWorld.markets, ...many],
      companies: smallWorld.companies.map((company) =>
        company.id === ids.quiet ? { ...company, markets: many } : company,
      ),
      investors: [
        ...smallWorld.investors,
        { id: 'investor-4', name: 'Åre Cap', companyId: ids.are, personId: null },
        { id: 'investor-5', name: 'Norrsken Partners', companyId: null, personId: null },
      ],
      fundingRounds: [
        ...smallWorld.fundingRounds,
        buildFundingRound({ id: 'round-4', companyId: ids.quiet, fundedOn: '2026-10-01', raisedUsd: 1_000_000 }),
        buildFundingRound({ id: 'round-5', companyId: ids.brio, fundedOn: '2026-11-01', raisedUsd: null }),
      ],
      investments: [
        // Under two names, in one round under both.
        ...[deal('investor-1', 'round-1', true), deal('investor-4', 'round-1'), deal('investor-4', 'round-4')],
        ...[deal('investor-2', 'round-1'), deal('investor-3', 'round-3', true)],
        ...[deal('investor-5', 'round-4', true), deal('investor-5', 'round-5')],
      ],
    },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, headers: { authorization }, payload });

async function found(filters: InvestorFilter[] = [], sort: InvestorSort[] = []): Promise<InvestorFigures[]> {
  const [page, count] = await Promise.all([
    post('/api/investors/search', { filters, sort }),
    post('/api/investors/search/count', { filters }),
  ]);
  const investors = page.json<InvestorFigures[]>();
  expect(count.json()).toEqual({ count: investors.length });
  return investors;
}

const namesOf = (investors: readonly InvestorFigures[]) =>
  investors.map(({ investor }) => investor.organization?.name ?? investor.person?.name ?? investor.name);

test('[XINVESTOR-001] the most active in 12 months come first, and a firm with two names is one investor', async () => {
  const investors = await found();
  expect(namesOf(investors)).toEqual(['Norrsken Partners', 'Åre Capital', 'Brio', 'Mia Olsen']);
  expect(investors[1]).toMatchObject({ rounds: 2, rounds_12m: 1, rounds_led: 1, companies: 2, last_on: '2026-10-01' });
  expect(investors[1]?.last_round).toMatchObject({ id: 'round-4', raised_usd: 1_000_000 });
  expect(investors[1]?.markets.map(({ name }) => name)).toEqual(['Batteries', 'Cranes', 'Dredgers']);
});

test('[XINVESTOR-002] investors are found by any of their names, by market, numbers and the month of their last deal', async () => {
  const named = (value: string): InvestorFilter => ({ field: 'name', op: 'contains', value });
  expect(namesOf(await found([named('are cap')]))).toEqual(['Åre Capital']);
  expect(namesOf(await found([named('sken')]))).toEqual(['Norrsken Partners']);
  expect(namesOf(await found([named('olsen')]))).toEqual(['Mia Olsen']);
  expect(namesOf(await found([named('sk')]))).toEqual([]);
  expect(namesOf(await found([named('')]))).toHaveLength(4);
  expect(namesOf(await found([{ field: 'markets', op: 'contains', value: 'robo' }]))).toContain('Åre Capital');
  expect(namesOf(await found([{ field: 'markets', op: 'contains', value: 'boats' }]))).toEqual([]);
  expect(namesOf(await found([{ field: 'rounds_led', op: '>', value: 0 }]))).toHaveLength(3);
  expect(namesOf(await found([{ field: 'last_on', op: '=', value: '2026-10' }]))).toEqual(['Åre Capital']);
});

test('[XINVESTOR-006] an investor is found by every market in which it has invested, not only by those shown', async () => {
  for (const { name } of many) {
    const investors = await found([{ field: 'markets', op: 'contains', value: name }]);
    expect(namesOf(investors)).toEqual(['Norrsken Partners', 'Åre Capital']);
    for (const { markets } of investors) expect(markets.length).toBeLessThanOrEqual(limits.investorMarkets);
  }
});

test('investors are sorted by every column, in both directions, and by page', async () => {
  const byName = await found([], [{ field: 'name', dir: 'asc' }]);
  expect(namesOf(byName)).toEqual(['Åre Capital', 'Brio', 'Mia Olsen', 'Norrsken Partners']);
  for (const field of ['rounds', 'rounds_12m', 'rounds_led', 'companies', 'last_on'] as const) {
    const values = (await found([], [{ field, dir: 'asc' }])).map((row) => row[field]);
    expect(values).toEqual(values.toSorted());
  }
  const page = await post('/api/investors/search', { sort: [{ field: 'name', dir: 'desc' }], offset: 1, limit: 2 });
  expect(namesOf(page.json<InvestorFigures[]>())).toEqual(['Mia Olsen', 'Brio']);
});

const looksFor = (field: string, value: string) =>
  post('/api/investors/search', { filters: [{ field, op: 'contains', value }] });

test.each(['%%%', '___', '\\\\\\', "'; drop table investors", 'x'.repeat(200)])(
  'the text %j is looked for as it is written',
  async (value) => {
    expect((await looksFor('name', value)).json()).toEqual([]);
    expect((await looksFor('markets', value)).json()).toEqual([]);
  },
);

test.each([
  ['name', '\u0000'],
  ['markets', '\ud800 capital'],
  ['owner', 'investor-1'],
  ['name', 'x'.repeat(201)],
])('a search of %s for %j is refused', async (field, value) => {
  expect((await looksFor(field, value)).statusCode).toBe(400);
});

test('[XINVESTOR-003] who is signed out learns of no investor', async () => {
  for (const url of ['/api/investors/search', '/api/investors/search/count']) {
    expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
  }
});
