import { QueryClient } from '@tanstack/react-query';
import { isOffline } from '../offline/isOffline.ts';

/** Stale time in milliseconds. */
const freshFor = 60_000;

/** For how many milliseconds after a failure a part that appears shows it, instead of asking once more. */
const failedFor = 5000;

/**
 * Does not retry, because the data client retries safe calls. Without a connection, what is loaded stays as it is, and
 * the shell says from when it is. Of the parts of a page, some appear only once others have loaded or failed.
 */
export function createQueryClient(): QueryClient {
  const isConnected = () => !isOffline();
  return new QueryClient({
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
