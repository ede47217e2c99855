import {
  limits,
  type NewsArticle,
  type NewsItem,
  type NewsPage,
  type NewsSection,
  type newsRoutes,
  type Outcome,
  type TopMovers,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch } from './searchText.ts';

/** What news is asked for: of a company, of lists or by words; otherwise all of it. */
export interface NewsQuery {
  companyId?: string;
  listId?: string;
  /** The company's id by its other name. */
  uuid?: string;
  rssSearch?: string;
  /** Further lists. */
  listIds?: readonly string[];
  yorkie?: boolean;
  /** True for articles that others wrote only. */
  queryEarned?: boolean;
  /** True to leave out the stories that the featured row shows. */
  omitFeatured?: boolean;
  /** From 1. @default 1 */
  page?: number;
  /** @default limits.newsPage */
  pageSize?: number;
}

/** A part of a section's news. */
export interface SectionPage {
  offset?: number;
  limit?: number;
  /** False for the section and the number of its stories only. */
  articles?: boolean;
}

const subjects = ['companyId', 'listId', 'uuid', 'rssSearch'] as const;

/**
 * Calls for news, for signed-out users too. A section is the slug of a Market Pulse category, the id of a market, or
 * `all`.
 */
export function newsCalls(rest: RestTransport) {
  return {
    /** Returns a page of news, the newest first and each story once. Lists that the user may not read are missing. */
    getNews: (
      { page = 1, pageSize = limits.newsPage, listIds, ...query }: NewsQuery = {},
      options?: CallOptions,
    ): Promise<Outcome<NewsPage>> => {
      const source = subjects.find((name) => query[name] !== undefined);
      return rest.call(
        'getNews',
        {
          query: {
            ...(source && { source }),
            ...query,
            ...(query.rssSearch !== undefined && { rssSearch: stripForSearch(query.rssSearch) }),
            ...(listIds && { listIds: [...listIds] }),
            p: page,
            r: pageSize,
          },
        },
        options,
      );
    },

    /** Returns the featured articles, the newest first. */
    getFeaturedArticles: ({
      limit = limits.featuredArticles,
      ...options
    }: CallOptions & { limit?: number } = {}): Promise<Outcome<NewsItem[]>> =>
      rest.call('getFeaturedArticles', { query: { _limit: limit } }, options),

    /** Returns an article of our own, by its id or its slug. */
    getCuratedArticle: (id: string, options?: CallOptions): Promise<Outcome<NewsArticle>> =>
      rest.call('getCuratedArticle', { params: { id } }, options),

    /**
     * Returns an article of our own, and with `queryEarned` also what others wrote. A deleted article is not found, and
     * the failure's `deletedAt` tells since when.
     */
    getArticle: (
      id: string,
      { queryEarned, ...options }: CallOptions & { queryEarned?: boolean } = {},
    ): Promise<Outcome<NewsArticle>> =>
      rest.call('getArticle', { params: { id }, query: { ...(queryEarned && { queryEarned }) } }, options),

    /** Returns a page of a section's news, the newest first and each story once. */
    getSectionNews: (
      section: string,
      { offset, limit, articles }: SectionPage = {},
      options?: CallOptions,
    ): Promise<Outcome<NewsSection>> =>
      rest.call(
        'getSectionNews',
        {
          params: { section },
          query: {
            ...(offset !== undefined && { _offset: offset }),
            ...(limit !== undefined && { _limit: limit }),
            ...(articles !== undefined && { articles }),
          },
        },
        options,
      ),

    /** Returns the newest articles of our own in a section. */
    getSectionCurated: (
      section: string,
      { limit = limits.newsPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<NewsItem[]>> =>
      rest.call('getSectionCurated', { params: { section }, query: { _limit: limit } }, options),

    /** Returns the companies that a section mentions more than in the week before, the most risen first. */
    getTopMovers: (
      section: string,
      { category, ...options }: CallOptions & { category?: string } = {},
    ): Promise<Outcome<TopMovers>> =>
      rest.call('getTopMovers', { params: { section }, query: { ...(category && { category }) } }, options),

    /** Returns the newest articles of our own. */
    getNewsArticles: ({
      offset = 0,
      limit = limits.newsPage,
      ...options
    }: CallOptions & { offset?: number; limit?: number } = {}): Promise<Outcome<NewsItem[]>> =>
      rest.call('getNewsArticles', { query: { _offset: offset, _limit: limit } }, options),
  } satisfies AreaCalls<typeof newsRoutes>;
}
