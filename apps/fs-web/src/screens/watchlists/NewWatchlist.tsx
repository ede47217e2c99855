import { limits } from '@fs/api-contract';
import { type LinkedCompany, useCaseSearch, WatchlistModal, type WatchlistUseCase } from '@fs/research-widgets';
import { ready, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { createTeamPath, upgradePath, watchlistPath, workspacePath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { companiesByNameQuery, suggestedCompaniesQuery } from '../../queries/companies.ts';
import { teamsQuery } from '../../queries/teams.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { refreshWatchlists } from '../../queries/watchlistChanges.ts';
import { listUsageQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { useUpdateFailure } from './useUpdateFailure.ts';
import { useWatchlistUndo } from './useWatchlistUndo.ts';

interface NewWatchlistProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The list to add companies to. Without it the dialog creates one in the active workspace. */
  list?: { id: string; name: string; companyIds: readonly string[] };
  /** The use case that is chosen at first. */
  useCase?: WatchlistUseCase | null;
  /** Initial name. */
  name?: string;
  /** Initial companies. */
  preset?: readonly LinkedCompany[];
}

/** Dialog that creates a list or adds companies to one. */
export function NewWatchlist({
  isOpen,
  onOpenChange,
  list,
  useCase = null,
  name: presetName,
  preset,
}: NewWatchlistProps) {
  const { client, toasts } = useServices();
  const router = useRouter();
  const openFromHere = useOpenFromHere();
  const queries = useQueryClient();
  const { account, groups, viewer, isPending } = useWorkspace();
  const undo = useWatchlistUndo();
  const textOf = useUpdateFailure();
  const [text, setText] = useState('');
  const found = useQuery({ ...companiesByNameQuery(client, text), enabled: text !== '' });
  const usage = useQuery({ ...listUsageQuery(client, account?.id ?? null), enabled: isOpen && !list && !isPending });
  const [chosenCase, setChosenCase] = useState<WatchlistUseCase | null>(null);
  const search = useCaseSearch(chosenCase ?? useCase);
  const suggested = useQuery({ ...suggestedCompaniesQuery(client, search), enabled: isOpen && search !== null });
  const reachable = useReachable();
  const messages = useMessages(appMessages);

  /** @param count what the list would have */
  function whyNotAdded(reason: string, count: number): string | undefined {
    if (reason === 'not-found') return messages.watchlistGone;
    const most = limits.watchlistItems;
    return count > most ? messages.watchlistFull({ most, count: list?.companyIds.length ?? 0 }) : undefined;
  }

  // A personal workspace has no teams, so its user makes an account that has.
  const ownsTeams = account === null || viewer.ownedAccountIDs.includes(account.id);
  const teams = useQuery({ ...teamsQuery(client, account?.id ?? ''), enabled: account !== null });

  return (
    <WatchlistModal
      // A new list belongs to the active workspace, which must be known first.
      isOpen={isOpen && (list !== undefined || !isPending)}
      onOpenChange={(next) => {
        setText('');
        setChosenCase(null);
        onOpenChange(next);
      }}
      list={list}
      presetName={presetName}
      presetUseCase={useCase}
      onUseCaseChange={setChosenCase}
      suggestions={search && toLoadable(suggested)}
      preset={preset}
      teams={account === null ? ready([]) : toLoadable(teams)}
      usage={usage.data}
      maker={{
        email: viewer.email,
        isAccountOwner: account !== null && ownsTeams,
      }}
      onRetryTeams={() => void teams.refetch()}
      createTeamHref={ownsTeams ? reachable(account ? workspacePath(account) : createTeamPath) : undefined}
      isPrivacyOffered={account !== null && groups.includes('admin')}
      found={text === '' ? null : toLoadable(found)}
      onSearch={setText}
      onRetrySearch={() => void found.refetch()}
      onRecognize={(lines) => client.watchlists.recognizeCompanies(lines, list && { watchlistId: list.id })}
      onSave={async ({ name, teamIds, isPrivate, companies }) => {
        const items = companies.map(({ id }) => ({ uuid: id }));
        if (list) {
          const changed = await client.watchlists.changeWatchlistItems(list.id, { add: items });
          await refreshWatchlists(queries);
          if (changed.ok) undo.offerToTakeOff(list, changed.data);
          if (changed.ok) return changed;
          const why = whyNotAdded(changed.reason, list.companyIds.length + items.length);
          return { ...changed, error: textOf(changed), why };
        }
        const made = await client.watchlists.createList({
          name,
          items,
          accountID: account?.id ?? null,
          teams: teamIds,
          ...(isPrivate && { account_privacy: 'PRIVATE' }),
        });
        if (!made.ok) return made;
        await refreshWatchlists(queries);
        void openFromHere(watchlistPath(made.data.id));
        return made;
      }}
      onNotice={toasts.show}
      onManagePlans={() => void router.navigate({ href: upgradePath })}
    />
  );
}
