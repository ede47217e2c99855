import { argon2Sync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { hashPassword, needsRehash, recommendedCost, setPasswordCost, verifyPassword } from './password.ts';

// Servers of other tests in this process use a lower cost.
afterAll(setPasswordCost(recommendedCost));

test('stores a password as an argon2id PHC string with its cost and a random salt', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(second).not.toBe(first);
});

test('accepts only the hashed password, in either Unicode form of an accent', async () => {
  const hash = await hashPassword('caf\u00e9 au lait');

  expect(await verifyPassword(hash, 'caf\u00e9 au lait')).toBe(true);
  expect(await verifyPassword(hash, 'cafe\u0301 au lait')).toBe(true);
  expect(await verifyPassword(hash, 'cafe au lait')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

test('rejects every password of a user without one', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await verifyPassword(null, 'anything')).toBe(false);
});

test('accepts a hash with old cost parameters, and reports that it needs a rehash', async () => {
  const older = hashAtOlderCost('correct horse');

  expect(await verifyPassword(older, 'correct horse')).toBe(true);
  expect(await verifyPassword(older, 'wrong horse')).toBe(false);
  expect(needsRehash(older)).toBe(true);
  expect(needsRehash(await hashPassword('correct horse'))).toBe(false);
});

test('throws for a stored text that is not a hash, instead of reporting a wrong password', async () => {
  await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow('no argon2id PHC string');
});

function hashAtOlderCost(message: string): string {
  const nonce = Buffer.from('0123456789abcdef');
  const tag = argon2Sync('argon2id', { message, nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 });
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=1024,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}
