import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in milliseconds. */
const freshFor = 60_000;

/** Repeats nothing itself: the data client does, where a repeat is safe. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshFor, networkMode: 'always', refetchOnReconnect: true } },
  });
}
