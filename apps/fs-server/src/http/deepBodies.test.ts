import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { roleOf, toRequest } from './testing/exampleCalls.ts';
import { operations } from './testing/hostileCalls.ts';
import { otherRoutes } from './testing/otherRoutes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
});
afterAll(() => server.close());

/** Deeper than the stack: parsers of JSON read it, and whatever calls itself for each level does not end well. */
const depth = 100_000;
const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies that are deep as a whole, and in a place that the call knows. */
const bodiesOf = (names: readonly string[]): string[] => [
  nested,
  ...names.map((name) => `{${JSON.stringify(name)}:${nested}}`),
];

const authorizations = new Map<string, Promise<string>>();

async function headersOf(role: string) {
  const authorization = authorizations.get(role) ?? server.authorizationOf(role);
  authorizations.set(role, authorization);
  return { authorization: await authorization, 'content-type': 'application/json' };
}

async function findFailures(what: string, requests: readonly InjectOptions[]): Promise<string[]> {
  const failed: string[] = [];
  for (const request of requests) {
    const { statusCode } = await server.app.inject(request);
    if (statusCode >= 500) failed.push(`${what}: ${statusCode}`);
  }
  return failed;
}

test('no call fails for a body that is nested deeper than the stack', async () => {
  const failed: string[] = [];
  const writing = operations.filter(({ route }) => route.method !== 'GET');
  for (const { name, route, schemas, example } of writing) {
    const headers = await headersOf(roleOf(route.audience));
    const { method, url, query } = toRequest(route, await example(server));
    const names = Object.keys((schemas.body as { properties?: object } | undefined)?.properties ?? {}).slice(0, 2);
    const requests = bodiesOf(names).map((payload) => ({ method, url, query, payload, headers }) as InjectOptions);
    failed.push(...(await findFailures(name, requests)));
  }
  expect(failed).toEqual([]);
  expect(writing.length).toBeGreaterThan(80);
});

test('no route outside of the contract fails for one either', async () => {
  const failed: string[] = [];
  const writing = otherRoutes.filter(({ method }) => method !== 'GET');
  const headers = await headersOf('free');
  for (const { method, path: url } of writing) {
    const bodies = bodiesOf(['query', 'variables', 'extensions', 'operationName', 'ClientId', 'csp-report']);
    failed.push(
      ...(await findFailures(
        url,
        bodies.map((payload) => ({ method, url, payload, headers })),
      )),
    );
  }
  const query = '"query":"query ($a: AWSJSON) { listPlans { items { id } } }"';
  const payload = `{${query},"variables":{"a":{"b":${nested}}}}`;
  failed.push(...(await findFailures('variables', [{ method: 'POST', url: '/graphql', payload, headers }])));
  expect(failed).toEqual([]);
  expect(writing.length).toBeGreaterThan(5);
});
