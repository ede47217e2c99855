import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHostileBodies } from '../http/testing/hostileCalls.ts';
import type { AnySchema } from '../http/testing/mutations.ts';
import { actions } from './actions/actions.ts';
import { getUser } from './actions/getUser.ts';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

/** Number of concurrent calls. */
const concurrency = 16;
const answered = new Map<number, number>();
let networks = 0;

/** Valid parameters by name, for a user who is logged in. */
async function createValidParameters() {
  const { email } = await server.addUser();
  const { AccessToken, RefreshToken } = await server.signIn(email);
  return {
    AccessToken,
    RefreshToken,
    Token: RefreshToken,
    ClientId: server.identity.clientId,
    Username: email,
    Password: password,
    PreviousPassword: password,
    ProposedPassword: 'a quite different horse',
    ConfirmationCode: '123456',
    Code: '123456',
    AttributeName: 'email',
    AuthParameters: { USERNAME: email, PASSWORD: password, REFRESH_TOKEN: RefreshToken },
    UserAttributes: [
      { Name: 'email', Value: `${randomUUID()}@foresight.test` },
      { Name: 'given_name', Value: 'Zoë' },
      { Name: 'family_name', Value: 'Example' },
    ],
  };
}

const isNamed = (schema: AnySchema, name: string): boolean =>
  Object.hasOwn(schema.properties ?? {}, name) || (schema.anyOf ?? []).some((branch) => isNamed(branch, name));

/** The parameters that the action accepts. */
const pickNamed = (schema: AnySchema, given: object) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => isNamed(schema, name)));

const getUserInput = getUser.input as AnySchema;
/** Parameters that all actions ignore in the same way. Only one action is called with their hostile values. */
const ignoredNames = Object.keys(getUserInput.properties ?? {}).filter(
  (name) => !['AccessToken', 'ClientMetadata', 'Session'].includes(name),
);
const isRead = (what: string) => !ignoredNames.some((name) => new RegExp(`^${name}[.:]`).test(what));

async function tryCall(name: string, what: string, body: object): Promise<string[]> {
  networks += 1;
  // Each call comes from another network, so that rate limits do not hide the code behind them.
  const { status } = await server.from(`2001:db8:${networks.toString(16)}::1`).call(name, body);
  answered.set(status, (answered.get(status) ?? 0) + 1);
  return status >= 500 ? [`${what}: answers ${status}`] : [];
}

test.each([...actions])('%s answers every hostile parameter without an internal error', async (name, action) => {
  const input = action.input as AnySchema;
  const all = buildHostileBodies(input, pickNamed(input, await createValidParameters())) as [string, object][];
  const bodies = name === 'GetUser' ? all : all.filter(([what]) => isRead(what));
  const problems: string[] = [];
  for (let start = 0; start < bodies.length; start += concurrency) {
    const some = bodies.slice(start, start + concurrency);
    problems.push(...(await Promise.all(some.map(([what, body]) => tryCall(name, what, body)))).flat());
  }
  expect(problems).toEqual([]);
});

test('every action was called with thousands of inputs', ({ annotate }) => {
  const inputs = [...answered.values()].reduce((sum, count) => sum + count, 0);
  expect(actions.size).toBe(15);
  expect(inputs).toBeGreaterThan(1500);
  return annotate(`${actions.size} actions, ${inputs} inputs: ${JSON.stringify([...answered].toSorted())}`);
});
