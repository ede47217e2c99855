import {
  type ArticleListItem,
  type CallInput,
  type CompanyMarket,
  type CompanySearchResult,
  type FundingYear,
  limits,
  type MarketCompanies,
  type MarketFigures,
  type MarketFunding,
  type MarketInvestor,
  type MarketProfile,
  type MarketSortField,
  type marketRoutes,
  type Outcome,
  type SourceCount,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { daysAgo } from './daysAgo.ts';
import { stripForSearch } from './searchText.ts';

/** A part of a list of markets, and its order. */
export interface MarketPage {
  sort?: readonly { field: MarketSortField; dir: 'asc' | 'desc' }[];
  offset?: number;
  limit?: number;
}

/** A part of a list that hangs on a market. */
export type MarketListPage = Pick<TopCompanies, 'offset' | 'limit'>;

type TopCompaniesQuery = NonNullable<CallInput<'getCategoryTopCompanies'>['query']>;

/** One page of a market's companies that meet every condition. Expressions are `=` by default. */
export interface TopCompanies extends Omit<TopCompaniesQuery, '_query' | '_offset' | '_limit'> {
  /** Words of the company's name. */
  query?: string;
  offset?: number;
  /** @default 20 */
  limit?: number;
}

/** Calls for markets (tier 3 categories) and the companies in them. */
export function marketCalls(rest: RestTransport) {
  return {
    /**
     * Returns markets whose name contains each word of the text with their figures, the best match first unless `page`
     * sorts them; every market matches an empty text. Without a page, up to a hundred.
     */
    searchCategories: (query: string, page?: MarketPage, options?: CallOptions): Promise<Outcome<MarketFigures[]>> =>
      rest.call('searchCategories', { query: toMarketQuery(query, page) }, options),

    /** Does the same for signed-out users, without investors. */
    getPublicCategories: (query: string, page?: MarketPage, options?: CallOptions): Promise<Outcome<MarketFigures[]>> =>
      rest.call('getPublicCategories', { query: toMarketQuery(query, page) }, options),

    /** Counts the markets that `searchCategories` finds. */
    countCategories: (query: string, options?: CallOptions): Promise<Outcome<{ count: number }>> =>
      rest.call('countCategories', { query: { query: stripForSearch(query) } }, options),

    /** Returns the markets whose names are most like the text, for a search that finds none. */
    getClosestCategories: (query: string, options?: CallOptions): Promise<Outcome<CompanyMarket[]>> =>
      rest.call('getClosestCategories', { query: { query: stripForSearch(query) } }, options),

    /** Returns one market for signed-out users, without investors. */
    getPublicCategory: (id: string, options?: CallOptions): Promise<Outcome<MarketProfile>> =>
      rest.call('getPublicCategory', ofMarket(id), options),

    /** Returns one market with its figures, by any form of its id. */
    getCategory: (id: string, options?: CallOptions): Promise<Outcome<MarketProfile>> =>
      rest.call('getCategory', ofMarket(id), options),

    /** Returns up to a hundred companies in any of these markets, those with most funding first. */
    getCategoryCompanies: (categoryIds: string[], options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCategoryCompanies', { body: { categoryIds } }, options),

    /** Returns what the market's companies publish on their own sites, the newest first. */
    getCategoryUpdates: (
      id: string,
      page?: MarketListPage,
      options?: CallOptions,
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getCategoryUpdates', { ...ofMarket(id), query: toPageQuery(page) }, options),

    /** Returns what others wrote about the market's companies in the last 30 days by default, the newest first. */
    getCategoryEarnedContent: (
      id: string,
      { gte = `${daysAgo(limits.earnedContentDays)}T00:00:00`, ...page }: MarketListPage & { gte?: string } = {},
      options?: CallOptions,
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getCategoryEarnedContent', { ...ofMarket(id), query: { gte, ...toPageQuery(page) } }, options),

    /** Returns how much each source wrote about the market's companies in that time, the one with most first. */
    getCategoryEarnedSources: (
      id: string,
      { gte = `${daysAgo(limits.earnedContentDays)}T00:00:00` }: { gte?: string } = {},
      options?: CallOptions,
    ): Promise<Outcome<SourceCount[]>> =>
      rest.call('getCategoryEarnedSources', { ...ofMarket(id), query: { gte } }, options),

    /** Returns what the market raised in each year with a round, the earliest first. */
    getCategoryFundingHistory: (id: string, options?: CallOptions): Promise<Outcome<FundingYear[]>> =>
      rest.call('getCategoryFundingHistory', ofMarket(id), options),

    /** Returns one page of the market's rounds in the last 12 months, or since `gte` in them, the newest first. */
    getCategoryRecentFunding: (
      id: string,
      { gte, ...page }: MarketListPage & { gte?: string } = {},
      options?: CallOptions,
    ): Promise<Outcome<MarketFunding>> =>
      rest.call(
        'getCategoryRecentFunding',
        { ...ofMarket(id), query: { ...(gte !== undefined && { gte }), ...toPageQuery(page) } },
        options,
      ),

    /** Returns the investors with most rounds in the market. */
    getCategoryTopInvestors: (
      id: string,
      { limit }: Pick<MarketListPage, 'limit'> = {},
      options?: CallOptions,
    ): Promise<Outcome<MarketInvestor[]>> =>
      rest.call('getCategoryTopInvestors', { ...ofMarket(id), query: toPageQuery({ limit }) }, options),

    /** Returns one page of the market's companies, those that raised most first, and how many there are. */
    getCategoryTopCompanies: (
      id: string,
      { query = '', offset = 0, limit = limits.topCompanies, ...filters }: TopCompanies = {},
      options?: CallOptions,
    ): Promise<Outcome<MarketCompanies>> =>
      rest.call(
        'getCategoryTopCompanies',
        {
          ...ofMarket(id),
          query: { _limit: limit, _offset: offset, _query: stripForSearch(query), ...filters },
        },
        options,
      ),

    /** Returns the newest articles about the market's companies, for signed-out users too. */
    getMarketNews: (id: string, page?: MarketListPage, options?: CallOptions): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getMarketNews', { ...ofMarket(id), query: toPageQuery(page) }, options),
  } satisfies AreaCalls<typeof marketRoutes>;
}

/** Paths have the full id, whichever form the caller has (AMB-011). */
const ofMarket = (id: string) => ({ params: { id: id.startsWith('tc3-') ? id : `tc3-${id}` } });

function toPageQuery({ offset, limit }: MarketListPage = {}) {
  return { ...(offset !== undefined && { _offset: offset }), ...(limit !== undefined && { _limit: limit }) };
}

function toMarketQuery(query: string, { sort = [], offset, limit }: MarketPage = {}) {
  return {
    query: stripForSearch(query),
    ...(sort.length > 0 && { _sort: sort.map(({ field, dir }) => `${field}~${dir}`).join('.') }),
    ...(offset !== undefined && { _offset: offset }),
    ...(limit !== undefined && { _limit: limit }),
  };
}
