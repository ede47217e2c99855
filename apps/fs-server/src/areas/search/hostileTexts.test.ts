import type { CompanySearchResult, SearchResults } from '@fs/api-contract';
import { hostileTexts, hostileWorld, storyWorld } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

/** Longer texts are rejected. */
const maxLength = 200;

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  const [world, hostile] = [storyWorld(), hostileWorld()];
  server = await startTestServer({
    world: {
      ...world,
      companies: [...world.companies, ...hostile.companies],
      markets: [...world.markets, ...hostile.markets],
      articles: [...world.articles, ...hostile.articles],
    },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}) =>
  server.app.inject({ url, query, headers: { authorization } });
const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, headers: { authorization } });

/** Calls every search and filter of company research with the text. */
function runSearches(value: string): ReturnType<typeof get>[] {
  const companyFilters = [
    ...['name', 'homepage_url', 'short_description', 'location', 'markets'].map((field) => ({
      field,
      op: 'contains',
      value,
    })),
    ...['location', 'markets'].map((field) => ({ field, op: '=', value })),
  ];
  const fundingFilters = [
    { field: 'organization', op: 'contains', value },
    { field: 'round_type', op: '=', value },
  ];
  const searchAndCount = (url: string, filters: object[]) =>
    filters.flatMap((filter) => [post(url, { filters: [filter] }), post(`${url}/count`, { filters: [filter] })]);
  return [
    get('/api/companies', { query: value }),
    get('/query', { _quickSearch: value }),
    get('/query', { _searchAll: value }),
    ...searchAndCount('/api/companies/search', companyFilters),
    ...searchAndCount('/api/funding/search', fundingFilters),
  ];
}

test.each(Object.entries(hostileTexts))('every search answers the %s text in JSON', async (_kind, text) => {
  const answers = await Promise.all(runSearches(text));
  expect(answers).toHaveLength(21);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([text.length > maxLength ? 400 : 200]));
  expect(new Set(answers.map(({ headers }) => headers['content-type']))).toEqual(
    new Set(['application/json; charset=utf-8']),
  );
});

const findable = Object.entries(hostileTexts).filter(([, text]) => text.trim().length > 2 && text.length <= maxLength);

test.each(findable)('the company with the %s name is found first, with its name unchanged', async (_kind, text) => {
  const byName = (await get('/api/companies', { query: text })).json<CompanySearchResult[]>();
  expect(byName[0]?.name).toBe(text);
  const byQuickSearch = (await get('/query', { _quickSearch: text })).json<SearchResults>();
  expect(byQuickSearch.organization[0]?.name).toBe(text);
});

test.each(Object.values(hostileTexts))('rejects %j as a sort order, operator or field', async (text) => {
  const bodies = [
    { sort: { field: text, dir: 'asc' } },
    { sort: { field: 'name', dir: text } },
    { filters: [{ field: text, op: 'contains', value: 'a' }] },
    { filters: [{ field: 'name', op: text, value: 'a' }] },
    { filters: [{ field: 'founded_on', op: '>', value: text }] },
  ];
  const answers = await Promise.all(bodies.map((body) => post('/api/companies/search', body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
});

test('rejects a hostile text as a company id', async () => {
  const ids = Object.values(hostileTexts)
    .filter((text) => text !== '')
    .map(encodeURIComponent);
  const answers = await Promise.all(ids.map((id) => get(`/api/companies/${id}/overview`)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status !== 404 && status !== 414)).toEqual([]);
});
