import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';
import { isOffline } from '../offline/isOffline.ts';

/** Stale time in milliseconds. */
const freshFor = 60_000;

/** For how many milliseconds after a failure a part that appears shows it, instead of asking once more. */
const failedFor = 5000;

/**
 * A client for which an answer that was asked for before a change, and arrives after it, does not replace the change:
 * what is on its way when a change is stored or invalidates it is asked for once more. The base class would let the
 * answer replace what was stored meanwhile, and go on with a first load that was invalidated.
 */
class ChangeKeepingClient extends QueryClient {
  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const isStored = event.action.manual === true;
      if (isStored && event.query.state.fetchStatus === 'fetching') askAgain(event.query);
    });
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    const refetched = super.invalidateQueries(filters, options);
    if (filters?.refetchType !== 'none') for (const query of firstLoads) askAgain(query);
    return refetched;
  }
}

/** Whoever waits for the first answer gets the second one. */
function askAgain(query: Query): void {
  void query.cancel({ silent: true });
  const { fetchMeta: meta } = query.state;
  query.fetch(undefined, { ...(meta && { meta }) }).catch(() => undefined);
}

/**
 * Does not retry, because the data client retries safe calls. Without a connection, what is loaded stays as it is, and
 * the shell says from when it is. Of the parts of a page, some appear only once others have loaded or failed.
 */
export function createQueryClient(): QueryClient {
  const isConnected = () => !isOffline();
  return new ChangeKeepingClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: freshFor,
        networkMode: 'always',
        refetchOnMount: isConnected,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > failedFor,
        refetchOnWindowFocus: isConnected,
        refetchOnReconnect: true,
      },
    },
  });
}
