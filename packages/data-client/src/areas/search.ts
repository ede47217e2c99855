import type { Market, Outcome, SearchResults, searchRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch, toHostname } from './searchText.ts';

/** Searches over everything at once. */
export function searchCalls(rest: RestTransport) {
  return {
    /** Companies, markets, topics and articles that a text finds; an address finds the company that lives there. */
    quickSearch: (text: string, options?: CallOptions): Promise<Outcome<SearchResults>> =>
      rest.call('quickSearch', { query: { _quickSearch: toHostname(text) } }, options),

    /** Markets whose name contains every one of the words. */
    searchAll: (words: string, options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('searchAll', { query: { _searchAll: stripForSearch(words) } }, options),
  } satisfies AreaCalls<typeof searchRoutes>;
}
