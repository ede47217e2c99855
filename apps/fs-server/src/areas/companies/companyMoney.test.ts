import type { CompanyFilter, CompanySearchResult, CompanySort } from '@fs/api-contract';
import { buildArticle, buildCompany, buildFundingRound, type WorldCompany } from '@fs/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markChanged } from '../../database/revisions.ts';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

const company = (name: string, facts: Partial<WorldCompany>) => buildCompany({ name, markets: [], ...facts });

const large = company('Large', { employee_count: '10,001+', status: 'ipo' });
const small = company('Small', { employee_count: '1-10', status: 'closed' });
const unsized = company('Unsized', { employee_count: null, status: 'acquired' });
const tied = [
  buildFundingRound({ id: 'tie-1', companyId: large.id, fundedOn: '2026-01-05', roundCode: 'C', raisedUsd: null }),
  buildFundingRound({ id: 'tie-2', companyId: large.id, fundedOn: '2026-01-05', roundCode: 'D', raisedUsd: 70 }),
  buildFundingRound({ id: 'tie-3', companyId: large.id, fundedOn: '2026-01-04', roundCode: 'B', raisedUsd: 900 }),
];
const articles = [0.5, 6.9, 7.1, 90.9, 91.1, -1].map((days) =>
  buildArticle({
    title: `Large, ${days} days ago`,
    publishedAt: daysAgo(days),
    companyIds: [large.id],
    keywords: [],
    marketPulseCategory: null,
  }),
);

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({
    world: {
      ...smallWorld,
      companies: [...smallWorld.companies, large, small, unsized],
      fundingRounds: [...smallWorld.fundingRounds, ...tied],
      articles: [...smallWorld.articles, ...articles],
    },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

async function search(payload: { filters?: CompanyFilter[]; sort?: CompanySort }): Promise<CompanySearchResult[]> {
  const [page, count] = await Promise.all([
    server.app.inject({
      method: 'POST',
      url: '/api/companies/search',
      headers: { authorization },
      payload: { ...payload, limit: 100 },
    }),
    server.app.inject({
      method: 'POST',
      url: '/api/companies/search/count',
      headers: { authorization },
      payload: { filters: payload.filters ?? [] },
    }),
  ]);
  const companies = page.json<CompanySearchResult[]>();
  expect(count.json()).toEqual({ count: companies.length });
  return companies;
}

const namesOf = (companies: readonly CompanySearchResult[]) => companies.map(({ name }) => name);
const found = async (filter: CompanyFilter) => namesOf(await search({ filters: [filter] })).sort();

async function companyOf(id: string): Promise<CompanySearchResult | undefined> {
  return (await search({})).find((company) => company.id === id);
}

describe('a company of a search', () => {
  test('[XCOMPANY-001] states its rounds by year, its latest round, and the lead of the latest round that names one', async () => {
    expect(await companyOf(ids.acme)).toMatchObject({
      status: 'operating',
      round_count: 2,
      last_funding_on: '2025-01-31',
      last_round: { round_type: 'grant', round_code: null, raised_usd: null },
      lead_investor: { id: 'investor-1' },
      funding_years: [
        { year: 2024, raised_usd: 21_271_935_000, round_count: 1 },
        { year: 2025, raised_usd: 0, round_count: 1 },
      ],
    });
  });

  test('has neither rounds nor a lead when none is known', async () => {
    expect(await companyOf(small.id)).toMatchObject({
      round_count: 0,
      last_round: null,
      lead_investor: null,
      funding_years: [],
      news_weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  test('names the round with the largest disclosed amount of its latest day', async () => {
    const company = await companyOf(large.id);
    expect(company?.last_round).toEqual({ round_type: 'venture', round_code: 'D', raised_usd: 70 });
    expect(company?.lead_investor).toBeNull();
  });

  test('[XCOMPANY-001] counts its articles of the last 13 weeks by week, without later or scheduled ones', async () => {
    expect((await companyOf(large.id))?.news_weeks).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  });

  test('counts an article in the week of its corrected date', async () => {
    const { kysely } = server.database;
    const correct = async (days: number) => {
      await kysely
        .updateTable('articles')
        .set({ published_at: new Date(daysAgo(days)) })
        .where('title', '=', 'Large, 7.1 days ago')
        .execute();
      await markChanged(kysely, 'news');
    };
    await correct(20);
    expect((await companyOf(large.id))?.news_weeks).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2]);
    await correct(7.1);
  });
});

describe('conditions', () => {
  test.each([
    [{ field: 'status', op: '=', value: 'ipo' }, ['Large']],
    [{ field: 'last_round', op: '=', value: 'grant' }, ['Acmé']],
    [{ field: 'last_round', op: '=', value: 'D' }, ['Large']],
    [{ field: 'last_round', op: '=', value: 'C' }, []],
    [{ field: 'last_round_usd', op: '>', value: 70 }, ['Brio']],
    [{ field: 'last_round_usd', op: '=', value: 70 }, ['Large']],
    [{ field: 'round_count', op: '>', value: 1 }, ['Acmé', 'Large']],
    [{ field: 'round_count', op: '=', value: 1 }, ['Brio']],
    [{ field: 'employee_count', op: '>', value: 1000 }, ['Large']],
    [{ field: 'employee_count', op: '=', value: 1 }, ['Small']],
  ] as const)('%j matches %j', async (filter, names) => {
    expect(await found(filter)).toEqual(names);
  });

  test.each([
    { field: 'status', op: '=', value: 'bankrupt' },
    { field: 'employee_count', op: '>', value: 2_147_483_648 },
    { field: 'round_count', op: '<', value: -1 },
    { field: 'round_count', op: '<', value: 1.5 },
    { field: 'lead_investor', op: 'contains', value: 'x' },
  ])('%j is rejected with 400', async (filter) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/companies/search',
      headers: { authorization },
      payload: { filters: [filter] },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('order', () => {
  test('employees are sorted by the lower bound of their range, unknown ones last in both directions', async () => {
    const up = namesOf(await search({ sort: { field: 'employee_count', dir: 'asc' } }));
    const down = namesOf(await search({ sort: { field: 'employee_count', dir: 'desc' } }));
    expect([up[0], up.at(-1)]).toEqual(['Small', 'Unsized']);
    expect([down[0], down.at(-1)]).toEqual(['Large', 'Unsized']);
  });

  test.each([
    ['last_round_usd', 'desc', ['Brio', 'Large']],
    ['last_round_usd', 'asc', ['Large', 'Brio']],
    ['round_count', 'desc', ['Large', 'Acmé', 'Brio']],
  ] as const)('by %s, %s, starts with %j', async (field, dir, names) => {
    expect(namesOf(await search({ sort: { field, dir } })).slice(0, names.length)).toEqual(names);
  });

  test('by status, every company is listed once in both directions', async () => {
    const up = namesOf(await search({ sort: { field: 'status', dir: 'asc' } }));
    expect(namesOf(await search({ sort: { field: 'status', dir: 'desc' } }))).toEqual(up.toReversed());
    expect(up.slice(0, 3)).toEqual(['Unsized', 'Small', 'Large']);
  });
});
