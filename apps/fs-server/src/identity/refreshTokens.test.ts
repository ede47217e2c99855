import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRefreshTokens } from './refreshTokens.ts';

const refreshTokens = createRefreshTokens(createKey());

test('only the server can read the session id of a token, and tokens never repeat', () => {
  const sessionId = randomUUID();
  const [first, second] = [refreshTokens.issue(sessionId), refreshTokens.issue(sessionId)];

  expect(second).not.toBe(first);
  expect(refreshTokens.sessionIdOf(first)).toBe(sessionId);
  expect(createRefreshTokens(createKey()).sessionIdOf(first)).toBeNull();
});

test('the successor of a token is deterministic and of the same session', () => {
  const sessionId = randomUUID();
  const token = refreshTokens.issue(sessionId);

  expect(refreshTokens.next(token)).toBe(refreshTokens.next(token));
  expect(refreshTokens.next(token)).not.toBe(token);
  expect(refreshTokens.sessionIdOf(refreshTokens.next(token))).toBe(sessionId);
  expect(createRefreshTokens(createKey()).next(token)).not.toBe(refreshTokens.next(token));
});

test('a token with any character changed, removed or added is invalid', () => {
  const token = refreshTokens.issue(randomUUID());
  const changed = Array.from(token, (old, at) => token.slice(0, at) + (old === 'B' ? 'C' : 'B') + token.slice(at + 1));
  const tampered = [...changed, token.slice(0, -1), `${token}A`, `${token}=`, ''];

  expect(tampered).toHaveLength(token.length + 4);
  expect(tampered.filter((candidate) => refreshTokens.sessionIdOf(candidate) !== null)).toEqual([]);
});

test('the stored form of a token is its SHA-256', () => {
  expect(refreshTokens.hash('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

function createKey() {
  return generateKeyPairSync('ed25519').privateKey;
}
