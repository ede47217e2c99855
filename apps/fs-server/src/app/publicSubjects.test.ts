import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { createIsUnknownSubject } from './publicSubjects.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ world: smallWorld });
});
afterAll(() => server.close());

test.each([
  ['markets/robots', false],
  ['markets/tc3-robots', false],
  ['markets/ROBOTS', false],
  ['markets/no-such-market', true],
  ['markets', false],
  ['research/markets/no-such-market', false],
  ['referral/no-such-code', true],
])('the page at %s shows something unknown: %s', async (path, isUnknown) => {
  expect(await createIsUnknownSubject(server.database)(path)).toBe(isUnknown);
});
