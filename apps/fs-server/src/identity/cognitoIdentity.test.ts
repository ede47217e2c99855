import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createCognitoIdentity } from './cognitoIdentity.ts';

const userPoolId = 'us-east-2_Example01';
const issuer = `https://cognito-idp.us-east-2.amazonaws.com/${userPoolId}`;
const pool = await generateKeyPair('RS256', { extractable: true });
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pool.publicKey)), kid: 'pool', alg: 'RS256' }] });
const identity = createCognitoIdentity({ userPoolId, clientId: 'app', keys });

test("a user pool's ID token is taken for the user and the sign-in that it names", async () => {
  const [sub, origin_jti] = [randomUUID(), randomUUID()];

  expect(await identity.verify(await poolToken({ sub, origin_jti }))).toEqual({ userId: sub, sessionId: origin_jti });
});

test("an access token, another pool's or another app's ID token is refused", async () => {
  const refused = [
    poolToken({ token_use: 'access' }),
    poolToken({ iss: 'https://cognito-idp.us-east-2.amazonaws.com/us-east-2_Another01' }),
    poolToken({ aud: 'another' }),
    poolToken({ origin_jti: undefined }),
  ];
  for (const token of refused) {
    await expect(identity.verify(await token)).rejects.toMatchObject({ name: 'TokenRefused', reason: 'invalid' });
  }
});

test('a key set that is out of reach is an error of its own, so that nobody counts as signed out', async () => {
  const keysOutOfReach = () => Promise.reject(new Error('out of reach'));
  const cutOff = createCognitoIdentity({ userPoolId, clientId: 'app', keys: keysOutOfReach });

  await expect(cutOff.verify(await poolToken({}))).rejects.toThrow('out of reach');
});

test("the app is told the pool's address, and allowed to call it", () => {
  expect(identity).toMatchObject({
    endpoint: 'https://cognito-idp.us-east-2.amazonaws.com/',
    origins: ['https://cognito-idp.us-east-2.amazonaws.com'],
    clientId: 'app',
  });
});

function poolToken(claims: Record<string, unknown>): Promise<string> {
  const usual = { iss: issuer, aud: 'app', token_use: 'id', sub: randomUUID(), origin_jti: randomUUID() };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'pool' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(pool.privateKey);
}
