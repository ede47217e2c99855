import { type FundingRound, limits } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let company: string;
let rounds: number;
beforeAll(async () => {
  server = await startTestServer();
  const { investors, investments } = server.world;
  const paid = investors
    .filter(({ companyId }) => companyId !== null)
    .map(({ id, companyId }) => ({
      companyId,
      rounds: investments.filter(({ investorId }) => investorId === id).length,
    }))
    .sort((one, other) => other.rounds - one.rounds)[0];
  company = paid?.companyId ?? '';
  rounds = paid?.rounds ?? 0;
});
afterAll(() => server.close());

async function read<Answer>(role: string, path: string): Promise<Answer> {
  const headers = { authorization: await server.authorizationOf(role) };
  return (await server.app.inject({ url: `/api/companies/${company}${path}`, headers })).json<Answer>();
}

test('a user on the free plan gets ten investments and their total, whatever they request', async () => {
  expect(rounds).toBeGreaterThan(limits.companyListPage);
  const answer = await read<{ investments: unknown[]; total: number }>('free', '/investments?_limit=100');
  expect(answer.investments).toHaveLength(limits.companyListPage);
  expect(answer.total).toBe(rounds);
});

test.each(['individual', 'teams-owner', 'unlimited'])(
  'advanced profiles include every investment for %s',
  async (role) => {
    const answer = await read<{ investments: unknown[] }>(role, '/investments?_limit=100');
    expect(answer.investments).toHaveLength(rounds);
  },
);

test('the limit also applies to portfolio, coinvestors, overview and edges', async () => {
  const portfolio = await read<{ portfolio: unknown[]; total: number }>('free', '/investments/portfolio');
  const coinvestors = await read<{ coinvestors: unknown[]; total: number }>('free', '/investments/coinvestors');
  const overview = await read<{ investments: unknown[]; portfolio: unknown[] }>('free', '/overview');
  for (const list of [portfolio.portfolio, coinvestors.coinvestors, overview.investments, overview.portfolio]) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.length).toBeLessThanOrEqual(limits.companyListPage);
  }
  const authorization = await server.authorizationOf('free');
  const edges = await Promise.all(
    [0, 8, 16].map((offset) =>
      server.app.inject({
        method: 'POST',
        url: `/api/companies/${company}/search`,
        headers: { authorization },
        payload: { edge: 'investments', offset, limit: 8 },
      }),
    ),
  );
  expect(edges.map((answer) => answer.json<unknown[]>().length)).toEqual([8, 2, 0]);
});

test('sorts rounds by several columns, with unknown amounts last in each', async () => {
  const headers = { authorization: await server.authorizationOf('free') };
  const search = async (sort: object) => {
    const payload = { sort, limit: 100 };
    const answer = await server.app.inject({ method: 'POST', url: '/api/funding/search', headers, payload });
    return answer.json<FundingRound[]>();
  };
  const found = await search([
    { field: 'round_type', dir: 'asc' },
    { field: 'raised_usd', dir: 'asc' },
  ]);
  const types = found.map(({ round_type }) => round_type);
  expect(new Set(types).size).toBeGreaterThan(1);
  expect(types).toEqual(types.toSorted());
  for (const type of new Set(types)) {
    const amounts = found.filter(({ round_type }) => round_type === type).map(({ raised_usd }) => raised_usd);
    expect(amounts).toEqual(
      amounts.toSorted((one, other) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY) || 0),
    );
  }
  expect(await search([])).toEqual(await search({ field: 'funded_on', dir: 'desc' }));
});
