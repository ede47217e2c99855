import path from 'node:path';
import { paths } from '@fs/api-contract';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activationMs, addSigningKey, listSigningKeys, openKeyRing } from './keyRing.ts';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

test('a new key signs after two minutes, and a user who is logged in stays so', async () => {
  const folder = path.join(server.options.dataDir, 'keys');
  const ring = await openKeyRing(folder, server.now);
  const first = ring.signer().publicJwk.kid;
  const from = await addSigningKey(folder, server.now());
  expect(from.getTime() - server.now().getTime()).toBe(activationMs);
  await ring.reload();
  expect(ring.signer().publicJwk.kid).toBe(first);
  server.wait(activationMs / 1000);
  const second = ring.signer().publicJwk.kid;
  expect(second).not.toBe(first);
  expect(ring.jwks().keys.map(({ kid }) => kid)).toEqual([first, second]);
  // The tokens of the first key have expired.
  server.wait(2 * 60 * 60);
  expect(ring.jwks().keys.map(({ kid }) => kid)).toEqual([second]);
  expect((await listSigningKeys(folder)).map(({ id }) => id)).toEqual([first, second]);
  ring.close();
});

test('tokens of both keys are accepted, and a refresh token outlives its key', async () => {
  const { email } = await server.addUser();
  const before = await server.signIn(email);
  const restarted = await startIdentityServer({ database: server.database, dataDir: server.options.dataDir });
  restarted.wait(activationMs / 1000);
  const refreshed = await restarted.refresh(before.RefreshToken);
  expect(kidOf(refreshed.IdToken)).not.toBe(kidOf(before.IdToken));
  for (const { IdToken } of [before, refreshed]) {
    expect(await restarted.userOf(`Bearer ${IdToken}`)).toMatchObject({ email });
  }
  const { keys } = (await restarted.app.inject(paths.jwks)).json<JSONWebKeySet>();
  expect(keys).toHaveLength(2);
  await restarted.app.close();
});
