import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

function roundsOf(marketId: string) {
  const { companies, fundingRounds } = started.server.world;
  const ids = new Set(companies.filter(({ markets }) => markets.some(({ id }) => id === marketId)).map(({ id }) => id));
  return fundingRounds.filter(({ companyId }) => ids.has(companyId));
}

test('[MARKET-006] featured markets are those with most raised in 12 months, the most first', async () => {
  const outcome = await started.client.staticFiles.getFeatureMarkets();
  expectRequests(started.requests, { method: 'GET', path: '/static/feature_markets.json' });
  const totals = outcome.ok ? outcome.data.map(({ raised_12m_usd }) => raised_12m_usd) : [];
  expect(totals.length).toBeGreaterThan(3);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
});

test("[MARKET-005] [ENTITY-004] the rollup has each market's company count and yearly funding", async () => {
  const market = started.server.world.markets.find(({ id }) => roundsOf(id).length > 2);
  const rounds = roundsOf(market?.id ?? '');
  const outcome = await started.client.staticFiles.getMarketRollup();
  expectRequests(started.requests, { method: 'GET', path: '/static/market_rollup.json' });
  const rollup = outcome.ok ? outcome.data[market?.id ?? ''] : undefined;
  expect(rollup?.count).toBeGreaterThan(0);
  expect(rollup?.funding_history.reduce((sum, year) => sum + year.rounds, 0)).toBe(rounds.length);
  expect(rollup?.funding_history.reduce((sum, { total }) => sum + total, 0)).toBe(
    rounds.reduce((sum, { raisedUsd }) => sum + (raisedUsd ?? 0), 0),
  );
  const years = rollup?.funding_history.map(({ year }) => year) ?? [];
  expect(years).toEqual([...new Set(years)].sort());
});

test('[MARKET-008] the file of one market equals its part of the rollup', async () => {
  const id = started.server.world.markets[0]?.id ?? '';
  const all = await started.client.staticFiles.getMarketRollup();
  const one = await started.client.staticFiles.getRollupOfMarket(id);
  expectRequests(
    started.requests,
    { method: 'GET', path: '/static/market_rollup.json' },
    { method: 'GET', path: `/static/markets/${id}.json` },
  );
  expect(one.ok && one.data).toEqual(all.ok && all.data[id]);
  expect(one.ok).toBe(true);
});

test('the landing file has the totals of the data and its newest rounds, without investors', async () => {
  const { companies, fundingRounds } = started.server.world;
  const outcome = await started.client.staticFiles.getLanding();
  expectRequests(started.requests, { method: 'GET', path: '/static/landing.json' });
  if (!outcome.ok) throw new Error(outcome.error);
  const { companies: companyCount, rounds, newest, months } = outcome.data;
  expect([companyCount, rounds]).toEqual([companies.length, fundingRounds.length]);
  expect(newest).toHaveLength(6);
  expect(newest.map(({ funded_on }) => funded_on)).toEqual(
    newest
      .map(({ funded_on }) => funded_on)
      .sort()
      .reverse(),
  );
  expect(newest.every((round) => !('investors' in round))).toBe(true);
  expect(months).toHaveLength(12);
});

