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

function companiesIn(marketId: string) {
  return started.server.world.companies.filter(({ markets }) => markets.some(({ id }) => id === marketId));
}

test('[REST-044] [ENTITY-003] markets are found by name, each with its companies and funding', async () => {
  const known = started.server.world.markets[0];
  const outcome = await started.client.markets.searchCategories(known?.name ?? '');
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api/categories?query=${known?.name.replaceAll(' ', '+')}`,
  });
  expect(outcome.ok && outcome.data[0]).toMatchObject({
    id: known?.id,
    name: known?.name,
    companyCount: companiesIn(known?.id ?? '').length,
    totalFunding: expect.any(Number),
  });
  expect(known?.id).toMatch(/^tc3-/);
});

test('an empty text gives every market, those with most companies first', async () => {
  const outcome = await started.client.markets.searchCategories('');
  const counts = outcome.ok ? outcome.data.map(({ companyCount }) => companyCount) : [];
  expect(counts).toHaveLength(started.server.world.markets.length);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

test('[REST-045] a market is found with and without the prefix of its id, and requests have the full one', async () => {
  const known = started.server.world.markets[1];
  const whole = await started.client.markets.getCategory(known?.id ?? '');
  const bare = await started.client.markets.getCategory(known?.id.replace('tc3-', '') ?? '');
  expect(whole.ok && whole.data.name).toBe(known?.name);
  expect(bare).toEqual(whole);
  expectRequests(
    started.requests,
    { method: 'GET', path: `/api/categories/${known?.id}` },
    { method: 'GET', path: `/api/categories/${known?.id}` },
  );
});

test('a market is found by its name as links of tables write it', async () => {
  const known = started.server.world.markets.find(({ name }) => name.includes(' '));
  const outcome = await started.client.markets.getCategory(known?.name.toLowerCase().replaceAll(' ', '-') ?? '');
  expect(outcome.ok && outcome.data.id).toBe(known?.id);
});

test('[ERROR-028] a missing market fails with its own message', async () => {
  const outcome = await started.client.markets.getCategory('no-such-market');
  expect(outcome).toEqual({ ok: false, error: 'Failed to fetch tier 3 market category', reason: 'not-found' });
});

test('[ERROR-027] a search without a session fails with its own message', async () => {
  const { markets } = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  const outcome = await markets.searchCategories('energy');
  expect(outcome).toEqual({ ok: false, error: 'Failed to search for categories', reason: 'signed-out' });
});

test('markets are sorted and cut into pages, counted, and read without a session', async () => {
  const { markets } = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  const sort = [{ field: 'raised_12m_usd', dir: 'desc' }] as const;
  const all = await markets.getPublicCategories('', { sort });
  const page = await markets.getPublicCategories('', { sort, offset: 10, limit: 5 });
  const count = await markets.countCategories('');
  const raised = all.ok ? all.data.map(({ raised_12m_usd }) => raised_12m_usd) : [];
  expect(raised).toEqual([...raised].sort((a, b) => b - a));
  expect(page.ok && page.data.map(({ id }) => id)).toEqual(all.ok && all.data.slice(10, 15).map(({ id }) => id));
  expect(count).toEqual({ ok: true, data: { count: raised.length } });
  const one = await markets.getPublicCategory('grid-software');
  expect(one.ok && one.data.id).toBe('tc3-grid-software');
});

test('a mistyped name has its market among the closest', async () => {
  const outcome = await started.client.markets.getClosestCategories('batery storge');
  expect(outcome.ok && outcome.data[0]).toEqual({ id: 'tc3-battery-storage', name: 'Battery Storage' });
});

test('a page of text that is pasted into a search finds no market instead of failing', async () => {
  expect(await started.client.markets.searchCategories('x'.repeat(5000))).toEqual({ ok: true, data: [] });
});

test('[REST-043] the companies of two markets are listed once each', async () => {
  const [first, second] = started.server.world.markets;
  const outcome = await started.client.markets.getCategoryCompanies([first?.id ?? '', second?.id ?? '']);
  expectRequests(started.requests, {
    method: 'POST',
    path: '/api/categories/companies',
    body: { categoryIds: [first?.id, second?.id] },
  });
  const expected = new Set([...companiesIn(first?.id ?? ''), ...companiesIn(second?.id ?? '')].map(({ id }) => id));
  expect(outcome.ok && outcome.data.map(({ id }) => id).sort()).toEqual([...expected].sort());
});
