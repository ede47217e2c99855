import { type Avatars, canChangeWatchlist, type Watchlist, type WatchlistViewer } from '@fs/api-contract';
import { type WatchlistFacts, WatchlistFigures, WatchlistHeader } from '@fs/research-widgets';
import { Page, Stack, useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { marketPath, watchlistPath, watchlistsPath, workspacePath } from '../../addresses/appPaths.ts';
import { useOpenFromHere } from '../../addresses/useOpenFromHere.ts';
import { photosQuery } from '../../queries/account.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { chooseForWatchlistMutation, refreshDataMutation } from '../../queries/watchlistChanges.ts';
import { listSeenQuery, watchlistFiguresQuery, watchlistQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CompareLayer } from '../compare/CompareLayer.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { CopyWatchlist } from './CopyWatchlist.tsx';
import { MergeWatchlists } from './MergeWatchlists.tsx';
import { NewWatchlist } from './NewWatchlist.tsx';
import { othersWith } from './othersWith.ts';
import { useRemoteChanges } from './useRemoteChanges.ts';
import { useWatchlistKeys } from './useWatchlistKeys.ts';
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
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const openFromHere = useOpenFromHere();
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
  const isReadOnly = !(list && canChangeWatchlist('edit', list, viewer));

  function choose(choices: { starred?: boolean; follow?: boolean }) {
    if (list) choice.mutateAsync({ list, choices }).catch(undo.sayFailed);
  }

  const seen = useQuery({ ...listSeenQuery(client, id), enabled: list !== undefined });
  const figures = useQuery({ ...watchlistFiguresQuery(client, id), enabled: list !== undefined });
  const photos = useQuery(photosQuery(client, list ? othersWith(list, viewer, {}) : []));
  useWatchlistKeys({
    list: list && { name: list.name, isFollowed: list.settings[0]?.follow ?? false, isReadOnly },
    onFollowChange: (follow) => choose({ follow }),
    onAdd: () => setDialog('add'),
    onShare: () => setDialog('share'),
  });
  const { width, wide } = usePageWidth();
  const toAll = () => void openFromHere(watchlistsPath);
  return (
    <Page id={contentId} width={width}>
      <Stack gap="6">
        {!isUnknown && (
          <PageCrumbs
            crumbs={[
              { label: messages.watchlists, href: watchlistsPath },
              { label: list?.name ?? messages.watchlist, href: watchlistPath(id) },
            ]}
          />
        )}
        <WatchlistHeader
          facts={toLoadable({
            ...query,
            data: list && { ...factsOf(list, viewer, photos.data), ...(gathering.isPending && { isGathering: true }) },
          })}
          listsHref={watchlistsPath}
          isUnknown={isUnknown}
          unlockHref={list?.owner === viewer.id ? workspaceOf(list) : undefined}
          naming={renaming.current}
          onNamingChange={(isNaming) => renaming.start(isNaming ? list : undefined)}
          onRename={(name) => list && renaming.save(name, list)}
          onShowChanges={showChanges}
          onStarChange={(starred) => choose({ starred })}
          onFollowChange={(follow) => choose({ follow })}
          onAdd={() => setDialog('add')}
          onShare={() => setDialog('share')}
          onSettings={() => setDialog('settings')}
          onRefresh={() => list && void gathering.mutateAsync(list).catch(undo.sayFailed)}
          onCopy={() => setDialog('copy')}
          onMerge={() => setDialog('merge')}
          onDelete={() => list && undo.deleteLists([list], toAll)}
          onRetry={() => void query.refetch()}
        />
        {list && !isUnknown && (
          <>
            <WatchlistFigures
              seen={toLoadable(seen)}
              figures={toLoadable(figures)}
              isFollowed={list.settings[0]?.follow ?? false}
              marketHrefOf={marketPath}
              onRetry={() => void seen.refetch()}
            />
            <WatchlistContents
              list={list}
              isReadOnly={isReadOnly}
              wide={wide}
              isSeenKnown={!seen.isLoading}
              counts={figures.data?.counts}
              onAdd={() => setDialog('add')}
            />
          </>
        )}
      </Stack>
      {list && (
        <NewWatchlist
          isOpen={dialog === 'add'}
          onOpenChange={() => setDialog(null)}
          list={{ id, name: list.name, companyIds: list.items.map(({ uuid }) => uuid) }}
        />
      )}
      {list && dialog === 'copy' && <CopyWatchlist list={list} onOpenChange={() => setDialog(null)} />}
      {dialog === 'merge' && <MergeWatchlists ids={[id]} onOpenChange={() => setDialog(null)} />}
      {dialog === 'share' && <WatchlistSharing id={id} onOpenChange={() => setDialog(null)} />}
      {dialog === 'settings' && <WatchlistNotifications id={id} onOpenChange={() => setDialog(null)} />}
      <CompareLayer />
    </Page>
  );
}

/** Where the owner of a list chooses which lists stay open, or pays. */
function workspaceOf({ accountID }: Watchlist): string {
  return workspacePath({ id: accountID ?? '', accountType: accountID === null ? 'PERSONAL' : 'ORGANIZATION' });
}

function factsOf(list: Watchlist, viewer: WatchlistViewer, photos: Avatars = {}): WatchlistFacts {
  const [setting] = list.settings;
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    account: list.account?.name ?? null,
    isPrivate: list.account_privacy === 'PRIVATE' && list.accountID !== null,
    owner: list.owner === viewer.id ? null : list.ownerName,
    people: othersWith(list, viewer, photos),
    isReadOnly: !canChangeWatchlist('edit', list, viewer),
    canDelete: canChangeWatchlist('delete', list, viewer),
    lock: list.readOnly,
    companyCount: list.itemCount,
    updatedAt: list.updatedAt,
    dataAt: list.lastDataUpdate,
    isGathering: list.updatingData,
    isStarred: setting?.starred ?? false,
    isFollowed: setting?.follow ?? false,
  };
}
