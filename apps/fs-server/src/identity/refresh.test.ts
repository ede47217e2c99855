import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedIdentity } from './embeddedIdentity.ts';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const revoked = { status: 400, body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' } };

test('a refresh returns a new token of each kind, for the same session', async () => {
  const first = await signIn();
  const signedInAt = decodeJwt(first.IdToken).auth_time;
  server.wait(3600);
  const second = await server.refresh(first.RefreshToken);
  const claims = decodeJwt(second.IdToken);

  expect(second.RefreshToken).not.toBe(first.RefreshToken);
  expect(claims.origin_jti).toBe(decodeJwt(first.IdToken).origin_jti);
  expect(claims.auth_time).toBe(signedInAt);
  expect(claims.exp).toBe((signedInAt as number) + 7200);
  expect(await server.userOf(`Bearer ${second.IdToken}`)).not.toBeNull();
});

test('the older flow of InitiateAuth refreshes too', async () => {
  const { RefreshToken } = await signIn();
  const answer = await server.call<{ AuthenticationResult: { RefreshToken: string } }>('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId: server.identity.clientId,
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });

  expect(answer.status).toBe(200);
  expect((await server.tryRefresh(answer.body.AuthenticationResult.RefreshToken)).status).toBe(200);
});

test('a token that is resent at once, because its response was lost, gets the same successor', async () => {
  const { RefreshToken } = await signIn();
  const first = await server.refresh(RefreshToken);
  server.wait(30);
  const again = await server.refresh(RefreshToken);

  expect(again.RefreshToken).toBe(first.RefreshToken);
  expect((await server.tryRefresh(first.RefreshToken)).status).toBe(200);
});

test('ten concurrent callers with one token get the same successor, and the session continues', async () => {
  const { RefreshToken } = await signIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.refresh(RefreshToken)));
  const successors = new Set(answers.map((answer) => answer.RefreshToken));

  expect(successors.size).toBe(1);
  expect((await server.tryRefresh([...successors].join())).status).toBe(200);
});

test('a token that is resent later is a copy and ends the whole session, for its holder and the user', async () => {
  const stolen = await signIn();
  const user = await server.refresh(stolen.RefreshToken);
  server.wait(31);

  expect(await server.tryRefresh(stolen.RefreshToken)).toEqual({
    status: 400,
    body: { __type: 'RefreshTokenReuseException', message: 'Refresh token has been invalidated by rotation' },
  });
  expect(await server.tryRefresh(user.RefreshToken)).toEqual(revoked);
  expect(await server.userOf(`Bearer ${user.IdToken}`)).toBeNull();
});

test('a token from several rotations ago is a copy as well, however soon it is resent', async () => {
  const stolen = await signIn();
  const second = await server.refresh(stolen.RefreshToken);
  const third = await server.refresh(second.RefreshToken);

  expect((await server.tryRefresh(stolen.RefreshToken)).body).toMatchObject({ __type: 'RefreshTokenReuseException' });
  expect(await server.tryRefresh(third.RefreshToken)).toEqual(revoked);
});

test("a user's other sessions continue after the stolen one ends", async () => {
  const { email } = await server.addUser();
  const [phone, laptop] = [await server.signIn(email), await server.signIn(email)];
  await server.refresh(phone.RefreshToken);
  server.wait(31);
  await server.tryRefresh(phone.RefreshToken);

  expect((await server.tryRefresh(laptop.RefreshToken)).status).toBe(200);
});

test('a forged token is rejected and ends nothing', async () => {
  const { RefreshToken } = await signIn();
  const invented = `${RefreshToken.slice(0, 40)}${'A'.repeat(46)}`;

  expect(await server.tryRefresh(invented)).toEqual({
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'Invalid Refresh Token' },
  });
  expect((await server.tryRefresh(RefreshToken)).status).toBe(200);
});

test('a session lasts 30 days, regardless of refreshes', async () => {
  const first = await signIn();
  server.wait(29 * 24 * 3600);
  const second = await server.refresh(first.RefreshToken);
  server.wait(24 * 3600);

  expect(await server.tryRefresh(second.RefreshToken)).toEqual({
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'Refresh Token has expired' },
  });
});

test('a disabled user gets no new tokens', async () => {
  const { id, email } = await server.addUser();
  const { RefreshToken } = await server.signIn(email);
  await server.database.kysely.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', id).execute();

  expect(await server.tryRefresh(RefreshToken)).toEqual({
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'User is disabled.' },
  });
});

test('sessions survive a restart of the server', async () => {
  const { IdToken, RefreshToken } = await signIn();
  const restarted = await createEmbeddedIdentity(server.options);

  await expect(restarted.verify(IdToken)).resolves.toMatchObject({ sessionId: decodeJwt(IdToken).origin_jti });
  expect((await server.tryRefresh(RefreshToken)).status).toBe(200);
});

async function signIn() {
  const { email } = await server.addUser();
  return server.signIn(email);
}
