import type { KeywordArticles } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import { visitFor } from './visitFor.ts';

/** Articles that have all of the topics, in pages. */
export function topicArticlesQuery(client: DataClient, topics: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: ['topics', 'articles', topics],
    queryFn: async ({ signal, pageParam: offset }) =>
      unwrap(await client.keywords.getKeywordArticles(topics, { ...(offset > 0 && { offset }), signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages): number | undefined => {
      const loaded = pages.reduce((sum, { articles }) => sum + articles.length, 0);
      return last.articles.length > 0 && loaded < last.count ? loaded : undefined;
    },
    // What surrounds the articles is the same on every page.
    select: ({ pages }): KeywordArticles | undefined =>
      pages[0] && { ...pages[0], articles: pages.flatMap(({ articles }) => articles) },
  });
}

/** Articles of the topics by day. */
export function topicHistoryQuery(client: DataClient, topics: readonly string[]) {
  return queryOptions({
    queryKey: ['topics', 'history', topics],
    queryFn: async ({ signal }) => unwrap(await client.keywords.getKeywordHistory(topics, { signal })),
  });
}

/** Topics that contain the text. */
export function topicSuggestionsQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['topics', 'suggestions', text],
    queryFn: async ({ signal }) => unwrap(await client.keywords.searchKeywords(text, { signal })),
    enabled: text !== '',
  });
}

/** The most frequent topics of the news. */
export function newsTopicsQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['topics', 'news'],
    queryFn: async ({ signal }) => unwrap(await client.keywords.getNewsKeywords({ signal })),
  });
}

/** The trends of the last seven days of news. */
export function weeklyTopicsQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['topics', 'weekly'],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getTrendingWeekly({ signal })),
  });
}

/** What arrived on a topic or market since the user last opened it. Opening it marks that as seen, for the next visit. */
export function visitQuery(client: DataClient, scope: `topic:${string}` | `market:${string}`) {
  return queryOptions({
    queryKey: ['visit', scope],
    queryFn: async ({ signal }) => {
      const seen = unwrap(await client.feed.getSeen(scope, { signal }));
      unwrap(await client.feed.setSeen(scope, seen.as_of, { signal }));
      return seen;
    },
    // The same news stays new until the user has left for a while.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: visitFor,
    retry: false,
  });
}
