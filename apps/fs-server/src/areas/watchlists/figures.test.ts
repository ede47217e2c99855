import { limits } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const get = async (url: string, role = 'internal') => (await server.rest(role, 'GET', url)).body;

/** Midnight may pass while the tests run. */
const startedAt = Date.now();

/** The day so many days before the start of the tests, as YYYY-MM-DD. */
const dayBack = (days: number) => new Date(startedAt - days * 86_400_000).toISOString().slice(0, 10);

test('[XWATCH-010] the figures of a list are those of its companies, and its counts those of its parts', async () => {
  const companies = server.world.companies.slice(0, 60);
  const ids = companies.map((company) => company.id);
  const id = await server.insertList({ owner: 'internal', companyIds: ids });
  // The days of the test's world are fixed; one of its rounds is today's.
  const { kysely } = server.database;
  const round = await kysely
    .selectFrom('funding_rounds')
    .select('id')
    .where('organization_id', 'in', ids)
    .where('raised_usd', '>', 0)
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('funding_rounds')
    .set({ funded_on: dayBack(0) })
    .where('id', '=', round.id)
    .execute();
  const figures = await get(`/lists/${id}/figures`);
  const summaries: { id: string; raised_12m_usd: number }[] = await get('/lists/summary?figures=true');
  expect(figures.raised_12m_usd).toBe(summaries.find((list) => list.id === id)?.raised_12m_usd);
  expect(figures.rounds_12m).toBeGreaterThan(0);
  const { categorySummary } = await get(`/lists/${id}`);
  expect(figures.categories).toEqual(categorySummary.slice(0, 5));

  const parts = {
    funding: await get(`/api/watchlists/${id}/funding?gte=2017-01-01`),
    investments: await get(`/api/watchlists/${id}/investments?gte=2020-01-01`),
    acquisitions: await get(`/api/watchlists/${id}/acquisitions?gte=${dayBack(limits.watchlistDays)}`),
    people: await get(`/api/watchlists/${id}/people`),
  };
  const { updates, ...counts } = figures.counts;
  expect(counts).toEqual({
    funding: parts.funding.length,
    investments: parts.investments.length,
    acquisitions: parts.acquisitions.length,
    people: parts.people.length,
  });
  const since = `gte=${dayBack(limits.watchlistUpdateDays)}&limit=${limits.watchlistUpdates}`;
  const listed = await server.rest('internal', 'PUT', `/api/watchlists/${id}/updates?${since}`, {});
  expect(updates).toBe(listed.body.length);
});

test('[XWATCH-010] an empty list has no figures, and strangers get 404', async () => {
  const id = await server.insertList({ owner: 'internal', companyIds: [] });
  expect(await get(`/lists/${id}/figures`)).toEqual({
    raised_12m_usd: 0,
    rounds_12m: 0,
    categories: [],
    counts: { updates: 0, funding: 0, investments: 0, acquisitions: 0, people: 0 },
  });
  expect((await server.rest('free', 'GET', `/lists/${id}/figures`)).status).toBe(404);
});
