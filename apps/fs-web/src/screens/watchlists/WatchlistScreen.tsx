import { isWatchlistReadOnly, type Watchlist, type WatchlistViewer } from '@fs/api-contract';
import { type WatchlistFacts, WatchlistHeader } from '@fs/research-widgets';
import { Page, Stack } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { watchlistsPath } from '../../addresses/appPaths.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { chooseForWatchlistMutation, refreshDataMutation } from '../../queries/watchlistChanges.ts';
import { watchlistQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { contentId } from '../../shell/contentId.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { CopyWatchlist } from './CopyWatchlist.tsx';
import { MergeWatchlists } from './MergeWatchlists.tsx';
import { NewWatchlist } from './NewWatchlist.tsx';
import { useRemoteChanges } from './useRemoteChanges.ts';
import { useWatchlistNaming } from './useWatchlistNaming.ts';
import { useWatchlistUndo } from './useWatchlistUndo.ts';
import { WatchlistContents } from './WatchlistContents.tsx';
import { WatchlistNotifications } from './WatchlistNotifications.tsx';
import { WatchlistSharing } from './WatchlistSharing.tsx';

type Dialog = 'add' | 'share' | 'settings' | 'copy' | 'merge';

/** One watchlist. */
export function WatchlistScreen() {
  const { watchlistId = '' } = useParams({ strict: false });
  // Resets dialogs and input when another list opens.
  return <OneWatchlist key={watchlistId} id={watchlistId} />;
}

function OneWatchlist({ id }: { id: string }) {
  const { client } = useServices();
  const router = useRouter();
  const { viewer } = useWorkspace();
  const query = useQuery(watchlistQuery(client, id));
  const list = query.data;
  const choice = useMutation(chooseForWatchlistMutation(client));
  const renaming = useWatchlistNaming();
  const gathering = useMutation(refreshDataMutation(client));
  const undo = useWatchlistUndo();
  const showChanges = useRemoteChanges(id, query);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  usePageTitle(list?.name);
  const isUnknown = query.error instanceof CallFailure && query.error.reason === 'not-found';
  const isReadOnly = list ? isWatchlistReadOnly(list, viewer) : true;

  function choose(choices: { starred?: boolean; follow?: boolean }) {
    if (list) choice.mutate({ list, choices }, { onError: undo.sayFailed });
  }

  const toAll = () => void router.navigate({ href: watchlistsPath });
  return (
    <Page id={contentId}>
      <Stack gap="6">
        <WatchlistHeader
          facts={toLoadable({
            ...query,
            data: list && { ...factsOf(list, viewer), ...(gathering.isPending && { isGathering: true }) },
          })}
          listsHref={watchlistsPath}
          isUnknown={isUnknown}
          naming={renaming.current}
          onNamingChange={(isNaming) => renaming.start(isNaming ? list : undefined)}
          onRename={(name) => list && renaming.save(name, list)}
          onShowChanges={showChanges}
          onStarChange={(starred) => choose({ starred })}
          onFollowChange={(follow) => choose({ follow })}
          onAdd={() => setDialog('add')}
          onShare={() => setDialog('share')}
          onSettings={() => setDialog('settings')}
          onRefresh={() => list && gathering.mutate(list, { onError: undo.sayFailed })}
          onCopy={() => setDialog('copy')}
          onMerge={() => setDialog('merge')}
          onDelete={() => list && undo.deleteList(list, toAll)}
          onRetry={() => void query.refetch()}
        />
        {list && !isUnknown && <WatchlistContents list={list} isReadOnly={isReadOnly} onAdd={() => setDialog('add')} />}
      </Stack>
      {list && (
        <NewWatchlist
          isOpen={dialog === 'add'}
          onOpenChange={() => setDialog(null)}
          list={{ id, name: list.name, companyIds: list.items.map(({ uuid }) => uuid) }}
        />
      )}
      {list && dialog === 'copy' && <CopyWatchlist list={list} onOpenChange={() => setDialog(null)} />}
      {dialog === 'merge' && <MergeWatchlists id={id} onOpenChange={() => setDialog(null)} />}
      {dialog === 'share' && <WatchlistSharing id={id} onOpenChange={() => setDialog(null)} />}
      {dialog === 'settings' && <WatchlistNotifications id={id} onOpenChange={() => setDialog(null)} />}
      <CompareLayer />
    </Page>
  );
}

function factsOf(list: Watchlist, viewer: WatchlistViewer): WatchlistFacts {
  const [setting] = list.settings;
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    account: list.account?.name ?? null,
    isPrivate: list.account_privacy === 'PRIVATE' && list.accountID !== null,
    owner: list.owner === viewer.id ? null : list.ownerName,
    isReadOnly: isWatchlistReadOnly(list, viewer),
    companyCount: list.itemCount,
    updatedAt: list.updatedAt,
    dataAt: list.lastDataUpdate,
    isGathering: list.updatingData,
    isStarred: setting?.starred ?? false,
    isFollowed: setting?.follow ?? false,
  };
}
