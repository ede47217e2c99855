import type { CompanySearchResult, SearchResults } from '@fs/api-contract';
import { buildCompany } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const descriptions = {
  Planewise: 'Makes the batteries of small planes.',
  'Striped Sail': 'Solar-powered kites that fly for months in thin air.',
  Pinstripe: 'Battery storage for data centers',
  Crema: 'AI baristas for cafés.',
  Silent: null,
};
const firm = buildCompany({
  name: 'Cell Capital',
  kind: 'investor',
  markets: [],
  short_description: 'Invests in batteries.',
});

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  const companies = Object.entries(descriptions).map(([name, short_description]) =>
    buildCompany({ name, markets: [], short_description }),
  );
  server = await startTestServer({
    world: { ...smallWorld, companies: [...smallWorld.companies, ...companies, firm] },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

async function findNames(value: string): Promise<string[]> {
  const payload = { filters: [{ field: 'short_description', op: 'contains', value }] };
  const post = (url: string) => server.app.inject({ method: 'POST', url, payload, headers: { authorization } });
  const [page, count] = await Promise.all([post('/api/companies/search'), post('/api/companies/search/count')]);
  const names = page.json<CompanySearchResult[]>().map(({ name }) => name);
  expect(count.json()).toEqual({ count: names.length });
  return names.sort();
}

test.each([
  ['battery', ['Pinstripe', 'Planewise']],
  ['Batteries for planes', ['Planewise']],
  ['storage battery', ['Pinstripe']],
  ['CAFÉS', ['Crema']],
  ['cafes', ['Crema']],
  ['solar', ['Striped Sail']],
  ['solar-powered', ['Striped Sail']],
  ['battery kites', []],
])('[XSEARCH-003] the words %s in any form find %j', async (value, names) => {
  expect(await findNames(value)).toEqual(names);
});

test.each([
  ['kites or baristas', ['Crema', 'Striped Sail']],
  ['battery -storage', ['Planewise']],
  ['battery -stor', ['Planewise']],
  ['"data center"', ['Pinstripe']],
  ['"center data"', []],
])('[XSEARCH-003] %s finds %j, as in a web search', async (value, names) => {
  expect(await findNames(value)).toEqual(names);
});

test.each([
  ['batt', ['Pinstripe', 'Planewise']],
  ['storage for da', []],
  ['storage for data cent', ['Pinstripe']],
  ['attery', []],
  ['ai', ['Crema']],
])('[XSEARCH-003] the beginning of the last word, %s, finds %j', async (value, names) => {
  expect(await findNames(value)).toEqual(names);
});

test.each(['the', '?!', "'", '&', ':*', '\\'])('%s has no word to find', async (value) => {
  expect(await findNames(value)).toEqual([]);
});

test('signs of a query of the database mean nothing', async () => {
  expect(await findNames('!solar |')).toEqual(['Striped Sail']);
});

test('are counted beside what a quick search finds, without investment firms', async () => {
  const query = { _quickSearch: 'batteries' };
  const answer = await server.app.inject({ url: '/query', query, headers: { authorization } });
  expect(answer.json<SearchResults>().counts).toMatchObject({ organization: 0, described: 2 });
});
