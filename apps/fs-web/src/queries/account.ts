import { type Avatars, limits, type UserAccount, type UserAccountChanges } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import { inTurn } from './inTurn.ts';
import { storeChange } from './pendingChanges.ts';

const accountKey = ['account'] as const;

/** The user's profile and settings. */
export function accountQuery(client: DataClient) {
  return queryOptions({
    queryKey: accountKey,
    queryFn: async ({ signal }) => unwrap(await client.account.getAccount({ signal })),
  });
}

/**
 * Updates the given fields. All views of the account show them at once. Changes are sent one after another, so that the
 * last answer has them all.
 */
export function saveAccountMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: (changes: UserAccountChanges) =>
      inTurn('account', async () => unwrap(await client.account.saveAccount(changes))),
    onSuccess: (account, _changes, _result, { client: queries }) =>
      // The photo has changes of its own, which take longer.
      storeChange<UserAccount>(queries, accountKey, ({ avatar }) => ({ ...account, avatar })),
    networkMode: 'always',
  });
}

function showPhoto(queries: QueryClient, { avatar }: UserAccount): void {
  storeChange<UserAccount>(queries, accountKey, (known) => ({ ...known, avatar }));
}

/** One change of the photo after another: a photo that is removed must not arrive afterwards. */
const avatarChange = {
  mutationKey: ['avatar'],
  scope: { id: 'avatar' },
  networkMode: 'always' as const,
  // The change before it was not shown.
  onError: (_failure: Error, _change: unknown, _result: unknown, { client: queries }: { client: QueryClient }) =>
    queries.invalidateQueries({ queryKey: accountKey, exact: true }),
};

/** Uploads the user's picture. */
export function uploadAvatarMutation(client: DataClient) {
  return mutationOptions({
    ...avatarChange,
    mutationFn: async (file: File) => unwrap(await client.account.uploadAvatar(file)),
    onSuccess: (account, _file, _result, { client: queries }) => {
      // A photo that was removed or replaced meanwhile is never shown.
      if (queries.isMutating({ mutationKey: avatarChange.mutationKey }) === 1) showPhoto(queries, account);
    },
  });
}

/** Removes the user's picture. */
export function removeAvatarMutation(client: DataClient) {
  return mutationOptions({
    ...avatarChange,
    mutationFn: async () => unwrap(await client.account.saveAccount({ avatar: null })),
    onSuccess: (account, _nothing, _result, { client: queries }) => showPhoto(queries, account),
  });
}

/** Photos of people by their id or email. Without them, faces have initials. */
export function photosQuery(client: DataClient, people: readonly { id: string }[]) {
  const all = [...new Set(people.map(({ id }) => id))].slice(0, limits.avatarsPerCall);
  const emails = all.filter((each) => each.includes('@'));
  const ids = all.filter((each) => !each.includes('@'));
  return queryOptions({
    queryKey: [...accountKey, 'photos', all],
    enabled: all.length > 0,
    queryFn: async ({ signal }): Promise<Avatars> => {
      const found = await Promise.all([
        emails.length === 0 ? {} : client.account.getAvatars({ emails }, { signal }).then(unwrap),
        ids.length === 0 ? {} : client.account.getAvatars({ ids }, { signal }).then(unwrap),
      ]);
      return Object.assign({}, ...found);
    },
  });
}

/** Where the user is logged in. */
export function sessionsQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...accountKey, 'sessions'],
    queryFn: async ({ signal }) => unwrap(await client.account.listSessions({ signal })),
  });
}

/** How many emails the user's lists would have sent lately. */
export function mailForecastQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...accountKey, 'mail'],
    queryFn: async ({ signal }) => unwrap(await client.account.getMailForecast({ signal })),
  });
}

/** What the deletion of the account would do. */
export function accountDeletionQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...accountKey, 'deletion'],
    queryFn: async ({ signal }) => unwrap(await client.accountData.getAccountDeletion({ signal })),
    staleTime: 0,
  });
}

/** Ends one session. */
export function endSessionMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: async (id: string) => unwrap(await client.account.endSession(id)),
    networkMode: 'always',
  });
}

/** All Market Pulse lists in order. */
export function marketPulsesQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['market-pulses'],
    queryFn: async ({ signal }) =>
      unwrap(await client.marketPulses.getConfig({ signal })).toSorted((one, other) => one.order - other.order),
  });
}
