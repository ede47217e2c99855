import type { PreferenceKey, UserPreference } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
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
  const mutationKey = ['preference', owner, key];
  async function show(queries: QueryClient, { value, details }: PreferenceContent) {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<UserPreference[]>(queryKey, (known = []) => [
      ...known.filter((each) => each.key !== key),
      { id: key, owner, key, value: value ?? null, details },
    ]);
  }
  return mutationOptions({
    mutationFn: async (content: PreferenceContent) =>
      unwrap(await client.preferences.upsertPreference(owner, { key, ...content })),
    mutationKey,
    onMutate: (content, { client: queries }) => show(queries, content),
    onSuccess: async (_saved, content, _result, { client: queries }) => {
      // What was fetched meanwhile may be older. A later change is shown already.
      if (queries.isMutating({ mutationKey }) === 1) await show(queries, content);
    },
    onError: (_failure, _content, _result, { client: queries }) => queries.invalidateQueries({ queryKey }),
    scope: { id: `preference ${key}` },
    networkMode: 'always',
  });
}
