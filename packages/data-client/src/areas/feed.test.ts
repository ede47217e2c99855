import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual');
});
afterAll(() => started.server.close());

test('home is marked as seen, and the previous time undoes it', async () => {
  const { feed } = started.client;
  const before = await feed.getSeen('home');
  const since = before.ok ? before.data.since : null;
  expect(await feed.setSeen('home', '2026-11-20T10:00:00.000Z')).toEqual({
    ok: true,
    data: { seen_at: '2026-11-20T10:00:00.000Z', previous: since },
  });
  expect(await feed.getSeen('home')).toMatchObject({ ok: true, data: { since: '2026-11-20T10:00:00.000Z' } });
  expect(await feed.setSeen('home', since)).toMatchObject({ ok: true, data: { seen_at: since } });
});

test('the feed of a list that the user cannot see is not found', async () => {
  expect(await started.client.feed.getFeed({ listId: 'none', kinds: ['funding', 'article'], limit: 5 })).toEqual({
    ok: false,
    error: 'Failed to fetch events',
    reason: 'not-found',
  });
  expect(await started.client.feed.getSeen('list:none')).toMatchObject({ ok: false, reason: 'not-found' });
});

test('the weeks of raised amounts are thirteen, the current one last', async () => {
  const weeks = await started.client.feed.getRaisedWeeks();
  const data = weeks.ok ? weeks.data : undefined;
  expect(data?.weeks).toHaveLength(13);
  const [last] = data?.weeks.slice(-1) ?? [];
  expect(Date.parse(data?.as_of ?? '') - Date.parse(last?.starts_on ?? '')).toBe(6 * 86_400_000);
});
