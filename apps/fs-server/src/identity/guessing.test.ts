import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeEach(async () => {
  server = await startIdentityServer();
});
afterEach(() => server.close());

const exceeded = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const incorrect = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

test('a network learns which of twenty emails have an account, then gets the same response for every email', async () => {
  const { email } = await server.addUser();
  const types: (string | undefined)[] = [];
  for (let number = 0; number < 22; number += 1) {
    types.push((await server.trySignIn(`nobody${number}@foresight.test`)).body.__type);
  }
  expect(types.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'UserNotFoundException'));
  expect((await server.trySignIn('someone@foresight.test')).body).toEqual(incorrect);
  expect((await server.trySignIn(email, 'wrong horse')).body).toEqual(incorrect);
  const [known, unknown] = [await server.forgotPassword(email), await server.forgotPassword('none@foresight.test')];
  expect(unknown.status).toBe(known.status);
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  expect(server.outbox.map(({ to }) => to)).toEqual([email]);
});

test('after ten wrong passwords for one account from one network, even concurrent ones, the right one is rejected too', async () => {
  const { email } = await server.addUser();
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => server.trySignIn(email, `guess ${index}`)),
  );
  expect(guesses.filter(({ body }) => body.message === exceeded.message)).toHaveLength(5);
  expect((await server.trySignIn(email)).body).toEqual(exceeded);
  expect((await server.trySignIn('nobody@foresight.test')).body.__type).toBe('UserNotFoundException');
  server.wait(15 * 60);
  expect((await server.trySignIn(email)).status).toBe(200);
});

test('any number of logins with the right password is allowed', async () => {
  const { email } = await server.addUser();
  for (let time = 0; time < 12; time += 1) expect((await server.trySignIn(email)).status).toBe(200);
});

test('counts of wrong passwords survive a restart', async () => {
  const { email } = await server.addUser();
  for (let guess = 0; guess < 10; guess += 1) await server.trySignIn(email, `guess ${guess}`);
  const restarted = await startIdentityServer({ database: server.database, dataDir: server.options.dataDir });
  expect((await restarted.trySignIn(email)).body).toEqual(exceeded);
  await restarted.app.close();
});

test('a login never adopts an existing session', async () => {
  const { email } = await server.addUser();
  const [first, second] = [await server.signIn(email), await server.signIn(email)];
  const planted = await server.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: server.identity.clientId,
    AuthParameters: { USERNAME: email, PASSWORD: 'correct horse battery', REFRESH_TOKEN: first.RefreshToken },
    Session: first.RefreshToken,
  });
  const third = (planted.body as unknown as { AuthenticationResult: { RefreshToken: string } }).AuthenticationResult;
  expect(new Set([first.RefreshToken, second.RefreshToken, third.RefreshToken]).size).toBe(3);
});

test('rejects a token of another pool with its own key', async () => {
  const { email } = await server.addUser();
  const dataDir = await mkdtemp(join(tmpdir(), 'fs-other-pool-'));
  const other = await startIdentityServer({ dataDir });
  const { email: otherEmail } = await other.addUser({ email });
  const { IdToken, AccessToken } = await other.signIn(otherEmail);
  expect(await server.userOf(`Bearer ${IdToken}`)).toBeNull();
  expect((await server.call('GlobalSignOut', { AccessToken })).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Invalid Access Token',
  });
  await other.close();
  await rm(dataDir, { recursive: true, force: true });
});
