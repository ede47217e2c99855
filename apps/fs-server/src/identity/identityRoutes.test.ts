import { paths } from '@fs/api-contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abandoned, unavailable } from '../http/failures.ts';
import { registerIdentityRoutes } from './identityRoutes.ts';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const target = 'AWSCognitoIdentityProviderService.InitiateAuth';

test('accepts plain JSON besides the content type of AWS clients, and forbids caching of responses', async () => {
  const { email } = await server.addUser();
  const body = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: server.identity.clientId,
    AuthParameters: { USERNAME: email, PASSWORD: password },
    ClientMetadata: {},
  };
  for (const contentType of ['application/json', 'application/x-amz-json-1.1']) {
    const response = await post(JSON.stringify(body), { 'content-type': contentType });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/x-amz-json-1.1');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

test('[AUTH-056] rejects an invalid request with its error name', async () => {
  const { clientId: ClientId } = server.identity;
  const signIn = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters: { USERNAME: 'a', PASSWORD: 'b' } };
  const refusals: [type: string, body: string, headers?: Record<string, string>][] = [
    ['UnknownOperationException', '{}', { 'x-amz-target': 'AWSCognitoIdentityProviderService.DeletePool' }],
    ['UnknownOperationException', '{}', { 'x-amz-target': 'InitiateAuth' }],
    ['UnknownOperationException', '{}', { 'x-amz-target': 'AWSCognitoIdentityProviderService.constructor' }],
    ['InvalidParameterException', '{}'],
    ['InvalidParameterException', '[]'],
    ['InvalidParameterException', JSON.stringify({ ...signIn, AuthFlow: 'CUSTOM_AUTH' })],
    ['InvalidParameterException', JSON.stringify({ ...signIn, AuthParameters: { USERNAME: 'a' } })],
    ['InvalidParameterException', JSON.stringify({ ...signIn, AuthParameters: { USERNAME: 'a', PASSWORD: ['b'] } })],
    ['InvalidParameterException', JSON.stringify({ ...signIn, AuthParameters: { USERNAME: 'a\0', PASSWORD: 'b' } })],
    [
      'InvalidParameterException',
      JSON.stringify({ ...signIn, AuthParameters: { USERNAME: 'a', PASSWORD: 'b'.repeat(257) } }),
    ],
    [
      'InvalidParameterException',
      JSON.stringify({ ...signIn, AuthParameters: { USERNAME: 'a\ud800', PASSWORD: 'b' } }),
    ],
    ['InvalidParameterException', JSON.stringify({ ...signIn, nobodyNamedThis: 'a' })],
    ['InvalidParameterException', JSON.stringify({ ...signIn, ClientMetadata: { 'a\0': 'b' } })],
    ['InvalidParameterException', JSON.stringify({ ...signIn, UserContextData: { EncodedData: 'x'.repeat(9000) } })],
    ['ResourceNotFoundException', JSON.stringify({ ...signIn, ClientId: 'another' })],
    ['SerializationException', '{"AuthFlow":'],
    ['SerializationException', '{"__proto__":{"AuthFlow":"x"}}'],
    ['SerializationException', JSON.stringify({ padding: 'x'.repeat(20_000) })],
    ['SerializationException', '<xml/>', { 'content-type': 'application/xml' }],
  ];
  for (const [type, body, headers] of refusals) {
    const response = await post(body, headers);

    expect([response.statusCode, response.json<{ __type: string }>().__type]).toEqual([400, type]);
  }
});

const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test.each([
  { whose: 'a busy server', failure: unavailable(7), status: 503, retryAfter: '7', logged: [] },
  { whose: 'a caller who has left', failure: abandoned(), status: 499, logged: [] },
  { whose: 'a lost database', failure: gone, status: 503, retryAfter: '5', logged: ['Database not available'] },
  { whose: 'our own fault', failure: new Error('secret'), status: 500, logged: ['Request failed'] },
])('a failure of $whose is answered and logged as on other routes', async ({ failure, status, retryAfter, logged }) => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line) => void lines.push(JSON.parse(line).msg) } },
  });
  const attempts = { count: () => Promise.reject(failure) };
  await app.register(registerIdentityRoutes, {
    context: { attempts } as never,
    jwks: () => ({ keys: [] }),
    guesses: {} as never,
  });
  const answer = await app.inject({
    method: 'POST',
    url: paths.identity,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    payload: '{}',
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
  expect(answer.json<{ __type: string }>().__type).toBe('InternalErrorException');
  expect(answer.body).not.toContain('secret');
  expect(lines).toEqual(logged);
  await app.close();
});

test('limits guesses per minute and network, while sessions continue', async () => {
  const limited = await startIdentityServer({ requestsPerMinute: 3 });
  const { email } = await limited.addUser();
  const { RefreshToken } = await limited.signIn(email);
  const guess = () => limited.trySignIn('nobody@foresight.example', 'guess');
  const answers = [await guess(), await guess(), await guess()];
  const refreshed = await limited.tryRefresh(RefreshToken);
  await limited.close();

  expect(answers.map(({ status, body }) => [status, body.__type])).toEqual([
    [400, 'UserNotFoundException'],
    [400, 'UserNotFoundException'],
    [400, 'TooManyRequestsException'],
  ]);
  expect(refreshed.status).toBe(200);
});

test("the server's general limit is reported in the provider's format", async () => {
  const limited = await startIdentityServer({ allRequestsPerMinute: 1 });
  await limited.tryRefresh('invented');
  const answer = await limited.tryRefresh('invented');
  await limited.close();

  expect(answer).toMatchObject({ status: 400, body: { __type: 'TooManyRequestsException' } });
});

test('logs nothing about a user, on success or failure', async () => {
  const lines: string[] = [];
  const logged = await startIdentityServer({ log: (line) => lines.push(line) });
  const { id, email } = await logged.addUser();
  const { IdToken, RefreshToken } = await logged.signIn(email);
  await logged.trySignIn(email, 'wrong horse');
  await logged.refresh(RefreshToken);
  await logged.userOf(`Bearer ${IdToken}`);
  await logged.close();
  const log = lines.join('');

  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [id, email, password, 'wrong horse', IdToken, RefreshToken, 'Zoë']) {
    expect(log).not.toContain(secret);
  }
});

function post(payload: string, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: paths.identity,
    headers: { 'content-type': 'application/json', 'x-amz-target': target, ...headers },
    payload,
  });
}
