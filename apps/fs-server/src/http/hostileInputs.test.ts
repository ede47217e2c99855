import { routes, rowStreams } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { buildHostileCalls, type HostileCall, type Operation, operations } from './testing/hostileCalls.ts';
import { problemOf } from './testing/problemOf.ts';

let server: TestServer;
const authorizations: (string | undefined)[] = [];
beforeAll(async () => {
  server = await startTestServer({
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
  for (const role of ['admin', 'admin', 'individual', 'admin', 'free']) {
    authorizations.push(await server.authorizationOf(role));
  }
  authorizations.push(undefined);
});
afterAll(() => server.close());

/** Number of concurrent calls. */
const concurrency = 16;
const answered = new Map<number, number>();

async function tryCall(operation: Operation, { what, request }: HostileCall, at: number): Promise<string[]> {
  const authorization = authorizations[at % authorizations.length];
  const answer = await server.app.inject({
    ...request,
    headers: { ...request.headers, ...(authorization && { authorization }) },
  });
  answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1);
  const problem = problemOf(answer);
  return problem ? [`${operation.name} ${what}: ${problem}`] : [];
}

async function tryAll(operation: Operation): Promise<string[]> {
  const calls = buildHostileCalls(operation, await operation.example(server));
  const problems: string[] = [];
  for (let start = 0; start < calls.length; start += concurrency) {
    const some = calls.slice(start, start + concurrency);
    problems.push(...(await Promise.all(some.map((call, at) => tryCall(operation, call, start + at)))).flat());
  }
  return problems;
}

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers every hostile input without a server error',
  async (_name, operation) => expect(await tryAll(operation)).toEqual([]),
);

test('every route, stream and export was called with thousands of inputs', ({ annotate }) => {
  const inputs = [...answered.values()].reduce((sum, count) => sum + count, 0);
  expect(operations).toHaveLength(Object.keys(routes).length + Object.keys(rowStreams).length + 1);
  expect(inputs).toBeGreaterThan(6000);
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
  return annotate(`${operations.length} operations, ${inputs} inputs: ${JSON.stringify([...answered].toSorted())}`);
});
