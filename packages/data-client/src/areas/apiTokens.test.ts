import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual');
});
afterAll(() => started.server.close());

test('API tokens are created, listed and revoked', async () => {
  const { client, requests } = started;
  const body = { name: 'Nightly report', scopes: ['research' as const], days: 90 as const };
  const created = await client.apiTokens.createApiToken(body);
  if (!created.ok) throw new Error(created.error);
  const { secret, token } = created.data;
  expect(secret).toMatch(/^fs_/);
  expect(await client.apiTokens.listApiTokens()).toEqual({ ok: true, data: [token] });
  expect(await client.apiTokens.revokeApiToken(token.id)).toEqual({ ok: true, data: {} });
  expect(await client.apiTokens.revokeApiToken(token.id)).toEqual({
    ok: false,
    error: 'Couldn’t revoke the token. Try again.',
    reason: 'not-found',
  });
  const path = `/api/tokens/${token.id}`;
  expectRequests(
    requests,
    { method: 'POST', path: '/api/tokens', body },
    { method: 'GET', path: '/api/tokens' },
    { method: 'DELETE', path },
    { method: 'DELETE', path },
  );
});
