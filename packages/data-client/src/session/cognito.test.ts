import { expect, test } from 'vitest';
import { createCognitoProvider } from './cognito.ts';

// Faults that a healthy server does not have; createSession.test.ts tests everything else against one.

const credentials = { email: 'zoe@foresight.example', password: 'secret' };

test('logging in without a connection fails as offline and leaks no input', async () => {
  const provider = providerWith(() => Promise.reject(new TypeError('fetch failed for zoe@foresight.example')));

  expect(await provider.signIn(credentials)).toEqual({
    ok: false,
    error: 'You seem to be offline. Please check your connection and try again.',
    reason: 'offline',
  });
});

test('a provider that does not respond in time is a timeout', async () => {
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  expect(await providerWith(never, 1).refresh('token')).toMatchObject({ ok: false, reason: 'timeout' });
});

test('only an explicit refusal by the provider ends a session', async () => {
  const answers: [status: number, body: string, reason: string][] = [
    [400, '{"__type":"NotAuthorizedException","message":"Refresh Token has been revoked"}', 'signed-out'],
    [400, '{"__type":"com.amazonaws#RefreshTokenReuseException"}', 'signed-out'],
    [400, '{"__type":"TooManyRequestsException","message":"Rate exceeded"}', 'unavailable'],
    [400, '{"__type":"InvalidParameterException"}', 'invalid'],
    [401, '{"message":"Log in to the network"}', 'unavailable'],
    [403, '<html>Forbidden</html>', 'unavailable'],
    [500, '{"__type":"NotAuthorizedException"}', 'unavailable'],
    [502, 'Bad gateway', 'unavailable'],
    [200, '<html>Welcome to the hotel</html>', 'malformed'],
    [200, '{"AuthenticationResult":{"IdToken":"a"}}', 'malformed'],
    [200, '{}', 'malformed'],
  ];
  const outcomes = answers.map(async ([status, body]) => {
    const outcome = await providerWith(async () => new Response(body, { status })).refresh('token');
    return outcome.ok ? 'ok' : outcome.reason;
  });

  expect(await Promise.all(outcomes)).toEqual(answers.map(([, , reason]) => reason));
});

test('a user pool that does not rotate refresh tokens keeps the current one in use', async () => {
  const result = { IdToken: 'id', AccessToken: 'access', ExpiresIn: 3600, TokenType: 'Bearer' };
  const provider = providerWith(async () => Response.json({ AuthenticationResult: result }));

  expect(await provider.refresh('sent')).toEqual({
    ok: true,
    data: { idToken: 'id', accessToken: 'access', refreshToken: 'sent', expiresIn: 3600 },
  });
});

test('[ENTITY-042] a sign-up sends email, given name, family name and password', async () => {
  const sent: unknown[] = [];
  const provider = providerWith(async (_input, init) => {
    sent.push([new Headers(init?.headers).get('x-amz-target'), JSON.parse(String(init?.body))]);
    return Response.json({ UserConfirmed: false });
  });

  await provider.signUp({ ...credentials, given_name: 'Zoë', family_name: 'Example' });
  const UserAttributes = [
    { Name: 'email', Value: 'zoe@foresight.example' },
    { Name: 'given_name', Value: 'Zoë' },
    { Name: 'family_name', Value: 'Example' },
  ];
  expect(sent).toEqual([
    [
      'AWSCognitoIdentityProviderService.SignUp',
      { ClientId: 'app', Username: 'zoe@foresight.example', Password: 'secret', UserAttributes },
    ],
  ]);
});

function providerWith(fetch: typeof globalThis.fetch, timeout?: number) {
  return createCognitoProvider({ endpoint: 'http://127.0.0.1/identity/', clientId: 'app', fetch, timeout });
}
