import { argon2Sync } from 'node:crypto';
import { paths } from '@fs/api-contract';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

test('[AUTH-051] the right password returns all tokens at once, without a further challenge', async () => {
  const { email } = await server.addUser();
  const answer = await server.trySignIn(email);

  expect(answer).toEqual({
    status: 200,
    body: {
      AuthenticationResult: {
        IdToken: expect.any(String),
        AccessToken: expect.any(String),
        RefreshToken: expect.any(String),
        ExpiresIn: 3600,
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    },
  });
});

test('the tokens have the claims of a user pool, and a lifetime of one hour', async () => {
  const organization = { org_id: 'o1', org_name: 'Example & Co', logo_url: null };
  const { id, email } = await server.addUser({ staffGroups: ['editors', 'admin'], organization });
  const { IdToken, AccessToken } = await server.signIn(email);
  const [idClaims, accessClaims] = [decodeJwt(IdToken), decodeJwt(AccessToken)];
  const authTime = Date.parse('2026-11-20T12:00:00Z') / 1000;
  const shared = {
    sub: id,
    iss: 'http://127.0.0.1:4400/identity',
    'cognito:groups': ['fuel-free', 'admin', 'editors'],
    origin_jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    auth_time: authTime,
    iat: authTime,
    exp: authTime + 3600,
  };

  expect(idClaims).toEqual({
    ...shared,
    token_use: 'id',
    aud: server.identity.clientId,
    'cognito:username': id,
    email,
    email_verified: true,
    given_name: 'Zoë',
    family_name: 'Example',
    'custom:org': expect.any(String),
  });
  expect(JSON.parse(idClaims['custom:org'] as string)).toEqual(organization);
  expect(accessClaims).toEqual({
    ...shared,
    token_use: 'access',
    client_id: server.identity.clientId,
    username: id,
    scope: 'aws.cognito.signin.user.admin',
  });
  expect(accessClaims.origin_jti).toBe(idClaims.origin_jti);
  expect(accessClaims.jti).not.toBe(idClaims.jti);
});

test('the published key set verifies the tokens', async () => {
  const { email } = await server.addUser();
  const { IdToken } = await server.signIn(email);
  const jwks = (await server.app.inject({ url: paths.jwks })).json<JSONWebKeySet>();
  const { payload, protectedHeader } = await jwtVerify(IdToken, createLocalJWKSet(jwks), {
    currentDate: server.options.now(),
  });

  expect(payload.email).toBe(email);
  expect(protectedHeader).toEqual({ alg: 'RS256', kid: jwks.keys[0]?.kid });
  expect(Object.keys(jwks.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('the email is case-insensitive', async () => {
  await server.addUser({ email: 'case@foresight.example' });

  expect((await server.trySignIn('Case@Foresight.EXAMPLE')).status).toBe(200);
});

test('[AUTH-056] a wrong password, and any password of a user without one, is rejected with the provider’s message', async () => {
  const { email } = await server.addUser();
  const { email: emailWithoutPassword } = await server.addUser({ password: null });
  const refusal = {
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
  };

  expect(await server.trySignIn(email, 'wrong horse')).toEqual(refusal);
  expect(await server.trySignIn(emailWithoutPassword)).toEqual(refusal);
});

test('[AUTH-056] an unknown email is reported, so that the app can suggest what else to try', async () => {
  expect(await server.trySignIn('nobody@foresight.example')).toEqual({
    status: 400,
    body: { __type: 'UserNotFoundException', message: 'User does not exist.' },
  });
});

test('[AUTH-052] [AUTH-056] an unconfirmed email is reported only with the right password', async () => {
  const { email } = await server.addUser({ status: 'UNCONFIRMED' });

  expect(await server.trySignIn(email)).toEqual({
    status: 400,
    body: { __type: 'UserNotConfirmedException', message: 'User is not confirmed.' },
  });
  expect((await server.trySignIn(email, 'wrong horse')).body.__type).toBe('NotAuthorizedException');
});

test('a disabled user is rejected', async () => {
  const { email } = await server.addUser({ status: 'DISABLED' });

  expect(await server.trySignIn(email)).toEqual({
    status: 400,
    body: { __type: 'NotAuthorizedException', message: 'User is disabled.' },
  });
});

test('a hash with other cost parameters is replaced at the next login, and the password stays valid', async () => {
  const nonce = Buffer.from('0123456789abcdef');
  const cost = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  const { id, email } = await server.addUser({ passwordHash: `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${hash}` });
  await server.trySignIn(email);
  const stored = await server.database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();

  expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect((await server.trySignIn(email)).status).toBe(200);
});

test('stores only hashes of refresh tokens', async () => {
  const { id, email } = await server.addUser();
  const { RefreshToken } = await server.signIn(email);
  const rows = await server.database.kysely.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();

  expect(rows).toHaveLength(1);
  expect(rows[0]?.refresh_token_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain(RefreshToken);
});

test('a user who is not admitted is unknown, and their session ends at its next refresh', async () => {
  let isOpen = true;
  const guarded = await startIdentityServer({ isAdmitted: () => isOpen });
  const { email } = await guarded.addUser();
  const { RefreshToken } = await guarded.signIn(email);
  isOpen = false;
  expect((await guarded.trySignIn(email)).body).toMatchObject({ __type: 'UserNotFoundException' });
  expect((await guarded.tryRefresh(RefreshToken)).body).toMatchObject({ __type: 'NotAuthorizedException' });
  await guarded.close();
});

test('logins and refusals are audited by user and device, without the email', async () => {
  const { id, email } = await server.addUser();
  await server.trySignIn(email, 'wrong password');
  await server.trySignIn('nobody@foresight.example', 'wrong password');
  await server.trySignIn(email);
  const events = await server.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'actor', 'subject', 'facts'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const facts = { reason: 'wrong email or password', device: null };
  expect(events).toEqual([
    { action: 'session.opened', actor: `user:${id}`, subject: `user:${id}`, facts: { device: null } },
    { action: 'session.refused', actor: 'anybody', subject: null, facts },
    { action: 'session.refused', actor: 'anybody', subject: `user:${id}`, facts },
  ]);
});
