import type { MutationKey, QueryClient, QueryKey } from '@tanstack/react-query';

interface PendingChange<Variables> {
  variables: Variables;
  mutationKey: MutationKey;
}

/** Changes that are on their way, the first one first. */
export function pendingChanges<Variables>(queries: QueryClient, mutationKey: MutationKey): PendingChange<Variables>[] {
  return queries
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state, options }) => ({
      variables: state.variables as Variables,
      mutationKey: options.mutationKey ?? mutationKey,
    }));
}

/**
 * Stores a change in what is known. Where nothing is known yet, the answer that is on its way may be older than the
 * change: it is asked for again.
 */
export function storeChange<Data>(queries: QueryClient, queryKey: QueryKey, change: (known: Data) => Data): void {
  if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey, exact: true });
  else queries.setQueryData<Data>(queryKey, (known) => known && change(known));
}
