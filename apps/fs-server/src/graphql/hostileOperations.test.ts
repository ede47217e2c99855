import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '@fs/api-contract';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '../http/testing/hostileValues.ts';
import { problemOfMessage } from '../http/testing/problemOf.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { buildHostileRequests, type KnownValues, listFieldOperations } from './testing/hostileOperations.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('@fs/api-contract/schema.graphql')), 'utf8');
const operations = listFieldOperations(buildSchema(source));

let server: TestServer;
let known: KnownValues;
const authorizations: (string | undefined)[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['admin', 'admin', 'individual', 'admin', 'free']) {
    authorizations.push(await server.authorizationOf(role));
  }
  authorizations.push(undefined);
  const { world } = server;
  const admin = world.users.find(({ role }) => role === 'admin');
  const list = world.watchlists.find(({ ownerId }) => ownerId === admin?.id);
  known = {
    owner: admin?.id,
    creator: admin?.id,
    email: admin?.email,
    id: list?.id,
    watchlistID: list?.id,
    accountID: list?.accountId,
    limit: 5,
    nextToken: null,
    planID: world.plans[0]?.id,
  };
});
afterAll(() => server.close());

let inputs = 0;
const answered = new Map<string, number>();

async function problemOf(payload: string, at: number): Promise<string | null> {
  const authorization = authorizations[at % authorizations.length];
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const answer = await server.app.inject({ method: 'POST', url: paths.graphql, headers, payload });
  inputs += 1;
  interface Refusal {
    message: unknown;
    extensions?: { code?: string };
  }
  const { errors = [], message } = answer.json<{ errors?: Refusal[]; message?: string }>();
  const codes = errors.map(({ extensions }) => extensions?.code ?? 'validation');
  for (const outcome of [String(answer.statusCode), ...codes]) answered.set(outcome, (answered.get(outcome) ?? 0) + 1);
  if (answer.statusCode >= 500) return `answers ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  const words = [...errors.map((error) => error.message), ...(message === undefined ? [] : [message])];
  const problem = words.map((text) => (typeof text === 'string' ? problemOfMessage(text) : `says ${text}`));
  const said = problem.find((each) => each !== null);
  if (said) return said;
  return codes.includes('INTERNAL_SERVER_ERROR') ? 'fails inside' : null;
}

async function problemsOf(requests: readonly { what: string; payload: string }[]): Promise<string[]> {
  const problems: string[] = [];
  for (let start = 0; start < requests.length; start += 16) {
    const some = requests.slice(start, start + 16);
    const found = await Promise.all(some.map(({ payload }, at) => problemOf(payload, start + at)));
    problems.push(
      ...found.flatMap((problem, at) =>
        problem ? `${some[at]?.what}: ${problem} to ${some[at]?.payload.slice(0, 3000)}` : [],
      ),
    );
  }
  return problems;
}

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers every hostile value without an internal error',
  async (_name, operation) => expect(await problemsOf(buildHostileRequests(operation, known))).toEqual([]),
);

test('rejects an invalid request', async () => {
  const query = 'query ($id: ID!) { getWatchlist(id: $id) { id } }';
  const bodies = [
    null,
    [],
    {},
    'a',
    [{ query }, { query }],
    { query: null },
    { query: 5 },
    { query: ['a'] },
    { query: '' },
    { query: '\0' },
    { query: '\ud800' },
    { query: '{'.repeat(20_000) },
    { query, variables: null },
    { query, variables: 'a' },
    { query, variables: ['a'] },
    { query, variables: { id: { id: 'a' } } },
    { query, variables: { id: 'a' }, operationName: '\0' },
    { query, variables: { id: 'a' }, operationName: 5 },
    { query, variables: { id: 'a' }, extensions: { persistedQuery: { version: 1, sha256Hash: '\0' } } },
    { query, variables: { id: '\u20635\u2063' } },
  ];
  const requests = bodies.map((body) => ({ what: JSON.stringify(body).slice(0, 60), payload: toJson(body) }));
  expect(await problemsOf([...requests, { what: 'no JSON', payload: '{' }, { what: 'nothing', payload: '' }])).toEqual(
    [],
  );
});

test('every field of the schema was called with thousands of values', ({ annotate }) => {
  const offered = source.match(/^type (Query|Mutation) \{[\s\S]*?^\}/gm)?.join('') ?? '';
  const fields = offered.match(/^ {2}\w+[(:]/gm) ?? [];
  expect(operations).toHaveLength(fields.length);
  expect(inputs).toBeGreaterThan(2000);
  return annotate(`${operations.length} fields, ${inputs} inputs: ${JSON.stringify([...answered].toSorted())}`);
});
