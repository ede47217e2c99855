import type { FeedItem } from '@fs/api-contract';
import type { DataClient, FeedWanted } from '@fs/data-client';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import { visitFor } from './visitFor.ts';

/** Key prefix of queries that following a list, or marking news as seen, invalidates. */
export const feedKey = ['feed'] as const;

/** What arrived on followed lists since the user last looked. */
export function seenQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...feedKey, 'seen'],
    queryFn: async ({ signal }) => unwrap(await client.feed.getSeen('home', { signal })),
  });
}

/** What was raised by week in the user's markets. */
export function raisedWeeksQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...feedKey, 'weeks'],
    queryFn: async ({ signal }) => unwrap(await client.feed.getRaisedWeeks({ signal })),
  });
}

/** Events that Home asks for of each group. It shows up to this many in all. */
const changes = 8;

/** The latest rounds, other deals and articles of followed lists. */
export function changesQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...feedKey, 'changes'],
    queryFn: async ({ signal }): Promise<readonly FeedItem[]> => {
      const groups = await Promise.all([
        client.feed.getFeed({ kinds: ['funding'], limit: changes, signal }),
        client.feed.getFeed({ kinds: ['acquisition'], limit: changes, signal }),
        client.feed.getFeed({ kinds: ['investment', 'article'], limit: changes, signal }),
      ]);
      return groups.flatMap((page) => unwrap(page).items);
    },
  });
}

export type FeedFilter = Pick<FeedWanted, 'listId' | 'kinds' | 'minAmount'>;

/** Pages of the feed that are kept: enough for a thousand events. */
const maxPages = 20;

/** The feed, page by page. */
export function feedQuery(client: DataClient, filter: FeedFilter) {
  return infiniteQueryOptions({
    queryKey: [...feedKey, 'pages', filter],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await client.feed.getFeed({ ...filter, ...(pageParam !== null && { cursor: pageParam }), limit: 50, signal }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }, pages) => (pages.length < maxPages ? next : null),
    // What arrives meanwhile is shown when the user asks for it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: visitFor,
  });
}

/** How often an open feed asks for newer events, in milliseconds. */
const askEvery = 60_000;

/** The events shown. */
interface ShownEvents {
  /** When the first of them arrived. */
  first: string | undefined;
  /** When they were loaded, in milliseconds. */
  loadedAt: number;
}

/** Number of events that arrived after the first one shown, up to a page. */
export function newerQuery(client: DataClient, filter: FeedFilter, { first, loadedAt }: ShownEvents) {
  return queryOptions({
    queryKey: [...feedKey, 'newer', filter, first ?? null],
    queryFn: async ({ signal }) => {
      const { items } = unwrap(await client.feed.getFeed({ ...filter, limit: 50, signal }));
      return items.filter(({ arrived_at }) => first === undefined || arrived_at > first).length;
    },
    refetchInterval: askEvery,
    initialData: 0,
    initialDataUpdatedAt: loadedAt,
    staleTime: askEvery,
  });
}

/** Shows the news again, after following a list or marking news as seen. */
export function refreshFeed(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: feedKey });
}
