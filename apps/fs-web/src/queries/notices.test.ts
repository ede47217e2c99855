import type { Notice, NoticePage, Outcome } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';
import { markNoticesReadMutation, noticesQuery } from './notices.ts';

const buildNotice = (id: string, isRead = false) => ({ id, isRead, createdAt: `2026-03-0${id}T00:00:00Z` }) as Notice;

/** Two unread notices, which the server marks when the test says so. */
async function setUp() {
  const page: NoticePage = { notices: [buildNotice('2'), buildNotice('1')], unread: 2, next: null };
  const marked = Promise.withResolvers<Outcome<{ unread: number }>>();
  const client = {
    notices: { getNotices: async () => ({ ok: true, data: page }), markNoticesRead: () => marked.promise },
  } as unknown as DataClient;
  const queries = createQueryClient();
  const query = noticesQuery(client);
  const read = () => queries.fetchInfiniteQuery({ ...query, staleTime: 0 });
  await read();
  return {
    marked,
    read,
    mark: (seen: { ids: string[] } | { until: string }) =>
      new MutationObserver(queries, markNoticesReadMutation(client))
        .mutate(seen)
        .catch((error: Error) => error.message),
    shown: () => {
      const [first] = queries.getQueryData(query.queryKey)?.pages ?? [];
      return { unread: first?.unread, read: first?.notices.filter(({ isRead }) => isRead).map(({ id }) => id) };
    },
  };
}

test('notices that are being marked as read stay so in what is read meanwhile', async () => {
  const { mark, read, shown } = await setUp();
  void mark({ ids: ['2'] });
  await read();
  expect(shown()).toEqual({ unread: 1, read: ['2'] });
  void mark({ until: '2026-03-01T00:00:00Z' });
  await read();
  expect(shown()).toEqual({ unread: 0, read: ['2', '1'] });
});

test('notices that could not be marked are unread again', async () => {
  const { mark, marked, read, shown } = await setUp();
  const marking = mark({ ids: ['2'] });
  await read();
  marked.resolve({ ok: false, reason: 'unavailable', error: 'Not now' });
  await marking;
  await read();
  expect(shown()).toEqual({ unread: 2, read: [] });
});
