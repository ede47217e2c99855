import type { PreferenceKey, UserPreference } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

export function preferencesQuery(client: DataClient, owner: string) {
  return queryOptions({
    queryKey: ['preferences', owner],
    queryFn: async ({ signal }) => unwrap(await client.preferences.getUserPreferences(owner, { signal })),
  });
}

export interface PreferenceContent {
  value?: string;
  details: object;
}

/** Saves one preference and shows it at once. Changes are sent one after another, so that the last one stays. */
export function savePreferenceMutation(client: DataClient, owner: string, key: PreferenceKey) {
  const { queryKey } = preferencesQuery(client, owner);
  return mutationOptions({
    mutationFn: async (content: PreferenceContent) =>
      unwrap(await client.preferences.upsertPreference(owner, { key, ...content })),
    onMutate: async ({ value = null, details }, { client: queries }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<UserPreference[]>(queryKey, (known = []) => [
        ...known.filter((each) => each.key !== key),
        { id: key, owner, key, value, details },
      ]);
    },
    onError: (_failure, _content, _result, { client: queries }) => queries.invalidateQueries({ queryKey }),
    scope: { id: `preference ${key}` },
    networkMode: 'always',
  });
}
