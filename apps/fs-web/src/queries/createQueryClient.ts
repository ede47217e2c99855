import { QueryClient } from '@tanstack/react-query';
import { isOffline } from '../offline/isOffline.ts';

/** Stale time in milliseconds. */
const freshFor = 60_000;

/**
 * Does not retry, because the data client retries safe calls. Without a connection, what is loaded stays as it is, and
 * the shell says from when it is.
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
        refetchOnWindowFocus: isConnected,
        refetchOnReconnect: true,
      },
    },
  });
}
