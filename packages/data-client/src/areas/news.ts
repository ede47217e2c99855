import { type ArticleListItem, limits, type newsRoutes, type Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for our own news. */
export function newsCalls(rest: RestTransport) {
  return {
    /** Returns the featured articles, the newest first, for signed-out users too. */
    getFeaturedArticles: ({
      limit = limits.featuredArticles,
      ...options
    }: CallOptions & { limit?: number } = {}): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getFeaturedArticles', { query: { _limit: limit } }, options),
  } satisfies AreaCalls<typeof newsRoutes>;
}
