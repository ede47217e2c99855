import type {
  ArticleListItem,
  FundingYear,
  MarketCompanies,
  MarketFunding,
  MarketInvestor,
  SourceCount,
} from '@fs/api-contract';
import { buildArticle, buildFundingRound } from '@fs/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const round = (id: string, companyId: string, fundedOn: string, raisedUsd: number | null) =>
  buildFundingRound({ id, companyId, fundedOn, raisedUsd });

const fundingRounds = [
  round('a', ids.acme, '2025-11-20', 6_000_000),
  round('b', ids.acme, '2025-11-02', null),
  round('c', ids.brio, '2024-11-21', 2_000_000),
  round('d', ids.brio, '2024-11-20', 1_000_000),
  round('e', ids.brio, '2019-01-01', 1_000_000),
  round('f', ids.quiet, '2025-11-19', 3_000_000),
];
const investments = [
  { investorId: 'investor-1', fundingRoundId: 'c', isLead: true },
  { investorId: 'investor-1', fundingRoundId: 'd', isLead: true },
  { investorId: 'investor-2', fundingRoundId: 'a', isLead: true },
  { investorId: 'investor-1', fundingRoundId: 'f', isLead: true },
];
const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toISOString();
const articles = [
  buildArticle({ title: 'Ours', publishedAt: day(4), companyIds: [ids.acme], marketPulseCategory: null }),
  buildArticle({
    title: 'Earned',
    url: 'https://paper.example/acme',
    publishedAt: day(3),
    companyIds: [ids.brio],
    marketPulseCategory: null,
  }),
  buildArticle({
    title: 'Owned',
    url: 'https://www.brio.example/news',
    publishedAt: day(2),
    companyIds: [ids.brio],
    marketPulseCategory: null,
  }),
  buildArticle({
    title: 'Elsewhere',
    url: 'https://paper.example/quiet',
    publishedAt: day(1),
    companyIds: [ids.quiet],
    marketPulseCategory: null,
  }),
];

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({ world: { ...smallWorld, fundingRounds, investments, articles } });
  authorization = await server.authorizationOf('admin');
});
afterAll(() => server.close());

