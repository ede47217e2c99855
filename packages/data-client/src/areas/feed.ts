import type { CallInput, CallResult, FeedItem, feedRoutes, Outcome, RaisedWeeks, Seen } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

export type UpdateKind = FeedItem['kind'];

/** `home` covers all that the user follows. A market has its id, and a topic its name. */
export type SeenScope = 'home' | `${'list' | 'market' | 'topic'}:${string}`;

export interface FeedWanted extends CallOptions {
  /** Only of this list, followed or not. */
  listId?: string;
  /** @default all */
  kinds?: readonly UpdateKind[];
  /** In US dollars. Leaves out smaller and undisclosed rounds. */
  minAmount?: number;
  /** `next` of the previous page. */
  cursor?: string;
  /** @default 25 */
  limit?: number;
}

/** Calls for news of the companies on the user's lists, and for until when the user has seen it. */
export function feedCalls(rest: RestTransport) {
  return {
    /** Returns one page of the feed, the latest arrivals first. */
    getFeed: ({ signal, kinds, ...wanted }: FeedWanted = {}): Promise<Outcome<CallResult<'getFeed'>>> => {
      const query: CallInput<'getFeed'>['query'] = {
        ...wanted,
        ...(kinds && kinds.length > 0 && { kinds: kinds.join(',') }),
      };
      return rest.call('getFeed', { query }, { signal });
    },

    /** Returns since when there is news, and how much. */
    getSeen: (scope: SeenScope, options?: CallOptions): Promise<Outcome<Seen>> =>
      rest.call('getSeen', { query: { scope } }, options),

    /** Returns what was raised by week in the markets of the lists that the user follows. */
    getRaisedWeeks: (options?: CallOptions): Promise<Outcome<RaisedWeeks>> => rest.call('getRaisedWeeks', {}, options),

    /** Marks everything until `seenAt` as seen, and returns the previous value; null forgets it. */
    setSeen: (
      scope: SeenScope,
      seenAt: string | null,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'setSeen'>>> =>
      rest.call('setSeen', { query: { scope }, body: { seen_at: seenAt } }, options),
  } satisfies AreaCalls<typeof feedRoutes>;
}
