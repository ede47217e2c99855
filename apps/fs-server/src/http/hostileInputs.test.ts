import { routes, rowStreams } from '@fs/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { type HostileCall, hostileCalls, type Operation, operations } from './testing/hostileCalls.ts';

let server: TestServer;
const authorizations: (string | undefined)[] = [];
beforeAll(async () => {
  server = await startTestServer({ attempts: { count: async () => true, giveBack: async () => undefined } });
  for (const role of ['admin', 'admin', 'individual', 'admin', 'free']) {
    authorizations.push(await server.authorizationOf(role));
  }
  authorizations.push(undefined);
});
afterAll(() => server.close());

/** Calls that are made at once. */
const atOnce = 16;
const answered = new Map<number, number>();

/** What is wrong with an answer; null for one that is as the contract has it. */
function problemOf(answer: LightMyRequestResponse): string | null {
  if (answer.statusCode >= 500) return `answers ${answer.statusCode}`;
  const type = String(answer.headers['content-type']);
  if (answer.statusCode < 400) return /json|csv/.test(type) ? null : `answers ${type}`;
  const { message, requestId } = answer.json();
  return typeof message === 'string' && typeof requestId === 'string' ? null : 'answers no refusal of ours';
}

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
  const calls = hostileCalls(operation, await operation.example(server));
  const problems: string[] = [];
  for (let start = 0; start < calls.length; start += atOnce) {
    const some = calls.slice(start, start + atOnce);
    problems.push(...(await Promise.all(some.map((call, at) => tryCall(operation, call, start + at)))).flat());
  }
  return problems;
}

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers every hostile input, and none with an error of its own',
  async (_name, operation) => expect(await tryAll(operation)).toEqual([]),
);

test('every route, stream and the export was called, with thousands of inputs', ({ annotate }) => {
  const inputs = [...answered.values()].reduce((sum, count) => sum + count, 0);
  expect(operations).toHaveLength(Object.keys(routes).length + Object.keys(rowStreams).length + 1);
  expect(inputs).toBeGreaterThan(15_000);
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
  return annotate(`${operations.length} operations, ${inputs} inputs: ${JSON.stringify([...answered].toSorted())}`);
});
