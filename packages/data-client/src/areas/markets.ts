import type {
  CompanyMarket,
  CompanySearchResult,
  MarketFigures,
  MarketProfile,
  MarketSortField,
  marketRoutes,
  Outcome,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch } from './searchText.ts';

/** A part of a list of markets, and its order. */
export interface MarketPage {
  sort?: readonly { field: MarketSortField; dir: 'asc' | 'desc' }[];
  offset?: number;
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
      rest.call('getPublicCategory', { params: { id } }, options),

    /** Returns one market with its figures, by any form of its id. */
    getCategory: (id: string, options?: CallOptions): Promise<Outcome<MarketProfile>> =>
      rest.call('getCategory', { params: { id } }, options),

    /** Returns up to a hundred companies in any of these markets, those with most funding first. */
    getCategoryCompanies: (categoryIds: string[], options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCategoryCompanies', { body: { categoryIds } }, options),
  } satisfies AreaCalls<typeof marketRoutes>;
}

function toMarketQuery(query: string, { sort = [], offset, limit }: MarketPage = {}) {
  return {
    query: stripForSearch(query),
    ...(sort.length > 0 && { _sort: sort.map(({ field, dir }) => `${field}~${dir}`).join('.') }),
    ...(offset !== undefined && { _offset: offset }),
    ...(limit !== undefined && { _limit: limit }),
  };
}
