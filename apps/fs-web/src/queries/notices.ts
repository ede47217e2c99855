import type { Notice, NoticePage } from '@fs/api-contract';
import type { DataClient, SeenNotices } from '@fs/data-client';
import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { unwrap } from './CallFailure.ts';
import { pendingChanges } from './pendingChanges.ts';

const noticesKey = ['notices'] as const;
const markingKey = ['notices-read'] as const;

/** How often new notices are looked for, in milliseconds. */
const intervalMs = 60_000;

/** The user's notices, newest first. What is read while some are being marked has them marked already. */
export function noticesQuery(client: DataClient) {
  return infiniteQueryOptions({
    queryKey: noticesKey,
    queryFn: async ({ signal, pageParam, client: queries }) => {
      const page = unwrap(await client.notices.getNotices(pageParam === null ? {} : { cursor: pageParam }, { signal }));
      const marking = pendingChanges<SeenNotices>(queries, markingKey);
      return marking.reduce((known, { variables }) => markPage(known, variables, countSeen([known], variables)), page);
    },
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
    mutationKey: markingKey,
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
    onError: (_failure, _seen, _context, { client: queries }) => {
      // Without waiting: until it has failed, what is read would have them marked.
      void refreshNotices(queries);
    },
    networkMode: 'always',
  });
}

function markSeen(data: InfiniteData<NoticePage>, seen: SeenNotices): InfiniteData<NoticePage> {
  const read = countSeen(data.pages, seen);
  return { ...data, pages: data.pages.map((page) => markPage(page, seen, read)) };
}

/** The unread notices of these pages that are among those that were seen. */
function countSeen(pages: readonly NoticePage[], seen: SeenNotices): number {
  return pages.flatMap(({ notices }) => notices).filter((notice) => !notice.isRead && isSeen(notice, seen)).length;
}

function markPage(page: NoticePage, seen: SeenNotices, read: number): NoticePage {
  return {
    ...page,
    unread: Math.max(0, page.unread - read),
    notices: page.notices.map((notice) => (isSeen(notice, seen) ? { ...notice, isRead: true } : notice)),
  };
}

function isSeen({ id, createdAt }: Notice, seen: SeenNotices): boolean {
  return 'ids' in seen ? seen.ids.includes(id) : createdAt <= seen.until;
}
