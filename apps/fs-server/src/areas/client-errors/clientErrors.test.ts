import type { ClientError } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { countError, listErrors } from './repository.ts';
import { fingerprintOf } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('client_errors').execute();
  await server.database.kysely.deleteFrom('attempts').execute();
});
afterAll(() => server.close());

const report: ClientError = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  frames: ['App-B4x9Qk2a.js:1:20', 'react-Zz_9-1aB.js:2:7'],
  route: '/companies/$companyId',
  version: '1.1.379',
  language: 'en',
};

async function send(changes: object = {}, headers: Record<string, string> = {}): Promise<number> {
  const payload = { ...report, ...changes };
  const answer = await server.app.inject({ method: 'POST', url: '/api-public/client-errors', headers, payload });
  return answer.statusCode;
}
const stored = () => listErrors(server.database.kysely, 10);

test('[XERROR-001] the same error of two versions has one fingerprint, with a count and the latest place', async () => {
  expect(await send()).toBe(200);
  const next = ['App-Cc_8wQ-2.js:3:1', 'react-Zz_9-1aB.js:2:9'];
  expect(await send({ frames: next, version: '1.1.380', route: '/home', language: 'de' })).toBe(200);
  const errors = await stored();
  expect(errors).toMatchObject([
    { kind: 'error', message: report.message, frames: next, version: '1.1.380', route: '/home', count: 2 },
  ]);
  expect(errors[0]?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(await send({ kind: 'boundary' })).toBe(200);
  expect(await stored()).toHaveLength(2);
});

test('[XERROR-002] personal data that a client did not remove is not stored', async () => {
  const authorization = await server.authorizationOf('free');
  const message = `no lovelace@foresight.example at https://x.example/lovelace?token=abc for ${authorization.slice(7, 300)}`;
  expect(await send({ message: message.slice(0, 300) }, { authorization })).toBe(200);
  const [error] = await stored();
  expect(error?.message).toBe('no [email] at [address] for [token]');
  expect(JSON.stringify(error)).not.toMatch(/lovelace|127\.0\.0\.1/);
});

test.each([
  ['a user', { userId: 'ada' }],
  ['an address instead of a pattern', { route: '/companies/00000000-0000-5000-8000-00000000000A' }],
  ['a query', { route: '/companies?q=a' }],
  ['a foreign file', { frames: ['https://evil.example/a.js:1:1'] }],
  ['too many frames', { frames: Array.from({ length: 11 }, () => 'App-B4x9Qk2a.js:1:1') }],
  ['a long message', { message: 'x'.repeat(301) }],
  ['another kind', { kind: 'warning' }],
  ['another language', { language: 'xx' }],
])('[XERROR-003] a report with %s is refused', async (_what, changes) => {
  expect(await send(changes)).toBe(400);
  expect(await stored()).toEqual([]);
});

test('[XERROR-004] a network can send twenty reports a minute', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 22; call += 1) statuses.push(await send());
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect((await stored())[0]?.count).toBe(20);
});

test('[XERROR-004] of very many reports of all networks, the rest is neither logged nor stored', async () => {
  const attempts = {
    count: async (rule: { name: string }) => rule.name !== 'client errors',
    waitFor: async () => 0,
    uncount: async () => undefined,
  };
  const busy = await startTestServer({ attempts });
  const answer = await busy.app.inject({ method: 'POST', url: '/api-public/client-errors', payload: report });
  expect(answer.statusCode).toBe(200);
  expect(await listErrors(busy.database.kysely, 10)).toEqual([]);
  await busy.close();
});

test('[XERROR-003] beyond the most different errors, new ones are not stored, and known ones are counted', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const count = (fingerprint: string) => countError(server.database, { fingerprint, error: report, now, most: 2 });
  expect([await count('a'), await count('b'), await count('c'), await count('a')]).toEqual([true, true, false, true]);
  expect((await stored()).map(({ fingerprint, count }) => [fingerprint, count]).toSorted()).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a fingerprint depends on kind, message and files, not on lines', () => {
  const moved = { ...report, frames: ['App-00000000.js:9:9', 'react-11111111.js:1:1'], version: '2' };
  expect(fingerprintOf(moved)).toBe(fingerprintOf(report));
  expect(fingerprintOf({ ...report, frames: ['Other-B4x9Qk2a.js:1:20'] })).not.toBe(fingerprintOf(report));
  expect(fingerprintOf({ ...report, message: 'RangeError' })).not.toBe(fingerprintOf(report));
});
