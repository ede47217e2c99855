import type { Notice, NoticePage } from '@fs/api-contract';
import type { DataClient, SeenNotices } from '@fs/data-client';
import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { unwrap } from './CallFailure.ts';

const noticesKey = ['notices'] as const;

/** How often new notices are looked for, in milliseconds. */
const intervalMs = 60_000;

/** The user's notices, newest first. */
export function noticesQuery(client: DataClient) {
  return infiniteQueryOptions({
    queryKey: noticesKey,
    queryFn: async ({ signal, pageParam }) =>
      unwrap(await client.notices.getNotices(pageParam === null ? {} : { cursor: pageParam }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: NoticePage) => next,
    refetchInterval: intervalMs,
    // Another device may have read them.
    refetchOnWindowFocus: 'always' as const,
  });
}

export function refreshNotices(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: noticesKey });
}

/** Marks notices as read, and shows them so at once, in the other tabs too. */
export function markNoticesReadMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: async (seen: SeenNotices) => unwrap(await client.notices.markNoticesRead(seen)),
    onMutate: async (seen, { client: queries }) => {
      await queries.cancelQueries({ queryKey: noticesKey });
      queries.setQueryData<InfiniteData<NoticePage>>(noticesKey, (data) => data && markSeen(data, seen));
    },
    onSuccess: (_counted, _seen, _context, { client: queries }) => {
      tellOtherTabs('notices-read');
      // The count on the server includes notices that are not loaded.
      return refreshNotices(queries);
    },
    onError: (_failure, _seen, _context, { client: queries }) => refreshNotices(queries),
    networkMode: 'always',
  });
}

function markSeen(data: InfiniteData<NoticePage>, seen: SeenNotices): InfiniteData<NoticePage> {
  const isSeen = ({ id, createdAt }: Notice) => ('ids' in seen ? seen.ids.includes(id) : createdAt <= seen.until);
  const loaded = data.pages.flatMap(({ notices }) => notices);
  const read = loaded.filter((notice) => !notice.isRead && isSeen(notice)).length;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unread: Math.max(0, page.unread - read),
      notices: page.notices.map((notice) => (isSeen(notice) ? { ...notice, isRead: true } : notice)),
    })),
  };
}
