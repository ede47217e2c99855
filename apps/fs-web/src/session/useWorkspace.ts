import type { WatchlistViewer } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preferencesQuery } from '../queries/preferences.ts';
import { accountsQuery } from '../queries/teams.ts';
import { useServices, useSessionState } from '../services.tsx';

const noGroups: readonly string[] = [];

const isMissing = ({ isError, data }: { isError: boolean; data: unknown }) => isError && data === undefined;

/** The user and their active workspace: that of the `active_account` preference, otherwise the personal one. */
export function useWorkspace() {
  const { client } = useServices();
  const { user } = useSessionState();
  const id = user?.attributes.sub ?? '';
  const email = user?.attributes.email.toLowerCase() ?? '';
  const groups = user?.groups ?? noGroups;
  const preferences = useQuery(preferencesQuery(client, id));
  const accounts = useQuery(accountsQuery(client, email));
  const active = preferences.data?.find(({ key }) => key === 'active_account')?.value;
  const organizations = accounts.data?.filter(({ accountType }) => accountType === 'ORGANIZATION') ?? [];
  const viewer = useMemo<WatchlistViewer>(
    () => ({
      id,
      email,
      groups,
      accountIDs: accounts.data?.map((each) => each.id) ?? [],
      ownedAccountIDs: accounts.data?.flatMap((each) => (each.owners.includes(email) ? [each.id] : [])) ?? [],
    }),
    [id, email, groups, accounts.data],
  );
  return {
    viewer,
    /** Accounts in which the user can create lists. */
    accounts: organizations,
    /** The active account. Null for the personal workspace. */
    account: organizations.find(({ id: each }) => each === active) ?? null,
    groups,
    /** Whether the active workspace could not be read. */
    isUnknown: isMissing(preferences) || isMissing(accounts),
    /** Whether the active workspace is still being read. */
    isPending: preferences.isPending || accounts.isPending,
  };
}
