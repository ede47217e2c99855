import { limits, type NewsPage } from '@fs/api-contract';
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

/** Which news there is to read: of a category, or for null of all; about some words, of every category. */
export interface NewsChoice {
  category: string | null;
  query: string | undefined;
}

/**
 * One page of the news, from 1. Without a category or words, it leaves out the featured articles. The page before stays
 * while the next one of the same choice loads.
 */
export function newsPageQuery(client: DataClient, { category, query }: NewsChoice, page: number) {
  const pageSize = limits.newsPage;
  return queryOptions({
    queryKey: ['news', 'page', category, query, page],
    queryFn: async ({ signal }): Promise<NewsPage> => {
      if (query !== undefined)
        return unwrap(await client.news.getNews({ rssSearch: query, page, pageSize }, { signal }));
      return unwrap(
        category === null
          ? await client.news.getNews({ page, pageSize, omitFeatured: true }, { signal })
          : await client.news.getSectionNews(category, { offset: (page - 1) * pageSize, limit: pageSize }, { signal }),
      );
    },
    placeholderData: (before, last) =>
      last?.queryKey[2] === category && last.queryKey[3] === query ? before : undefined,
  });
}

/** Companies that a category, or all news for null, mentions more than in the week before. */
export function topMoversQuery(client: DataClient, category: string | null) {
  return queryOptions({
    queryKey: ['news', 'movers', category],
    queryFn: async ({ signal }) => unwrap(await client.news.getTopMovers(category ?? 'all', { signal })),
  });
}

/** An article of ours by its id or slug. */
export function articleQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['news', 'article', id],
    queryFn: async ({ signal }) => unwrap(await client.news.getCuratedArticle(id, { signal })),
  });
}

/** An article that someone else wrote. */
export function earnedArticleQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['news', 'earned', id],
    queryFn: async ({ signal }) => unwrap(await client.news.getArticle(id, { queryEarned: true, signal })),
  });
}
