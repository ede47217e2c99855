import { createHmac, createPublicKey } from 'node:crypto';
import { paths } from '@fs/api-contract';
import { decodeJwt, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSigningKey } from './signingKey.ts';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

test('an ID token in the Authorization header identifies the caller', async () => {
  const organization = { org_id: 'o1', org_name: 'Example', logo_url: null };
  const { id, email } = await server.addUser({ staffGroups: ['notebooks', 'admin'], organization });
  const { IdToken } = await server.signIn(email);

  expect(await server.userOf(`Bearer ${IdToken}`)).toEqual({
    id,
    credentialVersion: 1,
    hasJustWritten: false,
    sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email,
    givenName: 'Zoë',
    familyName: 'Example',
    signedInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    status: 'CONFIRMED',
    groups: ['fuel-free', 'admin', 'notebooks'],
    organization,
  });
});

test('groups come from the database, not from the token', async () => {
  const { id, email } = await server.addUser();
  const { IdToken } = await server.signIn(email);
  await addPersonalAccount(id, 'ACTIVE');
  await server.database.kysely
    .updateTable('users')
    .set({ staff_groups: ['editors'] })
    .where('id', '=', id)
    .execute();

  expect((await server.userOf(`Bearer ${IdToken}`))?.groups).toEqual(['fuel-individual', 'editors']);
});

test('a personal account that is not active yet grants no plan', async () => {
  const { id, email } = await server.addUser();
  await addPersonalAccount(id, 'PENDING');
  const { IdToken } = await server.signIn(email);

  expect((await server.userOf(`Bearer ${IdToken}`))?.groups).toEqual(['fuel-free']);
});

test('a disabled user is rejected at once', async () => {
  const { id, email } = await server.addUser();
  const { IdToken } = await server.signIn(email);
  await server.database.kysely.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', id).execute();

  expect(await server.userOf(`Bearer ${IdToken}`)).toBeNull();
});

test('an ID token expires after one hour', async () => {
  const { email } = await server.addUser();
  const { IdToken } = await server.signIn(email);
  server.wait(3599);
  expect(await server.userOf(`Bearer ${IdToken}`)).not.toBeNull();
  server.wait(1);
  expect(await server.userOf(`Bearer ${IdToken}`)).toBeNull();
});

test('accepts only an ID token with the Bearer scheme', async () => {
  const { email } = await server.addUser();
  const { IdToken, AccessToken, RefreshToken } = await server.signIn(email);
  const headers = [
    `Bearer ${AccessToken}`,
    `Bearer ${RefreshToken}`,
    IdToken,
    `Basic ${IdToken}`,
    'Bearer ',
    `Bearer ${IdToken} x`,
  ];

  expect(await Promise.all(headers.map(server.userOf))).toEqual(headers.map(() => null));
  const byCookie = await server.app.inject({
    url: '/user',
    cookies: { token: IdToken, authorization: `Bearer ${IdToken}` },
  });
  expect(byCookie.json()).toBeNull();
});

test('rejects a token with one wrong claim', async () => {
  const { email } = await server.addUser();
  const claims = decodeJwt((await server.signIn(email)).IdToken);
  const { privateKey, publicJwk } = await loadSigningKey(`${server.options.dataDir}/keys`);
  const sign = (changes: object) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: publicJwk.kid }).sign(privateKey);
  const userWith = async (changes: object) => server.userOf(`Bearer ${await sign(changes)}`);

  expect(await userWith({})).not.toBeNull();
  const changes = [
    { aud: 'another' },
    { aud: [server.identity.clientId, 'another'] },
    { iss: 'http://127.0.0.1:4401/identity' },
    { token_use: 'access' },
    { exp: undefined },
    { nbf: (claims.iat ?? 0) + 60 },
    { sub: "' or true --" },
    { sub: '00000000-0000-4000-8000-000000000000' },
    { origin_jti: '00000000-0000-4000-8000-000000000000' },
    { origin_jti: undefined },
  ];
  expect(await Promise.all(changes.map(userWith))).toEqual(changes.map(() => null));
});

test('rejects a token without a signature, with a foreign key, or signed with the public key as an HMAC secret', async () => {
  const { email } = await server.addUser();
  const { IdToken } = await server.signIn(email);
  const [head = '', payload = '', signature = ''] = IdToken.split('.');
  const { kid } = (await loadSigningKey(`${server.options.dataDir}/keys`)).publicJwk;
  const jwks = (await server.app.inject({ url: paths.jwks })).json<JSONWebKeySet>();
  const publicPem = createPublicKey({ key: jwks.keys[0] ?? {}, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const hmacBody = `${encode({ alg: 'HS256', kid })}.${payload}`;
  const foreign = await generateKeyPair('RS256');
  const otherPayload = encode({ ...decodeJwt(IdToken), email: 'admin@foresight.example' });

  const forged = [
    `${encode({ alg: 'none' })}.${payload}.`,
    `${encode({ alg: 'none', kid })}.${payload}.${signature}`,
    `${hmacBody}.${createHmac('sha256', publicPem).update(hmacBody).digest('base64url')}`,
    await new SignJWT(decodeJwt(IdToken)).setProtectedHeader({ alg: 'RS256', kid }).sign(foreign.privateKey),
    `${head}.${otherPayload}.${signature}`,
    `${head}.${payload}.`,
    `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
  ];
  expect(await Promise.all(forged.map((token) => server.userOf(`Bearer ${token}`)))).toEqual(forged.map(() => null));
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function addPersonalAccount(creator: string, status: 'ACTIVE' | 'PENDING'): Promise<void> {
  await server.database.kysely
    .insertInto('plans')
    .values({
      id: 'fuel-individual',
      name: 'Individual',
      description: '',
      plan_type: 'PERSONAL',
      sort_order: 1,
      limits: JSON.stringify({ watchlists: 5, teams: 0 }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await server.database.kysely
    .insertInto('accounts')
    .values({
      account_type: 'PERSONAL',
      account_status: status,
      name: 'Personal',
      creator_id: creator,
      plan_id: 'fuel-individual',
    })
    // The first login created one on the free plan.
    .onConflict((conflict) =>
      conflict
        .column('creator_id')
        .where(sql<boolean>`account_type = 'PERSONAL'`)
        .doUpdateSet({ account_status: status, plan_id: 'fuel-individual' }),
    )
    .execute();
}
