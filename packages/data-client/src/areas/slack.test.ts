import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual');
});
afterAll(() => started.server.close());

test('[REST-123] a Slack user is linked with the session', async () => {
  const { client, requests } = started;
  const linked = await client.slack.linkSlack('U024BE7LH');
  expect(linked).toEqual({ ok: true, data: { slackUserId: 'U024BE7LH', linkedAt: expect.any(String) } });
  expectRequests(requests, { method: 'POST', path: '/slackauth', body: { slackUserId: 'U024BE7LH' } });
});

test('the Slack user is read and unlinked, and a failed link says what the specification says', async () => {
  const { client, requests } = started;
  const link = { slackUserId: 'U024BE7LH', linkedAt: expect.any(String) };
  expect(await client.slack.getSlackLink()).toEqual({ ok: true, data: { link } });
  expect(await client.slack.unlinkSlack()).toEqual({ ok: true, data: {} });
  expect(await client.slack.unlinkSlack()).toMatchObject({ ok: false, reason: 'not-found' });
  expect(await client.slack.getSlackLink()).toEqual({ ok: true, data: { link: null } });
  expect(await client.slack.linkSlack('nobody')).toEqual({
    ok: false,
    error: 'Something went wrong',
    reason: 'invalid',
  });
  const path = '/api/slack-link';
  expectRequests(
    requests,
    { method: 'GET', path },
    { method: 'DELETE', path },
    { method: 'DELETE', path },
    { method: 'GET', path },
    { method: 'POST', path: '/slackauth', body: { slackUserId: 'nobody' } },
  );
});
