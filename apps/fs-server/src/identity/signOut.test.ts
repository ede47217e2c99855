import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

test('logging out everywhere ends all sessions of the user at once, with all issued tokens', async () => {
  const { email } = await server.addUser();
  const [phone, laptop] = [await server.signIn(email), await server.signIn(email)];
  const answer = await server.call('GlobalSignOut', { AccessToken: phone.AccessToken });

  expect(answer).toEqual({ status: 200, body: {} });
  for (const { IdToken, AccessToken, RefreshToken } of [phone, laptop]) {
    expect(await server.userOf(`Bearer ${IdToken}`)).toBeNull();
    expect((await server.tryRefresh(RefreshToken)).body).toMatchObject({ message: 'Refresh Token has been revoked' });
    expect((await server.call('GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked');
  }
});

test('logging out everywhere keeps other users logged in, and lets the user log in again', async () => {
  const [leaving, staying] = [await server.addUser(), await server.addUser()];
  const { AccessToken } = await server.signIn(leaving.email);
  const { IdToken } = await server.signIn(staying.email);
  await server.call('GlobalSignOut', { AccessToken });

  expect(await server.userOf(`Bearer ${IdToken}`)).toMatchObject({ id: staying.id });
  expect((await server.trySignIn(leaving.email)).status).toBe(200);
});

test('revoking a refresh token ends only its session, and responds the same to a forged one', async () => {
  const { email } = await server.addUser();
  const [phone, laptop] = [await server.signIn(email), await server.signIn(email)];
  const { clientId: ClientId } = server.identity;

  expect(await server.call('RevokeToken', { ClientId, Token: phone.RefreshToken })).toEqual({ status: 200, body: {} });
  expect(await server.call('RevokeToken', { ClientId, Token: 'invented' })).toEqual({ status: 200, body: {} });
  expect(await server.userOf(`Bearer ${phone.IdToken}`)).toBeNull();
  expect(await server.userOf(`Bearer ${laptop.IdToken}`)).not.toBeNull();
});

test('logging out everywhere requires a valid access token', async () => {
  const { email } = await server.addUser();
  const { IdToken, AccessToken } = await server.signIn(email);

  expect((await server.call('GlobalSignOut', { AccessToken: IdToken })).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Invalid Access Token',
  });
  server.wait(3601);
  expect((await server.call('GlobalSignOut', { AccessToken })).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Access Token has expired',
  });
});

test('an access token returns its user', async () => {
  const { id, email } = await server.addUser();
  const { AccessToken } = await server.signIn(email);

  expect(await server.call('GetUser', { AccessToken })).toEqual({
    status: 200,
    body: {
      Username: id,
      UserAttributes: [
        { Name: 'sub', Value: id },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: 'Zoë' },
        { Name: 'family_name', Value: 'Example' },
      ],
    },
  });
});
