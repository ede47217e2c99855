import type { CompanySearchResult, Market, marketRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch } from './searchText.ts';

/** Calls for markets (tier 3 categories) and the companies in them. */
export function marketCalls(rest: RestTransport) {
  return {
    /** Returns markets whose name contains each word of the text, the best match first; all for an empty text. */
    searchCategories: (query: string, options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('searchCategories', { query: { query: stripForSearch(query) } }, options),

    /** Returns one market, by its id with or without the prefix `tc3-`. */
    getCategory: (id: string, options?: CallOptions): Promise<Outcome<Market>> =>
      rest.call('getCategory', { params: { id } }, options),

    /** Returns up to a hundred companies in any of these markets, those with most funding first. */
    getCategoryCompanies: (categoryIds: string[], options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCategoryCompanies', { body: { categoryIds } }, options),
  } satisfies AreaCalls<typeof marketRoutes>;
}
