import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Keywords that the news has more of than usual. */
export function trendingKeywordsQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['news', 'trending'],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getTrendingKeywords({ signal })),
  });
}

/** The articles that editors put forward. */
export function featuredArticlesQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['news', 'featured'],
    queryFn: async ({ signal }) => unwrap(await client.news.getFeaturedArticles({ signal })),
  });
}
