import type { KeywordArticles, KeywordHistory, keywordRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { stripForSearch } from './searchText.ts';

/** Calls for topics (keywords) and their articles. */
export function keywordCalls(rest: RestTransport) {
  return {
    /** Returns the topics of the last seven days of news, the most frequent first. */
    getNewsKeywords: (options?: CallOptions): Promise<Outcome<string[]>> => rest.call('getNewsKeywords', {}, options),

    /**
     * Returns the articles that have all of these topics, the newest first, and what else they are about. Signed-out
     * users receive neither articles nor companies.
     */
    getKeywordArticles: (
      names: readonly string[],
      { offset, limit, ...options }: CallOptions & { offset?: number; limit?: number } = {},
    ): Promise<Outcome<KeywordArticles>> =>
      rest.call('getKeywordArticles', { query: { name: [...names], _offset: offset, _limit: limit } }, options),

    /** Returns the number of articles that have all of these topics on each of the last seven days of news. */
    getKeywordHistory: (names: readonly string[], options?: CallOptions): Promise<Outcome<KeywordHistory>> =>
      rest.call('getKeywordHistory', { query: { name: [...names] } }, options),

    /** Returns topics that contain the text. */
    searchKeywords: (text: string, options?: CallOptions): Promise<Outcome<string[]>> =>
      rest.call('searchKeywords', { query: { query: stripForSearch(text) } }, options),
  } satisfies AreaCalls<typeof keywordRoutes>;
}
