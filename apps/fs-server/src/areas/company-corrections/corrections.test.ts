import type { CompanyOverlay, CompanySearchResult, Market, MarketPatch } from '@fs/api-contract';
import { hostileTexts } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids, smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { correctAll } from './repository.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
  headers = { authorization: await server.authorizationOf('admin') };
});
afterAll(() => server.close());

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  return server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
}

const save = (overlay: object) => call('PUT', `/api/admin/companies/${ids.acme}/overlay`, overlay);
const patch = (method: 'POST' | 'DELETE', market_id: string, op: MarketPatch['op']) =>
  call(method, `/api/admin/companies/${ids.acme}/markets`, { market_id, op });
const acme = async () => (await call('GET', `/api/companies/${ids.acme}`)).json<CompanySearchResult>();
const namesOf = (found: CompanySearchResult) => found.markets.map(({ name }) => name);
const countOf = async (market: string) => (await call('GET', `/api/categories/${market}`)).json<Market>().companyCount;

test('a company is searched and shown with its overlay, and with its source’s values once the overlay is removed', async () => {
  const before = await acme();
  await save({ name: 'Zenith', city: null, founded_on: '1999-12-01' });
  expect(await acme()).toMatchObject({ name: 'Zenith', city: null, founded_on: '1999-12-01' });
  const found = await call('GET', '/api/companies?query=zenith');
  expect(found.json<CompanySearchResult[]>().map(({ id }) => id)).toEqual([ids.acme]);
  expect((await save({})).json<CompanyOverlay>()).toEqual({});
  expect(await acme()).toEqual(before);
});

test('the number of matches is counted once for the same filters, and again after a correction', async () => {
  let counted = 0;
  const stop = server.database.onQuery(0, ({ sql }) => {
    if (/^select count\(\*\)::int as "count" from "organizations"/.test(sql)) counted += 1;
  });
  const filters = [{ field: 'name', op: 'contains', value: 'quince' }];
  const count = async () =>
    (await call('POST', '/api/companies/search/count', { filters })).json<{ count: number }>().count;
  expect([await count(), await count()]).toEqual([0, 0]);
  expect(counted).toBe(1);
  await save({ name: 'Quince' });
  expect([await count(), await count()]).toEqual([1, 1]);
  await save({});
  expect(await count()).toBe(0);
  expect(counted).toBe(3);
  stop();
});

test('a patched market changes the company’s list and the market’s count, and removing it reverts both', async () => {
  const before = await acme();
  const [own, other] = smallWorld.markets.map(({ id }) => id).sort((id) => (before.markets[0]?.id === id ? -1 : 1));
  const counts = [await countOf(own ?? ''), await countOf(other ?? '')] as const;
  await patch('POST', own ?? '', 'remove');
  await patch('POST', other ?? '', 'add');
  expect((await acme()).markets.map(({ id }) => id)).toEqual([other]);
  expect([await countOf(own ?? ''), await countOf(other ?? '')]).toEqual([
    counts[0] - 1,
    counts[1] + (before.markets.some(({ id }) => id === other) ? 0 : 1),
  ]);
  await patch('DELETE', own ?? '', 'remove');
  await patch('DELETE', other ?? '', 'add');
  expect(namesOf(await acme())).toEqual(namesOf(before));
  expect([await countOf(own ?? ''), await countOf(other ?? '')]).toEqual([...counts]);
});

test('[XMARKET-001] a patched market changes the figures of both markets, and removing it reverts them', async () => {
  const { kysely } = server.database;
  const figures = () =>
    kysely
      .selectFrom('market_years')
      .select(['market_id', 'year', 'rounds'])
      .orderBy('market_id')
      .orderBy('year')
      .execute();
  const before = await figures();
  await patch('POST', 'tc3-drones', 'remove');
  expect(before.filter(({ market_id }) => market_id === 'tc3-drones')).toHaveLength(2);
  expect((await figures()).filter(({ market_id }) => market_id === 'tc3-drones')).toEqual([]);
  await patch('DELETE', 'tc3-drones', 'remove');
  expect(await figures()).toEqual(before);
});

test('corrections survive an import, whose values become those of the source', async () => {
  const imported = await acme();
  await save({ employee_count: '1001-5000' });
  await patch('POST', imported.markets[0]?.id ?? '', 'remove');
  const { kysely } = server.database;
  await kysely.updateTable('organizations').set({ employee_count: '2-10' }).where('id', '=', ids.acme).execute();
  await kysely.deleteFrom('organization_markets').where('organization_id', '=', ids.acme).execute();
  const again = imported.markets.map(({ id }, position) => ({ organization_id: ids.acme, market_id: id, position }));
  await kysely.insertInto('organization_markets').values(again).execute();
  await correctAll(kysely);
  expect(await acme()).toMatchObject({ employee_count: '1001-5000', markets: imported.markets.slice(1) });
  await save({});
  await patch('DELETE', imported.markets[0]?.id ?? '', 'remove');
  expect(await acme()).toMatchObject({ employee_count: '2-10', markets: imported.markets });
});

test('rejects an unknown company, market and patch', async () => {
  const unknown = '/api/admin/companies/00000000-0000-5000-8000-000000000000';
  const answers = [
    await call('GET', `${unknown}/overlay`),
    await call('GET', `${unknown}/markets`),
    await patch('POST', 'tc3-nowhere', 'add'),
    await patch('DELETE', 'tc3-robots', 'add'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('an overlay accepts hostile texts as text, but no script URL', async () => {
  const texts = Object.values(hostileTexts).filter((text) => text.trim() !== '' && text.length <= 2000);
  for (const text of texts) {
    const answer = await save({ name: text, short_description: text });
    expect(answer.statusCode).toBe(200);
    expect((await acme()).name).toBe(text.replaceAll('\0', ''));
  }
  expect((await save({ homepage_url: 'javascript:alert(1)' })).statusCode).toBe(400);
  expect((await save({ name: ' ' })).statusCode).toBe(400);
  expect((await save({ id: 'another' })).statusCode).toBe(400);
  await save({});
});

test('paths for administrators reject everyone else', async () => {
  const free = { authorization: await server.authorizationOf('free') };
  const url = `/api/admin/companies/${ids.acme}/overlay`;
  const answers = [
    await server.app.inject({ url, headers: free }),
    await server.app.inject({ method: 'PUT', url, headers: free, payload: { name: 'Mine' } }),
    await server.app.inject({ url }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
});
