import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** A person with positions, rounds and articles. */
export function personQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: async ({ signal }) => unwrap(await client.people.getPerson(id, { signal })),
  });
}
