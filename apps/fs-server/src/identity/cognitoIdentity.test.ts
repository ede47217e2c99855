import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createCognitoIdentity } from './cognitoIdentity.ts';
import { createFindUser } from './findUser.ts';

const userPoolId = 'us-east-2_Example01';
const issuer = `https://cognito-idp.us-east-2.amazonaws.com/${userPoolId}`;
const pool = await generateKeyPair('RS256', { extractable: true });
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pool.publicKey)), kid: 'pool', alg: 'RS256' }] });
const identity = createCognitoIdentity({ userPoolId, clientId: 'app', keys });

test("a user pool's ID token identifies the user and session that it names", async () => {
  const [sub, origin_jti] = [randomUUID(), randomUUID()];

  const verified = await identity.verify(await createPoolToken({ sub, origin_jti, auth_time: 1_795_176_000 }));

  expect(verified).toEqual({
    userId: sub,
    sessionId: origin_jti,
    signedInAt: new Date(1_795_176_000_000),
    profile: null,
  });
});

test('rejects an access token, and ID tokens of another pool or app', async () => {
  const refused = [
    createPoolToken({ token_use: 'access' }),
    createPoolToken({ iss: 'https://cognito-idp.us-east-2.amazonaws.com/us-east-2_Another01' }),
    createPoolToken({ aud: 'another' }),
    createPoolToken({ origin_jti: undefined }),
  ];
  for (const token of refused) {
    await expect(identity.verify(await token)).rejects.toMatchObject({ name: 'InvalidTokenError', reason: 'invalid' });
  }
});

test('creates the row and personal account of a user-pool user at the first call, and logs out at once', async () => {
  const database = await openTestDatabase();
  const findUser = createFindUser(database, identity);
  const userOf = async (claims: Record<string, unknown>) =>
    findUser({ headers: { authorization: `Bearer ${await createPoolToken(claims)}` } } as FastifyRequest);
  const sub = randomUUID();
  const zoe = { sub, email: 'Zoe@foresight.test', email_verified: true, given_name: 'Zoë', family_name: 'Example' };

  expect(await userOf({ ...zoe, email_verified: false })).toBeNull();
  expect(await userOf(zoe)).toMatchObject({ id: sub, email: 'zoe@foresight.test', groups: ['fuel-free'] });
  expect(await userOf({ ...zoe, sub: randomUUID() })).toBeNull();
  expect(await userOf({ ...zoe, email: undefined })).toMatchObject({ id: sub });
  const account = await database.kysely.selectFrom('accounts').select(['creator_id', 'name']).executeTakeFirst();
  expect(account).toEqual({ creator_id: sub, name: 'Zoë Example' });

  const signedOutAt = new Date();
  await database.kysely.updateTable('users').set({ signed_out_at: signedOutAt }).where('id', '=', sub).execute();
  const second = Math.floor(signedOutAt.getTime() / 1000);
  expect(await userOf({ ...zoe, auth_time: second })).toBeNull();
  expect(await userOf({ ...zoe, auth_time: second + 1 })).toMatchObject({ id: sub });
  await database.close();
});

test('offers Google login only for a pool with hosted pages', () => {
  const domain = 'https://foresight.auth.us-east-2.amazoncognito.com';
  const hosted = createCognitoIdentity({ userPoolId, clientId: 'app', keys, domain });
  expect(hosted.google).toEqual({
    authorizeUrl: `${domain}/oauth2/authorize`,
    tokenUrl: `${domain}/oauth2/token`,
  });
  expect(hosted.origins).toContain(domain);
  expect(identity.google).toBeNull();
});

test('reports an unreachable key set as an error, so that no user counts as logged out', async () => {
  const rejectKeys = () => Promise.reject(new Error('out of reach'));
  const cutOff = createCognitoIdentity({ userPoolId, clientId: 'app', keys: rejectKeys });

  await expect(cutOff.verify(await createPoolToken({}))).rejects.toThrow('out of reach');
});

test("the app gets the pool's URL, and may call it", () => {
  expect(identity).toMatchObject({
    endpoint: 'https://cognito-idp.us-east-2.amazonaws.com/',
    origins: ['https://cognito-idp.us-east-2.amazonaws.com'],
    clientId: 'app',
  });
});

function createPoolToken(claims: Record<string, unknown>): Promise<string> {
  const usual = { iss: issuer, aud: 'app', token_use: 'id', sub: randomUUID(), origin_jti: randomUUID() };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'pool' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(pool.privateKey);
}
