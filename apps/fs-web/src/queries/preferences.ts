import type { PreferenceKey, UserPreference } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import { pendingChanges, storeChange } from './pendingChanges.ts';

/** What is read while preferences are being saved has them already. */
export function preferencesQuery(client: DataClient, owner: string) {
  return queryOptions({
    queryKey: ['preferences', owner],
    queryFn: async ({ signal, client: queries }) => {
      const read = unwrap(await client.preferences.getUserPreferences(owner, { signal }));
      return pendingChanges<PreferenceContent>(queries, savingKey(owner)).reduce(
        (known, { variables, mutationKey }) => withPreference(known, owner, mutationKey[2] as PreferenceKey, variables),
        read,
      );
    },
  });
}

const savingKey = (owner: string) => ['preference', owner] as const;

export interface PreferenceContent {
  value?: string;
  details: object;
}

/** Saves one preference and shows it at once. Changes are sent one after another, so that the last one stays. */
export function savePreferenceMutation(client: DataClient, owner: string, key: PreferenceKey) {
  const { queryKey } = preferencesQuery(client, owner);
  const mutationKey = [...savingKey(owner), key];
  return mutationOptions({
    mutationFn: async (content: PreferenceContent) =>
      unwrap(await client.preferences.upsertPreference(owner, { key, ...content })),
    mutationKey,
    onMutate: (content, { client: queries }) => {
      queries.setQueryData(queryKey, (known) => known && withPreference(known, owner, key, content));
    },
    onSuccess: (_saved, content, _result, { client: queries }) => {
      // A later change is shown already.
      if (queries.isMutating({ mutationKey }) > 1) return;
      storeChange<UserPreference[]>(queries, queryKey, (known) => withPreference(known, owner, key, content));
    },
    onError: (_failure, _content, _result, { client: queries }) => {
      // Without waiting: until it has failed, what is read would have the change.
      void queries.invalidateQueries({ queryKey });
    },
    scope: { id: `preference ${key}` },
    networkMode: 'always',
  });
}

function withPreference(
  known: readonly UserPreference[],
  owner: string,
  key: PreferenceKey,
  { value, details }: PreferenceContent,
): UserPreference[] {
  const others = known.filter((each) => each.key !== key);
  return [...others, { id: key, owner, key, value: value ?? null, details }];
}
