import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
let id: string;
beforeAll(async () => {
  started = await startSignedInClient('unlimited');
  id = started.server.world.markets[0]?.id ?? '';
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

const anonymous = () => createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
const dataOf = <Data>(outcome: { ok: true; data: Data } | { ok: false }): Data => {
  if (!outcome.ok) throw new Error('The call failed');
  return outcome.data;
};

test('[REST-046] the updates of a market are read, by page, with the full id', async () => {
  const all = dataOf(await started.client.markets.getCategoryUpdates(id));
  const page = dataOf(await started.client.markets.getCategoryUpdates(id.slice(4), { offset: 1, limit: 2 }));
  expectRequests(
    started.requests,
    { method: 'GET', path: `/api/categories/${id}/updates` },
    { method: 'GET', path: `/api/categories/${id}/updates?_offset=1&_limit=2` },
  );
  expect(page).toEqual(all.slice(1, 3));
});

test('[REST-047] the earned content of a market reaches 30 days back', async () => {
  // The days must not change between the call and the comparison.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  dataOf(await started.client.markets.getCategoryEarnedContent(id));
  dataOf(await started.client.markets.getCategoryEarnedContent(id, { gte: '2026-01-01', limit: 3 }));
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  expectRequests(
    started.requests,
    { method: 'GET', path: `/api/categories/${id}/earnedContent?gte=${day}T00:00:00` },
    { method: 'GET', path: `/api/categories/${id}/earnedContent?gte=2026-01-01&_limit=3` },
  );
});

test('the sources of a market’s earned content are counted in the same time', async () => {
  dataOf(await started.client.markets.getCategoryEarnedSources(id, { gte: '2026-01-01' }));
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api/categories/${id}/earnedContent/sources?gte=2026-01-01`,
  });
});

test('[REST-048] the funding history of a market is read', async () => {
  const years = dataOf(await started.client.markets.getCategoryFundingHistory(id));
  expectRequests(started.requests, { method: 'GET', path: `/api/categories/${id}/fundingHistory` });
  expect(years[0]).toMatchObject({ year: expect.any(Number), rounds: expect.any(Number), total: expect.any(Number) });
});

test('[REST-049] the recent funding of a market is read, also since a day', async () => {
  const { since } = dataOf(await started.client.markets.getCategoryRecentFunding(id));
  dataOf(await started.client.markets.getCategoryRecentFunding(id, { gte: since ?? '', offset: 2, limit: 5 }));
  expectRequests(
    started.requests,
    { method: 'GET', path: `/api/categories/${id}/recentFunding` },
    { method: 'GET', path: `/api/categories/${id}/recentFunding?gte=${since}&_offset=2&_limit=5` },
  );
});

test('[REST-050] the top investors of a market are read', async () => {
  const investors = dataOf(await started.client.markets.getCategoryTopInvestors(id, { limit: 3 }));
  expectRequests(started.requests, { method: 'GET', path: `/api/categories/${id}/topInvestors?_limit=3` });
  expect(investors).toHaveLength(3);
});

test('[REST-051] [REST-052] the top companies of a market are read by page, and by every filter', async () => {
  const { companies, total } = dataOf(await started.client.markets.getCategoryTopCompanies(id));
  expect(companies.length).toBe(Math.min(total, limits.topCompanies));
  await started.client.markets.getCategoryTopCompanies(id, {
    query: 'energy',
    offset: 20,
    limit: 10,
    location: 'berlin',
    monthFilter: '2015-03',
    foundedDateExpression: '>',
    employees: '11-50',
    fundingValue: 1_000_000,
    fundingExpression: '>',
  });
  expectRequests(
    started.requests,
    { method: 'GET', path: `/api/categories/${id}/topCompanies?_limit=20&_offset=0&_query=` },
    {
      method: 'GET',
      path:
        `/api/categories/${id}/topCompanies?_limit=10&_offset=20&_query=energy&location=berlin&monthFilter=2015-03` +
        '&foundedDateExpression=>&employees=11-50&fundingValue=1000000&fundingExpression=>',
    },
  );
});

test('[REST-087] the news of a market is read without a session', async () => {
  const signedIn = dataOf(await started.client.markets.getMarketNews(id, { limit: 5 }));
  expectRequests(started.requests, { method: 'GET', path: `/api-public/markets/${id}/news?_limit=5` });
  expect(signedIn.length).toBeGreaterThan(0);
  expect(dataOf(await anonymous().markets.getMarketNews(id, { limit: 5 }))).toEqual(signedIn);
});

type MarketCalls = ReturnType<typeof anonymous>['markets'];

test.each<[id: string, error: string, call: (markets: MarketCalls, id: string) => Promise<unknown>]>([
  ['ERROR-029', 'Failed to fetch tier 3 market updates', (markets, of) => markets.getCategoryUpdates(of)],
  ['ERROR-030', 'Failed to fetch tier 3 market earned content', (markets, of) => markets.getCategoryEarnedContent(of)],
  [
    'ERROR-031',
    'Failed to fetch tier 3 market funding history',
    (markets, of) => markets.getCategoryFundingHistory(of),
  ],
  ['ERROR-032', 'Failed to fetch tier 3 market recent funding', (markets, of) => markets.getCategoryRecentFunding(of)],
  ['ERROR-033', 'Failed to fetch tier 3 market investors', (markets, of) => markets.getCategoryTopInvestors(of)],
  ['ERROR-034', 'Failed to fetch tier 3 market top companies', (markets, of) => markets.getCategoryTopCompanies(of)],
])('[%s] a failed call reports “%s”, and is logged once', async (_requirement, error, call) => {
  started.failures.length = 0;
  expect(await call(started.client.markets, 'no-such-market')).toEqual({ ok: false, error, reason: 'not-found' });
  expect(started.failures.map(({ status }) => status)).toEqual([404]);
  expect(await call(anonymous().markets, id)).toEqual({ ok: false, error, reason: 'signed-out' });
});
