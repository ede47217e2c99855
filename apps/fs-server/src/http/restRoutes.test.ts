import { type RouteName, routes } from '@fs/api-contract';
import { type CallSchemas, schemas } from '@fs/api-contract/schemas';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, startStoreKinds } from '../database/testing/contractStores.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const kinds = await startStoreKinds();

interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** A call of every route that succeeds in the sample world. A route without one does not compile. */
const examples: Record<RouteName, (server: TestServer) => Example> = {
  getHealth: () => ({}),
  getEnvironment: () => ({}),
  getCompanies: () => ({ query: { query: 'a' } }),
  getCompany: ({ world }) => ({ params: { id: world.companies[0]?.id ?? '' } }),
};

const names = Object.keys(routes) as RouteName[];

const gated = names.filter((name) => routes[name].audience !== 'anyone');

describe.for(kinds)('on $name', ({ makeStore, reason, stop }) => {
  if (makeStore === null) {
    test.skip(`nothing was checked: ${reason}`);
    return;
  }

  let server: TestServer;
  let store: Store;
  beforeAll(async () => {
    store = await makeStore();
    server = await startTestServer({ database: await store.open() });
  });
  afterAll(async () => {
    await server.close();
    await store.remove();
    await stop();
  });

  function request(name: RouteName, { params = {}, query = {} }: Example, headers: Record<string, string> = {}) {
    const { method, path } = routes[name];
    const url = path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '');
    return server.app.inject({ method, url, query, headers });
  }

  test.each(names)('%s answers what its schema says', async (name) => {
    const { response }: CallSchemas = schemas[name];
    const answer = await request(name, examples[name](server), {
      authorization: await server.authorizationOf('admin'),
    });
    expect(answer.statusCode).toBe(200);
    expect([...Value.Errors(response, answer.json())]).toEqual([]);
  });

  test.each(gated)('%s refuses a visitor before it looks at anything else', async (name) => {
    const answer = await request(name, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Sign in to continue', requestId: answer.headers['x-request-id'] });
  });

  test('most routes are gated', () => {
    expect(gated.length).toBeGreaterThanOrEqual(names.length - 2);
  });

  test('an unknown address answers 404 in the same shape as every refusal', async () => {
    const answer = await server.app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found', requestId: answer.headers['x-request-id'] });
  });

  test('a query that breaks the schema is refused with a word on what is wrong', async () => {
    const answer = await request('getCompanies', {}, { authorization: await server.authorizationOf('free') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe("querystring must have required property 'query'");
  });

  test('an address that cannot be decoded is refused in the same shape', async () => {
    const answer = await server.app.inject('/%ff');
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['message', 'requestId']);
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
  });

  test('a cookie is no session', async () => {
    const token = (await server.authorizationOf('free')).replace('Bearer ', '');
    const answer = await request('getCompany', examples.getCompany(server), { cookie: `token=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  test('a body above the limit is refused with 413', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: 'x'.repeat(1024 * 1024) }),
    });
    expect(answer.statusCode).toBe(413);
  });

  test('the OpenAPI document lists every route', async () => {
    const document = (await server.app.inject('/openapi.json')).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths).sort()).toEqual(
      names.map((name) => routes[name].path.replace(/:(\w+)/g, '{$1}')).sort(),
    );
  });
});
