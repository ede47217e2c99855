import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const get = async (url: string, role = 'internal') => (await server.rest(role, 'GET', url)).body;

test('[XWATCH-010] the figures of a list are those of its companies, and its counts those of its parts', async () => {
  const companies = server.world.companies.slice(0, 60);
  const id = await server.insertList({ owner: 'internal', companyIds: companies.map((company) => company.id) });
  const figures = await get(`/lists/${id}/figures`);
  const summaries: { id: string; raised_12m_usd: number }[] = await get('/lists/summary?figures=true');
  expect(figures.raised_12m_usd).toBe(summaries.find((list) => list.id === id)?.raised_12m_usd);
  expect(figures.rounds_12m).toBeGreaterThan(0);
  const { categorySummary } = await get(`/lists/${id}`);
  expect(figures.categories).toEqual(categorySummary.slice(0, 5));

  const parts = {
    funding: await get(`/api/watchlists/${id}/funding?gte=2017-01-01`),
    investments: await get(`/api/watchlists/${id}/investments?gte=2020-01-01`),
    people: await get(`/api/watchlists/${id}/people`),
  };
  const { funding, investments, people } = figures.counts;
  expect({ funding, investments, people }).toEqual({
    funding: parts.funding.length,
    investments: parts.investments.length,
    people: parts.people.length,
  });
  expect(figures.counts.updates).toBeLessThanOrEqual(15);
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
