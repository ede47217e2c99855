import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Keywords that appear in the news more often than usual. */
export function trendingKeywordsQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['news', 'trending'],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getTrendingKeywords({ signal })),
  });
}

/** Articles featured by editors. */
export function featuredArticlesQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['news', 'featured'],
    queryFn: async ({ signal }) => unwrap(await client.news.getFeaturedArticles({ signal })),
  });
}
