import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

export function preferencesQuery(client: DataClient, owner: string) {
  return queryOptions({
    queryKey: ['preferences', owner],
    queryFn: async ({ signal }) => unwrap(await client.preferences.getUserPreferences(owner, { signal })),
  });
}
