import type { Market, Outcome, SearchResults, searchRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch, toHostname } from './searchText.ts';

/** Calls that search all kinds of data at once. */
export function searchCalls(rest: RestTransport) {
  return {
    /** Returns companies, markets, topics and articles that match a text; an address finds the company of that site. */
    quickSearch: (text: string, options?: CallOptions): Promise<Outcome<SearchResults>> =>
      rest.call('quickSearch', { query: { _quickSearch: toHostname(text) } }, options),

    /** Returns markets whose name contains every word. */
    searchAll: (words: string, options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('searchAll', { query: { _searchAll: stripForSearch(words) } }, options),
  } satisfies AreaCalls<typeof searchRoutes>;
}
