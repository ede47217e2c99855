import type { WatchlistViewer } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preferencesQuery } from '../queries/preferences.ts';
import { accountsQuery } from '../queries/teams.ts';
import { useServices, useSessionState } from '../services.tsx';

/** Who reads, and in which of their workspaces: that of the `active_account` preference, else the personal one. */
export function useWorkspace() {
  const { client } = useServices();
  const { user } = useSessionState();
  const id = user?.attributes.sub ?? '';
  const email = user?.attributes.email.toLowerCase() ?? '';
  const preferences = useQuery(preferencesQuery(client, id));
  const accounts = useQuery(accountsQuery(client, email));
  const active = preferences.data?.find(({ key }) => key === 'active_account')?.value;
  const organizations = accounts.data?.filter(({ accountType }) => accountType === 'ORGANIZATION') ?? [];
  const viewer = useMemo<WatchlistViewer>(
    () => ({ id, email, accountIDs: accounts.data?.map((each) => each.id) ?? [] }),
    [id, email, accounts.data],
  );
  return {
    viewer,
    /** Accounts that the user may make lists in. */
    accounts: organizations,
    /** The active one; null for the personal workspace. */
    account: organizations.find(({ id: each }) => each === active) ?? null,
    groups: user?.groups ?? [],
    /** Which workspace it is, is not known yet. */
    isPending: preferences.isPending || accounts.isPending,
  };
}
