import type {
  FundingYear,
  MarketCompanies,
  MarketFigures,
  MarketFunding,
  MarketProfile,
  MarketRollup,
} from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorizationOf('admin');
});
afterAll(() => server.close());

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await server.app.inject({ url, headers: { authorization } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

test('[XMARKET-041] header, table, tiles, charts and lists of a market have the same numbers', async () => {
  const rollups = await read<Record<string, MarketRollup>>('/static/market_rollup.json');
  const table = await read<MarketFigures[]>('/api/categories?query=&_sort=raised_12m_usd~desc&_limit=100');
  const tiles = await read<MarketFigures[]>('/static/feature_markets.json');
  expect(table).toHaveLength(40);
  for (const tile of tiles) expect(table).toContainEqual(expect.objectContaining({ ...tile }));
  for (const row of table) {
    const part = <Answer>(path: string) => read<Answer>(`/api/categories/${row.id}/${path}`);
    const { round_sizes: sizes, ...header } = await read<MarketProfile>(`/api/categories/${row.id}`);
    expect(header).toEqual(row);
    const years = await part<FundingYear[]>('fundingHistory');
    expect(years.slice(-row.years.length)).toEqual(row.years);
    expect(sum(years.map(({ disclosed }) => disclosed))).toBe(sum(sizes));
    expect(rollups[row.id]).toMatchObject({
      count: row.companyCount,
      raised_12m_usd: row.raised_12m_usd,
      rounds_12m: row.rounds_12m,
      change_12m: row.change_12m,
    });
    expect(sum(rollups[row.id]?.funding_history.map(({ total }) => total) ?? [])).toBe(
      sum(years.map(({ total }) => total)),
    );

    const recent = await part<MarketFunding>('recentFunding?_limit=100');
    expect(recent).toMatchObject({ total: row.rounds_12m, as_of: row.as_of });
    expect(recent.rounds).toHaveLength(row.rounds_12m);
    expect(sum(recent.rounds.map(({ raised_usd }) => raised_usd))).toBe(row.raised_12m_usd);
    // One market is quiet: its newest round is older.
    const newest = row.newest_round?.id;
    expect(recent.rounds[0]?.id ?? newest).toBe(newest);

    const companies = await part<MarketCompanies>('topCompanies?_limit=100');
    const filtered = await part<MarketCompanies>('topCompanies?_limit=1&fundingValue=0&fundingExpression=%3E');
    expect(companies.total).toBe(row.companyCount);
    expect(companies.companies).toHaveLength(row.companyCount);
    expect(sum(companies.companies.map(({ total_funding_usd }) => total_funding_usd))).toBe(row.totalFunding);
    expect(filtered.total).toBe(companies.companies.filter((one) => (one.total_funding_usd ?? 0) > 0).length);
  }
});
