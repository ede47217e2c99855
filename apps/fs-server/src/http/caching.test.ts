import { paths } from '@fs/api-contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { roleOf, toRequest } from './testing/exampleCalls.ts';
import { operations } from './testing/hostileCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
});
afterAll(() => server.close());

const authorizations = new Map<string, Promise<string>>();

/** What an answer says about being kept, for a user who may call it, and for a signed-out caller. */
async function readCaching(request: InjectOptions, role: string): Promise<unknown[]> {
  const session = authorizations.get(role) ?? server.authorizationOf(role);
  authorizations.set(role, session);
  const answers = [
    await server.app.inject(request),
    await server.app.inject({ ...request, headers: { authorization: await session } }),
  ];
  return answers.map(({ headers }) => headers['cache-control']);
}

test('no browser or proxy keeps an answer of any call, whoever makes it', async () => {
  const kept: unknown[] = [];
  for (const { name, route, example } of operations) {
    const { method, url, query, payload } = toRequest(route, await example(server));
    const caching = await readCaching({ method, url, query, payload } as InjectOptions, roleOf(route.audience));
    if (caching.some((each) => each !== 'no-store')) kept.push([name, caching]);
  }
  expect(kept).toEqual([]);
  expect(operations.length).toBeGreaterThan(200);
});

test.each<[string, InjectOptions]>([
  ['GraphQL', { method: 'POST', url: paths.graphql, payload: { query: '{ listPlans { items { id } } }' } }],
  ['the identity endpoint', { method: 'POST', url: paths.identity, payload: {} }],
  ['an address that does not exist', { url: '/nothing' }],
  ['a file that does not exist', { url: '/files/avatars/none.png' }],
  ['an address that cannot be decoded', { url: '/lists/%ff' }],
])('%s is kept nowhere', async (_what, request) => {
  expect(await readCaching(request, 'free')).toEqual(['no-store', 'no-store']);
});
