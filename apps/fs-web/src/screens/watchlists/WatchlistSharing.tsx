import { canChangeWatchlist, type Watchlist } from '@fs/api-contract';
import {
  type SharedPerson,
  type ShareInvitation,
  type ShareOutcome,
  type ShareRoleChange,
  WatchlistShare,
} from '@fs/research-widgets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../queries/CallFailure.ts';
import { teamsQuery } from '../../queries/teams.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { watchlistQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';

interface WatchlistSharingProps {
  id: string;
  onOpenChange: (isOpen: boolean) => void;
}

/** The drawer that shares a list. */
export function WatchlistSharing({ id, onOpenChange }: WatchlistSharingProps) {
  const { client, toasts } = useServices();
  const { viewer } = useWorkspace();
  const queries = useQueryClient();
  const list = useQuery(watchlistQuery(client, id));
  const accountID = list.data?.accountID ?? null;
  const teams = useQuery({ ...teamsQuery(client, accountID ?? ''), enabled: accountID !== null });
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const onSettled = () => refreshWatchlists(queries);
  // In a toast, which is in view wherever in a long list the change was made.
  const onError = ({ message }: Error) => void toasts.show({ message, tone: 'critical' });
  // One after another, so that the last choice stays.
  const scope = { id: `sharing ${id}` };

  const sharing = useMutation({
    // One call per address, because each can fail for its own reason.
    mutationFn: async ({ emails, ...invitation }: ShareInvitation): Promise<ShareOutcome> => {
      const shared: string[] = [];
      const refused: { email: string; reason: string; isForNow: boolean }[] = [];
      for (const email of emails) {
        const answer = await client.watchlists.shareList(id, { email, ...invitation });
        if (answer.ok) shared.push(email);
        else refused.push({ email, reason: answer.error, isForNow: answer.reason !== 'invalid' });
      }
      return { shared, refused };
    },
    networkMode: 'always',
    onSuccess: setOutcome,
    onSettled,
  });
  const removal = useMutation({
    mutationFn: async (email: string) => unwrap(await client.watchlists.unshareList(id, email)),
    networkMode: 'always',
    scope,
    onSuccess: (_users, email) => email === viewer.email && onOpenChange(false),
    onError,
    onSettled,
  });
  const ruling = useMutation({
    mutationFn: async (change: ShareRoleChange) => unwrap(await client.watchlists.setShareRole(id, change)),
    networkMode: 'always',
    scope,
    onSuccess: (_users, { email }) => email === viewer.email && onOpenChange(false),
    onError,
    onSettled,
  });
  const linking = useMutation({
    mutationFn: async ({ id: teamID, isShared }: { id: string; isShared: boolean }) => {
      if (isShared) return void unwrap(await client.watchlists.createWatchlistTeam({ watchlistID: id, teamID }));
      const link = list.data?.teams.find((each) => each.teamID === teamID);
      if (link) unwrap(await client.watchlists.deleteWatchlistTeam(link.id));
    },
    networkMode: 'always',
    scope,
    onError,
    onSettled,
  });

  return (
    <WatchlistShare
      isOpen
      onOpenChange={onOpenChange}
      name={list.data?.name ?? ''}
      people={toLoadable({
        ...list,
        data: list.data && peopleOf(list.data, viewer, ruling.isPending ? ruling.variables : undefined),
      })}
      teams={
        accountID === null
          ? undefined
          : teams.data?.map((team) => ({
              id: team.id,
              name: team.name,
              memberCount: team.members.length,
              isShared: list.data?.teams.some(({ teamID }) => teamID === team.id) ?? false,
            }))
      }
      onShare={(invitation) => sharing.mutate(invitation)}
      isSharing={sharing.isPending}
      outcome={outcome}
      onRemove={(email) => removal.mutate(email)}
      removing={removal.isPending ? removal.variables : undefined}
      onRoleChange={
        list.data && canChangeWatchlist('administer', list.data, viewer) ? (change) => ruling.mutate(change) : undefined
      }
      onTeamChange={(change) => linking.mutate(change)}
      onRetry={() => void list.refetch()}
    />
  );
}

/**
 * Converts the people with access. Omits the owner's email.
 *
 * @param change a pending change of role, shown optimistically
 */
function peopleOf(
  { owner, ownerName, admins, viewers }: Pick<Watchlist, 'owner' | 'ownerName' | 'admins' | 'viewers'>,
  user: { id: string; email: string },
  change: ShareRoleChange | undefined,
): SharedPerson[] {
  const as = (role: ShareRoleChange['role']) => (email: string) => ({
    email,
    role: change?.email === email ? change.role : role,
    isYou: email === user.email,
  });
  return [
    { role: 'owner', name: ownerName, isYou: owner === user.id },
    ...admins.map(as('admin')),
    ...viewers.filter((email) => !admins.includes(email)).map(as('viewer')),
  ];
}
