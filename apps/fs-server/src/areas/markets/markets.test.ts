import type { CompanyMarket, MarketFigures, MarketProfile, MarketRollup } from '@fs/api-contract';
import { buildFundingRound } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const round = (id: string, companyId: string, fundedOn: string, raisedUsd: number | null) =>
  buildFundingRound({ id, companyId, fundedOn, raisedUsd });

/** Robots has four rounds in each period, and Drones, of which only Acmé is, two. */
const fundingRounds = [
  round('a', ids.acme, '2025-11-20', 6_000_000),
  round('b', ids.acme, '2025-03-01', null),
  round('c', ids.brio, '2025-02-01', 2_000_000),
  round('d', ids.brio, '2025-01-01', 1_000_000),
  round('e', ids.brio, '2024-11-20', 3_000_000),
  round('f', ids.brio, '2024-10-01', 1_000_000),
  round('g', ids.brio, '2024-09-01', 1_000_000),
  round('h', ids.brio, '2024-08-01', 1_000_000),
];
const investments = [
  { investorId: 'investor-1', fundingRoundId: 'c', isLead: true },
  { investorId: 'investor-1', fundingRoundId: 'd', isLead: true },
  { investorId: 'investor-2', fundingRoundId: 'a', isLead: true },
];

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({ world: { ...smallWorld, fundingRounds, investments } });
  authorization = await server.authorizationOf('admin');
});
afterAll(() => server.close());

async function read<Answer>(path: string, headers = {}): Promise<Answer> {
  const answer = await server.app.inject({ url: path, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
const namesOf = (markets: readonly { name: string }[]) => markets.map(({ name }) => name);

test('[XMARKET-001] [XMARKET-002] a market has its 12 months, its change, its years, its sizes and its newest round', async () => {
  expect(await read<MarketProfile>('/api-public/markets/robots')).toEqual({
    id: 'tc3-robots',
    name: 'Robots',
    companyCount: 2,
    totalFunding: 15_000_000,
    definition: 'Machines that move.',
    sector: 'Industry',
    as_of: '2025-11-20',
    raised_12m_usd: 9_000_000,
    raised_prior_12m_usd: 6_000_000,
    rounds_12m: 4,
    disclosed_12m: 3,
    median_12m_usd: 2_000_000,
    change_12m: 0.5,
    years: [
      { year: 2024, rounds: 4, disclosed: 4, total: 6_000_000 },
      { year: 2025, rounds: 4, disclosed: 3, total: 9_000_000 },
    ],
    newest_round: {
      id: 'a',
      organization: { id: ids.acme, name: 'Acmé', logo_url: null },
      round_type: 'venture',
      round_code: 'B',
      raised_usd: 6_000_000,
      funded_on: '2025-11-20',
    },
    round_sizes: [0, 6, 1, 0, 0, 0],
  });
  const drones = await read<MarketProfile>('/api-public/markets/tc3-drones');
  expect(drones).toMatchObject({ rounds_12m: 2, raised_12m_usd: 6_000_000, change_12m: null, definition: null });
});

test('[XMARKET-003] anyone lists markets in pages, sorted, with unknown values last in both directions', async () => {
  const list = (query: string) => read<MarketFigures[]>(`/api-public/markets?query=${query}`);
  expect(namesOf(await list('&_sort=raised_12m_usd~desc'))).toEqual(['Robots', 'Drones']);
  expect(namesOf(await list('&_sort=raised_12m_usd~asc'))).toEqual(['Drones', 'Robots']);
  expect(namesOf(await list('&_sort=change_12m~asc'))).toEqual(['Robots', 'Drones']);
  expect(namesOf(await list('&_sort=change_12m~desc.name~asc'))).toEqual(['Robots', 'Drones']);
  expect(namesOf(await list('&_sort=name~asc&_limit=1&_offset=1'))).toEqual(['Robots']);
  expect(namesOf(await list('drON'))).toEqual(['Drones']);
  expect(await read('/api-public/markets/count?query=dron')).toEqual({ count: 1 });
  expect(await read('/api-public/markets/count?query=')).toEqual({ count: 2 });
});

test.each(['_sort=id~asc', '_sort=name', '_sort=name~asc.', '_limit=101', '_offset=-1'])(
  'rejects a list that asks for %s',
  async (query) => {
    expect((await server.app.inject(`/api-public/markets?query=&${query}`)).statusCode).toBe(400);
  },
);

test('[XMARKET-004] the top investor is sent to signed-in users only', async () => {
  for (const path of [
    '/api-public/markets?query=robots',
    '/api-public/markets/robots',
    '/static/feature_markets.json',
  ]) {
    const text = JSON.stringify(await read<object>(path));
    expect(text).not.toContain('investor');
    expect(text).not.toContain('Åre Capital');
  }
  const [robots] = await read<MarketFigures[]>('/api/categories?query=robots', { authorization });
  expect(robots?.top_investor).toMatchObject({ name: 'Åre Capital', organization: { kind: 'investor' } });
  const profile = await read<MarketProfile>('/api/categories/robots', { authorization });
  expect(profile.top_investor?.name).toBe('Åre Capital');
});

test('[XMARKET-005] the rollup files and the featured markets have the same figures', async () => {
  const rollup = await read<Record<string, MarketRollup>>('/static/market_rollup.json');
  expect(rollup['tc3-robots']).toMatchObject({ count: 2, raised_12m_usd: 9_000_000, change_12m: 0.5, rounds_12m: 4 });
  expect(rollup['tc3-robots']?.funding_history).toHaveLength(2);
  const featured = await read<MarketFigures[]>('/static/feature_markets.json');
  expect(featured.map(({ id, raised_12m_usd }) => [id, raised_12m_usd])).toEqual([
    ['tc3-robots', 9_000_000],
    ['tc3-drones', 6_000_000],
  ]);
});

test('a text that is the whole name of a sector finds its markets, and a part of it does not', async () => {
  const search = async (text: string) =>
    namesOf(await read<MarketFigures[]>(`/api-public/markets?query=${encodeURIComponent(text)}`));
  expect(await search('industry ')).toEqual(['Robots']);
  expect(await search('indust')).toEqual([]);
});

test('offers the markets with the most similar names, however long the text', async () => {
  const closest = await read<CompanyMarket[]>('/api-public/markets/closest?query=dronse');
  expect(closest).toEqual([
    { id: 'tc3-drones', name: 'Drones' },
    { id: 'tc3-robots', name: 'Robots' },
  ]);
});
