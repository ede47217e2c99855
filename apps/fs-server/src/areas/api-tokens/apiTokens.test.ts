import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { apiCalls, apiScopes, limits, paths, type Route, routes, rowStreams } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeCredential } from '../../identity/changeCredential.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

const guide = resolve(import.meta.dirname, '../../../../../docs/guide/api.md');

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('api_tokens').execute();
});
afterAll(() => server.close());

const draft = { name: 'Nightly report', scopes: ['research'], days: 30 };

async function create(more: object = {}, role = 'individual') {
  const { status, body } = await server.rest(role, 'POST', '/api/tokens', { ...draft, ...more });
  expect(status).toBe(200);
  return body as { secret: string; token: { id: string; hint: string; expiresAt: string } };
}

const get = async (secret: string, url: string) =>
  (await server.app.inject({ url, headers: { authorization: `Bearer ${secret}` } })).statusCode;

const companies = '/api/companies?query=volt';

test('[XTOKEN-001] a token’s secret is shown once, and only its hash is stored', async () => {
  const { secret, token } = await create();
  expect(secret).toMatch(/^fs_[\w-]{43}$/);
  expect(secret.endsWith(token.hint)).toBe(true);
  expect(new Date(token.expiresAt).getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const { body } = await server.rest('individual', 'GET', '/api/tokens');
  expect(body).toEqual([{ ...token, name: 'Nightly report', scopes: ['research'], lastUsedAt: null }]);
  expect((await server.rest('free', 'GET', '/api/tokens')).body).toEqual([]);
  const rows = await server.database.kysely.selectFrom('api_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice(3));
});

test('[XTOKEN-002] a token makes the read calls of its scopes as its user, and its last use is listed', async () => {
  const { secret } = await create();
  expect(await get(secret, companies)).toBe(200);
  const list = await server.insertList({ owner: 'individual', name: 'Ports' });
  expect(await get(secret, `/lists/${list}`)).toBe(403);
  const both = await create({ scopes: ['research', 'watchlists'] });
  expect(await get(both.secret, `/lists/${list}`)).toBe(200);
  const foreign = await server.insertList({ owner: 'free', name: 'Theirs' });
  expect(await get(both.secret, `/lists/${foreign}`)).toBe(404);
  const { body } = await server.rest('individual', 'GET', '/api/tokens');
  expect(body.map(({ lastUsedAt }: { lastUsedAt: string | null }) => typeof lastUsedAt)).toEqual(['string', 'string']);
});

test('[XTOKEN-003] every call outside of the scopes refuses a token as it refuses nobody', async () => {
  const { secret } = await create({ scopes: [...apiScopes] });
  const accepted: readonly string[] = apiScopes.flatMap((scope) => apiCalls[scope]);
  const others = Object.entries<Route>(routes).filter(
    ([name, { method, audience }]) => method === 'GET' && audience !== 'anyone' && !accepted.includes(name),
  );
  expect(others.length).toBeGreaterThan(30);
  for (const [name, { path, selector }] of others) {
    const url = path.replaceAll(/:\w+/g, 'x') + (selector ? `?${selector}=x` : '');
    expect([name, await get(secret, url)]).toEqual([name, 401]);
  }
  const post = (url: string) =>
    server.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${secret}` }, payload: {} });
  for (const url of ['/api/tokens', '/lists', paths.graphql, ...Object.values(rowStreams).map(({ path }) => path)]) {
    const { statusCode, body } = await post(url.replace(':id', 'x'));
    expect([url, statusCode === 401 || body.includes('signed-out') || body.includes('Must provide query')]).toEqual([
      url,
      true,
    ]);
  }
});

test('every call that accepts a token only reads, and none is open to everybody', () => {
  const reading = /^(get|search|count|sum|quickSearch)/;
  const wrong = apiScopes
    .flatMap((scope) => [...apiCalls[scope]])
    .filter((name) => !reading.test(name) || routes[name].audience !== 'signed-in');
  expect(wrong).toEqual([]);
});

test('[XTOKEN-004] a token ends when it is revoked, expires, or the credential or the status of its user changes', async () => {
  const { kysely } = server.database;
  const revoked = await create();
  expect((await server.rest('free', 'DELETE', `/api/tokens/${revoked.token.id}`)).status).toBe(404);
  expect((await server.rest('individual', 'DELETE', `/api/tokens/${revoked.token.id}`)).status).toBe(200);
  expect(await get(revoked.secret, companies)).toBe(401);
  expect((await server.rest('individual', 'DELETE', `/api/tokens/${revoked.token.id}`)).status).toBe(404);

  const expired = await create();
  await kysely
    .updateTable('api_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await get(expired.secret, companies)).toBe(401);
  expect((await server.rest('individual', 'GET', '/api/tokens')).body).toEqual([]);

  const changed = await create({}, 'idea-gen');
  await kysely.transaction().execute((transaction) =>
    changeCredential(transaction, {
      userId: server.userId('idea-gen'),
      set: { password_hash: 'x' },
      now: new Date(),
    }),
  );
  expect(await get(changed.secret, companies)).toBe(401);
});

test('[XTOKEN-005] a user has a limited number of tokens, and each a limit of its own', async () => {
  for (let made = 0; made < limits.apiTokens; made += 1) await create({}, 'internal');
  const { status, body } = await server.rest('internal', 'POST', '/api/tokens', draft);
  expect([status, body.message]).toEqual([400, 'You can have up to 10 tokens. Revoke one first.']);
  const { secret } = await create();
  const other = await create();
  for (let call = 0; call < limits.apiTokenPerMinute; call += 1) await get(secret, companies);
  expect(await get(secret, companies)).toBe(429);
  expect(await get(other.secret, companies)).toBe(200);
  expect((await server.rest('individual', 'GET', companies)).status).toBe(200);
});

test.each([
  ['no scope', { scopes: [] }],
  ['an unknown scope', { scopes: ['admin'] }],
  ['a scope twice', { scopes: ['research', 'research'] }],
  ['another number of days', { days: 31 }],
  ['no name', { name: ' ' }],
])('rejects a token with %s', async (_what, wrong) => {
  expect((await server.rest('individual', 'POST', '/api/tokens', { ...draft, ...wrong })).status).toBe(400);
});

test('[XTOKEN-006] the example of the guide works, and the guide names every call', async () => {
  const text = await readFile(guide, 'utf8');
  const [, source = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
  const { secret } = await create({ scopes: [...apiScopes] });
  await server.insertList({ owner: 'individual', name: 'Ports at night' });
  const folder = await mkdtemp(join(tmpdir(), 'foresight-guide-'));
  const program = join(folder, 'example.mjs');
  await writeFile(program, source);
  const env = { ...process.env, FORESIGHT_URL: server.url, FORESIGHT_TOKEN: secret };
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
  await rm(folder, { recursive: true });
  expect(stdout).toMatch(/^Voltmeer: \$/m);
  expect(stdout).toMatch(/^Ports at night: 0 companies$/m);
  const missing = apiScopes
    .flatMap((scope) => [...apiCalls[scope]])
    .map((name) => `${routes[name].method} ${routes[name].path}`)
    .filter((call) => !new RegExp(`^${RegExp.escape(call)}(?: |$)`, 'm').test(text));
  expect(missing).toEqual([]);
});
