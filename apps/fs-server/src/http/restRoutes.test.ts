import { type Route, type RouteName, routes } from '@fs/api-contract';
import { type CallSchemas, schemas } from '@fs/api-contract/schemas';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStores } from '../database/testing/contractStores.ts';
import { accountPaths, billingPaths, companyPaths, newsPaths, staticPaths } from '../testing/companyPaths.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { Example } from './testing/Example.ts';
import { examples, roleOf, toRequest } from './testing/exampleCalls.ts';

const names = Object.keys(routes) as RouteName[];

const gated = names.filter((name) => routes[name].audience !== 'anyone');

/** The role of a user who can call. Ending all sessions is another's, to keep the session of the other tests. */
const callerOf = (name: RouteName) => (name === 'endSessions' ? 'free' : roleOf(routes[name].audience));

await describeStores(({ openDatabase }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: await openDatabase() });
  });
  afterAll(() => server.close());

  async function request(name: RouteName, example: Example | Promise<Example>, headers: Record<string, string> = {}) {
    return server.app.inject({ ...toRequest(name, await example), headers });
  }

  test.each(names)('%s answers with a valid response', async (name) => {
    const { response }: CallSchemas = schemas[name];
    // Keeps the session of the other tests, and their users.
    const other = { endSessions: 'free', deleteAccount: 'individual-plus' }[name as string];
    const answer = await request(name, examples[name](server), {
      authorization: await server.authorizationOf(other ?? callerOf(name)),
    });
    expect(answer.statusCode).toBe(200);
    expect([...Value.Errors(response, answer.json())]).toEqual([]);
  });

  test.each(gated)('%s rejects a signed-out caller before it checks anything else', async (name) => {
    const answer = await request(name, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Log in to continue', requestId: answer.headers['x-request-id'] });
  });

  test.each([
    ['REST-125', 'company and funding', companyPaths],
    ['REST-128', 'news, keyword and editor', newsPaths],
    ['REST-129', 'account, avatar and tour', accountPaths],
    ['REST-130', 'referral and billing', billingPaths],
    ['REST-131', 'static', staticPaths],
  ])('[%s] every %s path of the specification exists and matches its schema', async (_id, _kind, paths) => {
    const asked = names.filter((name) => paths.includes(`${routes[name].method} ${routes[name].path}`));
    const served = asked.map((name) => `${routes[name].method} ${routes[name].path}`);
    expect(paths.filter((path) => !served.includes(path))).toEqual([]);
    for (const name of asked) {
      const { response }: CallSchemas = schemas[name];
      const answer = await request(name, examples[name](server), {
        authorization: await server.authorizationOf(callerOf(name)),
      });
      expect([name, answer.statusCode, ...Value.Errors(response, answer.json())]).toEqual([name, 200]);
    }
  });

  test('[REST-133] [PERM-012] calls for administrators, including overlays and market patches, reject all other users', async () => {
    // Messengers may also search users (decision AMB-087).
    const guarded = names.filter((name) => routes[name].path.startsWith('/api/admin/') && name !== 'searchUsers');
    for (const role of ['free', 'internal', 'editor', 'messenger', 'idea-gen']) {
      const authorization = await server.authorizationOf(role);
      const answers = await Promise.all(
        guarded.map((name) => request(name, examples[name](server), { authorization })),
      );
      expect([role, ...answers.map(({ statusCode }) => statusCode)]).toEqual([role, ...guarded.map(() => 403)]);
    }
    const asked = guarded.map(
      (name) => `${routes[name].method} ${routes[name].path.replace('/api/admin/companies/:id', '')}`,
    );
    const corrections = ['GET /overlay', 'PUT /overlay', 'GET /markets', 'POST /markets', 'DELETE /markets'];
    expect(asked).toEqual(expect.arrayContaining(corrections));
  });

  test('[REST-132] only calls with a public path accept signed-out callers', async () => {
    const openToAll = names.filter((name) => routes[name].path.startsWith('/api-public/'));
    const answers = await Promise.all(openToAll.map((name) => request(name, examples[name](server))));
    expect(openToAll.filter((_, index) => answers[index]?.statusCode !== 200)).toEqual([]);
    expect(openToAll.length).toBeGreaterThan(2);

    const open = names.filter((name) => !gated.includes(name)).map((name) => routes[name].path);
    // The specification gives the news these paths (research §7).
    const known = /^\/(api-public|static|fs|health|news)(\/|$)/;
    expect(open.filter((path) => !known.test(path))).toEqual([]);
    expect(gated.length).toBeGreaterThan(open.length);
  });

  test('an unknown path answers 404 in the shape of every error', async () => {
    const answer = await server.app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found', requestId: answer.headers['x-request-id'] });
  });

  test('a query that breaks the schema is rejected with the reason', async () => {
    const answer = await request('getCompanies', {}, { authorization: await server.authorizationOf('free') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe("querystring must have required property 'query'");
  });

  test('a URL that cannot be decoded is rejected in the same shape', async () => {
    const answer = await server.app.inject('/%ff');
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['message', 'requestId']);
    expect(answer.json().message).toBe('The address cannot be decoded');
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
  });

  test('a parameter that is too long is rejected without repeating it', async () => {
    const answer = await server.app.inject(`/api/messages/${'a'.repeat(600)}/attachments/b`);
    expect([answer.statusCode, answer.json().message]).toEqual([414, 'The address is too long']);
  });

  test('rejects a request that authenticates with a cookie only', async () => {
    const token = (await server.authorizationOf('free')).replace('Bearer ', '');
    const answer = await request('getCompany', examples.getCompany(server), { cookie: `token=${token}` });
    expect(answer.statusCode).toBe(401);
  });

  test('a body above the limit is rejected with 413, and a signed-out caller before the body is read', async () => {
    const send = (headers: object) =>
      server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ query: 'x'.repeat(4 * 1024 * 1024) }),
      });
    expect((await send({ authorization: await server.authorizationOf('free') })).statusCode).toBe(413);
    expect((await send({})).statusCode).toBe(401);
  });

  test('the OpenAPI document lists every route', async () => {
    interface Document {
      openapi: string;
      paths: Record<string, object>;
    }
    const document = (await server.app.inject('/openapi.json')).json<Document>();
    expect(document.openapi).toMatch(/^3\.1\./);
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = names.map((name) => {
      const { method, path, selector }: Route = routes[name];
      return `${method} ${path.replace(/:(\w+)/g, '{$1}')}${selector ? `#${selector}` : ''}`;
    });
    expect(listed.sort()).toEqual(expected.sort());
  });
});
