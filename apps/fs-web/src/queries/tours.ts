import type { Tours } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const toursKey = ['tours'] as const;

/** How often the user finished each tour. */
export function toursQuery(client: DataClient) {
  return queryOptions({
    queryKey: toursKey,
    queryFn: async ({ signal }) => unwrap(await client.account.getTours({ signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves all counts. They apply to this visit even if saving fails. */
export function saveToursMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: async (tours: Tours) => unwrap(await client.account.saveTours(tours)),
    onMutate: async (tours, { client: queries }) => {
      await queries.cancelQueries({ queryKey: toursKey });
      queries.setQueryData(toursKey, tours);
    },
    // Each has all counts.
    scope: { id: 'tours' },
    networkMode: 'always',
  });
}
