import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Logs in, and returns an Authorization header. */
async function signIn(role: string, userAgent: string): Promise<string> {
  const { endpoint, clientId } = server.environment.identity;
  const answer = await server.app.inject({
    method: 'POST',
    url: new URL(endpoint, server.url).pathname,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'user-agent': userAgent,
    },
    payload: {
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: server.emailOf(role), PASSWORD: server.password },
    },
  });
  return `Bearer ${answer.json().AuthenticationResult.IdToken}`;
}

async function listSessions(authorization: string) {
  const answer = await server.app.inject({ url: '/account/sessions', headers: { authorization } });
  return { status: answer.statusCode, sessions: answer.json() };
}

const end = async (authorization: string, id: string) =>
  (await server.app.inject({ method: 'DELETE', url: `/account/sessions/${id}`, headers: { authorization } }))
    .statusCode;

test('lists only the caller’s sessions with their devices, and marks the current one', async () => {
  const first = await signIn('individual', firefox);
  const second = await signIn('individual', '');
  await signIn('free', firefox);
  const { sessions } = await listSessions(first);
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
    {
      id: expect.any(String),
      device: 'Firefox on Linux',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
    },
  ]);
  const current = (await listSessions(second)).sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  expect(current.device).toBeNull();
});

test('ends a session of the caller, and responds to those of others as to unknown ones', async () => {
  const mine = await signIn('unlimited', firefox);
  const lost = await signIn('unlimited', firefox);
  const other = await signIn('free', firefox);
  const { sessions } = await listSessions(mine);
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  expect(await end(other, id)).toBe(404);
  expect(await end(mine, id)).toBe(200);
  expect((await listSessions(lost)).status).toBe(401);
  expect((await listSessions(mine)).sessions).toHaveLength(1);
  expect(await end(mine, id)).toBe(404);
});
