import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calculateJwkThumbprint } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSigningKey } from './signingKey.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fs-signing-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('creates the key once, names it by its thumbprint, and reads it after a restart', async () => {
  const folder = path.join(dataDir, 'keys');
  const first = await loadSigningKey(folder);
  const second = await loadSigningKey(folder);

  expect(second.publicJwk).toEqual(first.publicJwk);
  expect(second.privateKey.equals(first.privateKey)).toBe(true);
  expect(first.publicJwk).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
  expect(first.publicJwk.kid).toBe(await calculateJwkThumbprint(first.publicJwk));
  expect(first.publicJwk.d).toBeUndefined();
});

test("only the server's own user can open the folder and read the key", async () => {
  const folder = path.join(dataDir, 'keys');
  await loadSigningKey(folder);

  expect(await modeOf(folder)).toBe('700');
  expect(await readdir(folder)).toEqual(['signing-key.pem']);
  expect(await modeOf(path.join(folder, 'signing-key.pem'))).toBe('600');
});

test('two servers that start at once with one folder use the same key', async () => {
  const folder = path.join(dataDir, 'keys');
  const [first, second] = await Promise.all([loadSigningKey(folder), loadSigningKey(folder)]);

  expect(second.publicJwk.kid).toBe(first.publicJwk.kid);
  expect(await readdir(folder)).toEqual(['signing-key.pem']);
});

async function modeOf(file: string): Promise<string> {
  const { mode } = await stat(file);
  return (mode & 0o777).toString(8);
}
