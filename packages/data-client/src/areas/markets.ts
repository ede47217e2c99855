import type { CompanySearchResult, Market, marketRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch } from './searchText.ts';

/** Markets (tier 3 categories) and the companies in them. */
export function marketCalls(rest: RestTransport) {
  return {
    /** Markets whose name contains each word of the text, the best match first; an empty text gives all. */
    searchCategories: (query: string, options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('searchCategories', { query: { query: stripForSearch(query) } }, options),

    /** One market, by its id with or without the prefix `tc3-`. */
    getCategory: (id: string, options?: CallOptions): Promise<Outcome<Market>> =>
      rest.call('getCategory', { params: { id } }, options),

    /** The companies in any of these markets, those with most funding first, at most a hundred. */
    getCategoryCompanies: (categoryIds: string[], options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCategoryCompanies', { body: { categoryIds } }, options),
  } satisfies AreaCalls<typeof marketRoutes>;
}