test("[NEWS-001] [ENTITY-048] today's trends come from the daily file, the highest score first", async () => {
  const outcome = await started.client.staticFiles.getTrendingDaily();
  if (!outcome.ok) throw new Error(outcome.error);
  expectRequests(started.requests, { method: 'GET', path: '/static/news/trending_daily.json' });
  const { trending_keywords: trending, through } = outcome.data;
  const newest = started.server.world.articles[0]?.publishedAt ?? '';
  expect(through).toBe(newest.slice(0, 10));
  expect(trending[0]).toEqual({
    keyword: expect.any(String),
    days_trending: 1,
    total_count: expect.any(Number),
    average_score: trending[0]?.score,
    score: expect.any(Number),
    days: expect.any(Array),
    newest: { title: expect.any(String), address: expect.stringMatching(/^\/news\//) },
  });
  const lastDay = started.server.world.articles.filter(({ publishedAt }) => publishedAt.slice(0, 10) === through);
  expect(trending.map(({ keyword }) => keyword).sort()).toEqual(
    [...new Set(lastDay.flatMap(({ keywords }) => keywords))].sort(),
  );
});

test('[TREND-006] [TREND-007] [TREND-008] [REST-124] [XTOPIC-001] the weekly file covers seven days, the highest score first', async () => {
  const outcome = await started.client.staticFiles.getTrendingWeekly();
  if (!outcome.ok) throw new Error(outcome.error);
  expectRequests(started.requests, { method: 'GET', path: '/static/news/trending_weekly.json' });
  expect(Object.keys(outcome.data).sort()).toEqual(['since', 'through', 'trending_keywords']);
  const { articles } = started.server.world;
  const { trending_keywords: trending, since, through } = outcome.data;
  expect(Date.parse(through ?? '') - Date.parse(since ?? '')).toBe(6 * 24 * 60 * 60 * 1000);
  const ofWeek = articles.filter(({ publishedAt }) => publishedAt.slice(0, 10) >= (since ?? ''));
  const scores = trending.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  for (const { keyword, total_count, days, newest } of trending) {
    const having = ofWeek.filter(({ keywords }) => keywords.includes(keyword));
    expect([keyword, total_count]).toEqual([keyword, having.length]);
    expect([days.length, days.reduce((sum, count) => sum + count, 0)]).toEqual([7, having.length]);
    expect(days[6]).toBe(having.filter(({ publishedAt }) => publishedAt.slice(0, 10) === through).length);
    expect(having.map(({ title }) => title)).toContain(newest.title);
  }
  expect(Math.max(...trending.map(({ days_trending }) => days_trending))).toBeLessThanOrEqual(7);
});

/** A client whose server responds with these keywords, in the given order; null fails. */
function clientOf(files: { daily: string[] | null; weekly: string[] | null }) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(pathname);
    const names = files[pathname.endsWith('daily.json') ? 'daily' : 'weekly'];
    if (names === null) return new Response('{}', { status: 500 });
    return Response.json({
      trending_keywords: names.map((keyword, index) => ({
        keyword,
        days_trending: 1,
        total_count: names.length,
        average_score: names.length - index,
        score: names.length - index,
        days: [0, 0, 0, 0, 0, 0, 1],
        newest: { title: `About ${keyword}`, address: null },
      })),
      since: '2026-11-02',
      through: '2026-11-02',
    });
  };
  const client = createDataClient({ apiUrl: 'http://files.example', tokens: { idToken: async () => null }, fetch });
  return { client, asked };
}

const named = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix} ${index}`);

test('[NEWS-002] [NEWS-003] fewer than 15 daily keywords are followed by weekly ones, each once and up to 50', async () => {
  const daily = ['Robotics', 'Water'];
  const { client } = clientOf({ daily, weekly: ['Water', ...named('week', 60)] });
  const outcome = await client.staticFiles.getTrendingKeywords();
  const keywords = outcome.ok ? outcome.data.keywords : [];
  expect(keywords.slice(0, 3)).toEqual([
    { name: 'Robotics', count: 2 },
    { name: 'Water', count: 61 },
    { name: 'week 0', count: 61 },
  ]);
  expect(keywords).toHaveLength(50);
});

test('[NEWS-002] fifteen daily keywords are enough', async () => {
  const { client, asked } = clientOf({ daily: named('day', 15), weekly: named('week', 15) });
  const outcome = await client.staticFiles.getTrendingKeywords();
  expect(outcome).toEqual({
    ok: true,
    data: { keywords: named('day', 15).map((name) => ({ name, count: 15 })), days: 1, through: '2026-11-02' },
  });
  expect(asked).toEqual(['/static/news/trending_daily.json']);
});

test('without the weekly file the daily keywords remain, and without the daily one the call fails', async () => {
  const day = await clientOf({ daily: ['Water'], weekly: null }).client.staticFiles.getTrendingKeywords();
  expect(day.ok && day.data.keywords).toEqual([{ name: 'Water', count: 1 }]);
  const none = await clientOf({ daily: null, weekly: ['Water'] }).client.staticFiles.getTrendingKeywords();
  expect(none).toEqual({ ok: false, error: 'Failed to fetch keyword articles', reason: 'unavailable' });
});

test('[MARKET-007] the companies screen opens with the most and the most recently funded, and with places', async () => {
  const outcome = await started.client.staticFiles.getCompanyLanding();
  if (!outcome.ok) throw new Error(outcome.error);
  expectRequests(started.requests, { method: 'GET', path: '/static/company-landing.json' });
  const { mostFunded, recentlyFunded, places } = outcome.data;
  const totals = mostFunded.map(({ total_funding_usd }) => total_funding_usd ?? 0);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  const days = recentlyFunded.map(({ last_funding_on }) => last_funding_on ?? '');
  expect(days).toEqual([...days].sort().reverse());
  expect(places[0]?.companyCount).toBeGreaterThanOrEqual(places.at(-1)?.companyCount ?? 0);
  expect([mostFunded.length, recentlyFunded.length]).toEqual([8, 8]);
});
