import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('admin');
});
afterAll(() => started.server.close());
beforeEach(() => {
  started.requests.length = 0;
});

test('what waits for staff is read by kind, state and page', async () => {
  const found = await started.client.staff.listSubmissions({ kind: 'report', state: 'open' }, { offset: 25, limit: 5 });
  expect(found).toEqual({ ok: true, data: { count: 1, submissions: [] } });
  expectRequests(started.requests, {
    method: 'GET',
    path: '/api/admin/submissions?kind=report&state=open&_offset=25&_limit=5',
  });
});

test('each failure has its own message', async () => {
  const { staff } = started.client;
  expect([await staff.answerSubmission('unknown', 'Yes'), await staff.retryJob('unknown')]).toMatchObject([
    { ok: false, error: 'Failed to send the answer', reason: 'not-found' },
    { ok: false, error: 'Failed to retry the job', reason: 'not-found' },
  ]);
});

test('the roles of nobody are not asked for', async () => {
  expect(await started.client.staff.getUserRoles([])).toEqual({ ok: true, data: [] });
  expect(started.requests).toEqual([]);
});
