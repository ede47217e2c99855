import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
afterAll(() => started.server.close());

test('reads a person by id', async () => {
  const known = started.server.world.people[0];
  started.requests.length = 0;
  const outcome = await started.client.people.getPerson(known?.id ?? '');
  expectRequests(started.requests, { method: 'GET', path: `/api/people/${known?.id}` });
  expect(outcome).toMatchObject({ ok: true, data: { first_name: known?.firstName, title: known?.title } });
});

test('an unknown person is not found', async () => {
  expect(await started.client.people.getPerson('nobody')).toMatchObject({ ok: false, reason: 'not-found' });
});
