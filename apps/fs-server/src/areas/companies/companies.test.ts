import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

const get = (url: string, query: Record<string, string> = {}) =>
  server.app.inject({ url, query, headers: { authorization } });

async function namesFoundBy(query: string): Promise<string[]> {
  const answer = await get('/api/companies', { query });
  return answer.json<{ name: string }[]>().map(({ name }) => name);
}

test('a company has its markets in order', async () => {
  const company = server.world.companies.find(({ markets }) => markets.length > 1);
  const answer = await get(`/api/companies/${company?.id}`);
  expect(answer.json()).toMatchObject({
    id: company?.id,
    uuid: company?.id,
    name: company?.name,
    founded_on: company?.founded_on,
    markets: company?.markets,
  });
});

test('company ids are case-insensitive', async () => {
  const company = server.world.companies[0];
  expect((await get(`/api/companies/${company?.id.toUpperCase()}`)).json().name).toBe(company?.name);
});

test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id', "' or 1=1 --", '%00'])(
  'rejects %j, which is no company’s id, with 404',
  async (id) => {
    const answer = await get(`/api/companies/${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('Not found');
  },
);

test('finds companies by part of the name, ignoring case, those that start with it first', async () => {
  const company = server.world.companies[0];
  const word = company?.name.slice(0, 4).toUpperCase() ?? '';
  const names = await namesFoundBy(word);
  expect(names).toContain(company?.name);
  const starts = names.map((name) => name.toUpperCase().startsWith(word));
  expect(starts).toEqual([...starts].sort((a, b) => Number(b) - Number(a)));
});

test('sorts the company of exactly that name first', async () => {
  for (const { name } of server.world.companies.slice(0, 5)) expect((await namesFoundBy(name))[0]).toBe(name);
});

test('returns up to ten companies', async () => {
  const text = 'ell';
  const matching = server.world.companies.filter(({ name }) => name.toLowerCase().includes(text));
  expect(matching.length).toBeGreaterThan(10);
  expect(await namesFoundBy(text)).toHaveLength(10);
});

test.each(['%', '_', '\\', "'", '   ', ''])('treats %j as text, which matches no company here', async (text) => {
  const answer = await get('/api/companies', { query: text });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});

test('rejects a text that no name can contain', async () => {
  const answer = await get('/api/companies', { query: 'a\0' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'querystring/query must not hold NUL or broken characters',
  ]);
});