async function read<Answer>(path: string, headers: object = { authorization }): Promise<Answer> {
  const answer = await server.app.inject({ url: path, headers: { ...headers } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}
const part = <Answer>(path: string) => read<Answer>(`/api/categories/tc3-robots/${path}`);
const titlesOf = (items: readonly ArticleListItem[]) => items.map(({ article }) => article.title);

describe('a market', () => {
  test('[REST-126] has what its companies publish, what others write of them, and both with ours as news', async () => {
    expect(titlesOf(await part('updates'))).toEqual(['Owned']);
    expect(titlesOf(await part('earnedContent'))).toEqual(['Earned']);
    expect(titlesOf(await part('earnedContent?gte=2026-10-03T00:00:00'))).toEqual(['Earned']);
    expect(titlesOf(await part('earnedContent?gte=2026-10-04'))).toEqual([]);
    expect(titlesOf(await read('/api-public/markets/robots/news', {}))).toEqual(['Ours', 'Earned', 'Owned']);
    expect(titlesOf(await read('/api-public/markets/robots/news?_offset=1&_limit=1', {}))).toEqual(['Earned']);
  });

  test('counts all articles of each source of its earned content', async () => {
    const sources = await part<SourceCount[]>('earnedContent/sources');
    expect(sources).toEqual([{ source: null, count: 1 }]);
    expect(await part('earnedContent/sources?gte=2026-10-04')).toEqual([]);
  });

  test('[REST-126] has every year of its funding, which a list of markets does not', async () => {
    expect(await part<FundingYear[]>('fundingHistory')).toEqual([
      { year: 2019, rounds: 1, disclosed: 1, total: 1_000_000 },
      { year: 2024, rounds: 2, disclosed: 2, total: 3_000_000 },
      { year: 2025, rounds: 2, disclosed: 1, total: 6_000_000 },
    ]);
  });

  test('[REST-126] has the rounds of the 12 months of its figures, or fewer, by page', async () => {
    const recent = await part<MarketFunding>('recentFunding');
    expect(recent).toMatchObject({ total: 3, since: '2024-11-21', as_of: '2025-11-20' });
    expect(recent.rounds.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(recent.rounds[0]).toMatchObject({ organization: { name: 'Acmé' }, market: { id: 'tc3-robots' } });
    const month = await part<MarketFunding>('recentFunding?gte=2025-11-01&_offset=1&_limit=1');
    expect(month).toMatchObject({ total: 2, since: '2025-11-01', rounds: [{ id: 'b' }] });
    expect(await part<MarketFunding>('recentFunding?gte=2000-01-01')).toEqual(recent);
  });

  test('[REST-126] has its top investors with their deals and companies there', async () => {
    const investors = await part<MarketInvestor[]>('topInvestors');
    expect(investors).toMatchObject([
      {
        investor: { name: 'Åre Capital' },
        rounds: 2,
        companies: 1,
        last_on: '2024-11-21',
        last_round: { id: 'c', organization: { name: 'Brio' } },
        holdings: [{ id: ids.brio, name: 'Brio', logo_url: null }],
      },
      { investor: { name: 'Brio' }, rounds: 1, holdings: [{ id: ids.acme }] },
    ]);
    expect(await part<MarketInvestor[]>('topInvestors?_limit=1')).toEqual(investors.slice(0, 1));
  });

  test.each([
    ['', ['Acmé', 'Brio']],
    ['_query=acme', ['Acmé']],
    ['location=berlin', []],
    ['markets=drones', ['Acmé']],
    ['last_round=venture&status=operating', ['Acmé', 'Brio']],
    ['monthFilter=2015-03', ['Acmé', 'Brio']],
    ['monthFilter=2015-03&foundedDateExpression=<', []],
    ['employees=11-50', ['Acmé', 'Brio']],
    ['employees=51-100', []],
    ['fundingValue=6000000', ['Acmé']],
    ['fundingValue=6000000&fundingExpression=<', ['Brio']],
  ])('has its top companies by %j', async (query, names) => {
    const { companies, total } = await part<MarketCompanies>(`topCompanies?${encodeURI(query)}`);
    expect(companies.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test('[REST-126] has its top companies by page, and filtered', async () => {
    const page = await part<MarketCompanies>('topCompanies?_limit=1&_offset=1&_query=&location=columbus');
    expect(page).toMatchObject({ companies: [{ id: ids.brio, name: 'Brio' }], total: 2 });
  });

  test.each([
    'updates?_limit=101',
    'earnedContent?gte=yesterday',
    'earnedContent?gte=2026-02-31x',
    'recentFunding?gte=0000-01-01',
    'recentFunding?_offset=10001',
    'topInvestors?_limit=0',
    'topCompanies?employees=many',
    'topCompanies?monthFilter=2015-13',
    'topCompanies?foundedDateExpression=like',
    'topCompanies?fundingValue=-1',
    'topCompanies?unknown=1',
  ])('rejects %s', async (path) => {
    const answer = await server.app.inject({ url: `/api/categories/tc3-robots/${path}`, headers: { authorization } });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    'updates',
    'earnedContent',
    'earnedContent/sources',
    'fundingHistory',
    'recentFunding',
    'topInvestors',
    'topCompanies',
  ])('answers for %s alike by any form of the id, and 404 for no market', async (path) => {
    const whole = await part(path);
    expect(await read(`/api/categories/robots/${path}`)).toEqual(whole);
    for (const id of ['nobody', "'; drop table markets; --", '%25', '😀']) {
      const url = `/api/categories/${encodeURIComponent(id)}/${path}`;
      expect((await server.app.inject({ url, headers: { authorization } })).statusCode).toBe(404);
    }
  });
});
