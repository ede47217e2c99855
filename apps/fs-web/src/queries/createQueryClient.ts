import { QueryClient } from '@tanstack/react-query';

/** Stale time in milliseconds. */
const freshFor = 60_000;

/** Does not retry, because the data client retries safe calls. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshFor, networkMode: 'always', refetchOnReconnect: true } },
  });
}
