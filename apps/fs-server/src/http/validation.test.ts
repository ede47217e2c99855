import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Audience, paths, type Route, routes, rowStreams } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountHandlers } from '../areas/account/routes.ts';
import { findUsers } from '../areas/users/repository.ts';
import { userHandlers } from '../areas/users/routes.ts';
import { createDiskFiles } from '../files/diskFiles.ts';
import { createFileKey } from '../files/fileKeys.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { roleOf } from './testing/exampleCalls.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorizationOf('admin');
});
afterAll(() => server.close());

const calls: (Pick<Route, 'method' | 'path' | 'selector'> & { audience?: Audience })[] = [
  ...Object.values(routes),
  ...Object.values(rowStreams).map(({ path }) => ({ method: 'POST' as const, path })),
  { method: 'GET', path: paths.watchlistExport },
];

/** There are more routes than requests that wait for the database. */
async function inParts<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += 50) {
    answers.push(...(await Promise.all(items.slice(start, start + 50).map(ask))));
  }
  return answers;
}

test('every route rejects a query parameter that its schema does not name, with its name', async () => {
  const others = new Map<string, string>();
  for (const role of ['editor', 'channels-create']) others.set(role, await server.authorizationOf(role));
  const answers = await inParts(calls, async ({ method, path, selector, audience }) => {
    const url = path.replaceAll(/:\w+/g, 'employees.json');
    const query = { ...(selector && { [selector]: 'true' }), folder: 'any' };
    const headers = { authorization: others.get(roleOf(audience)) ?? authorization };
    const answer = await server.app.inject({ method, url, query, headers, ...(method !== 'GET' && { payload: {} }) });
    return [`${method} ${path}`, answer.statusCode, answer.json().message] as const;
  });
  // Another missing parameter may be reported first, so required parameters are sent as well.
  const refused = answers.filter(([, status]) => status === 400);
  expect(answers.filter(([, status]) => status !== 400)).toEqual([]);
  expect(refused.filter(([, , message]) => message === "Unknown parameter 'folder'").length).toBeGreaterThan(60);
});

test('a query parameter selects neither the folder to sign nor the columns to search', async () => {
  const headers = { authorization };
  const upload = { type: 'image/png', size: '1' };
  const foreign = await server.app.inject({
    url: '/account/avatar/upload',
    query: { ...upload, folder: 'x' },
    headers,
  });
  expect([foreign.statusCode, foreign.json().message]).toEqual([400, "Unknown parameter 'folder'"]);
  const hashes = await server.app.inject({ url: '/api/admin/users', query: { password_hash: 'scrypt' }, headers });
  expect([hashes.statusCode, hashes.json().message]).toEqual([400, "Unknown parameter 'password_hash'"]);
});

test('handlers use only the parameters that they name, even without validation', async () => {
  const { database, world } = server;
  const user = world.users.find(({ role }) => role === 'messenger');
  const caller = { id: user?.id ?? '', email: user?.email ?? '', groups: [] };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fs-validation-'));
  const files = await createDiskFiles({ dataDir });

  const unlimited = { count: async () => true, waitFor: async () => 0, uncount: async () => undefined };
  const unchecked = { type: 'image/png', size: 1, folder: 'avatars/of-someone-else', key: 'any' } as const;
  const target = await accountHandlers(database, files, 'stored', unlimited).getAvatarUpload({
    user: caller,
    query: unchecked,
  } as never);
  await rm(dataDir, { recursive: true });
  expect(target.key).toContain(`${files.ownerFolder('avatars', caller.id)}/`);
  expect(() => createFileKey('../keys', 'image/png')).toThrow('Only names of our own making are signed');

  const byHash = { email: '', password_hash: 'no hash begins like this', status: 'none' };
  const { users } = await userHandlers(database).searchUsers({ user: caller, query: byHash } as never);
  expect(users.length).toBeGreaterThan(5);
  expect(await findUsers(database, byHash, { after: '', most: 100 })).toHaveLength(users.length);
});

test('accepts only decimal digits as numbers and true or false as booleans in a query', async () => {
  const status = async (url: string) => (await server.app.inject({ url, headers: { authorization } })).statusCode;
  const id = server.world.companies[0]?.id;
  const numbers = [
    'Infinity',
    '-Infinity',
    'NaN',
    '1e309',
    '1e1',
    '0x10',
    '',
    '%205',
    '5.5',
    '9'.repeat(400),
    '-0',
    '0',
  ];
  const answers = await Promise.all(numbers.map((text) => status(`/news/curated/featured?_limit=${text}`)));
  expect(Object.fromEntries(numbers.map((text, at) => [text, answers[at]]))).toEqual(
    Object.fromEntries(numbers.map((text) => [text, 400])),
  );
  const people = `/api/companies/${id}/people`;
  expect(await status(`${people}?_limit=5&active=false`)).toBe(200);
  expect(await status(`${people}?active=1`)).toBe(400);
  expect(await status(`${people}?_limit=5&_limit=6`)).toBe(400);
  expect(await status(`${people}?_limit=%ff`)).toBe(400);
});

test('does not coerce values in a body', async () => {
  const status = async (payload: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/companies/search',
        headers: { authorization },
        payload,
      })
    ).statusCode;
  expect(await status({ limit: 5 })).toBe(200);
  expect(await status({ limit: '5' })).toBe(400);
  expect(await status({ limit: null })).toBe(400);
  expect(await status({ filters: { field: 'name', op: 'contains', value: 'a' } })).toBe(400);
  expect(await status({ filters: [{ field: 'name', op: 'contains', value: 5 }] })).toBe(400);
});
