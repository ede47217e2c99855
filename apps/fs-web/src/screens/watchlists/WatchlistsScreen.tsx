import {
  type ListedWatchlist,
  parseWatchlistListsState,
  WatchlistLists,
  watchlistListsSearch,
} from '@fs/research-widgets';
import { Page } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { watchlistHref } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { chooseForWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { listSummariesQuery, watchlistsQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { contentId } from '../../shell/contentId.ts';
import { CopyWatchlist } from './CopyWatchlist.tsx';
import { KeptList } from './KeptList.tsx';
import { listedWatchlists } from './listedWatchlists.ts';
import { MergeWatchlists } from './MergeWatchlists.tsx';
import { NewWatchlist } from './NewWatchlist.tsx';
import { useWatchlistNaming } from './useWatchlistNaming.ts';
import { useWatchlistUndo } from './useWatchlistUndo.ts';
import { WatchlistSharing } from './WatchlistSharing.tsx';

type Open =
  | { dialog: 'new' }
  | { dialog: 'share' | 'merge'; id: string }
  | { dialog: 'copy'; list: ListedWatchlist }
  | null;

/** The watchlists of the user's workspace. */
export function WatchlistsScreen() {
  const { client } = useServices();
  const { account, viewer, isPending } = useWorkspace();
  const cards = useQuery(watchlistsQuery(client));
  const summaries = useQuery(listSummariesQuery(client));
  const { search, setSearch } = useAddressSearch();
  const undo = useWatchlistUndo();
  const choice = useMutation(chooseForWatchlistMutation(client));
  const renaming = useWatchlistNaming();
  const [open, setOpen] = useState<Open>(null);
  const cardOf = (id: string) => cards.data?.find((card) => card.id === id);
  const lists = toLoadable({
    ...cards,
    data:
      cards.data && !isPending
        ? listedWatchlists(cards.data, { viewer, accountID: account?.id ?? null }, summaries.data ?? [])
        : undefined,
  });

  return (
    <Page id={contentId}>
      <WatchlistLists
        state={parseWatchlistListsState(search)}
        onStateChange={(next) => setSearch(watchlistListsSearch(next), { replace: true })}
        lists={lists}
        workspace={account?.name ?? null}
        hrefOf={watchlistHref}
        onCreate={() => setOpen({ dialog: 'new' })}
        renaming={renaming.current}
        onRenamingChange={(id) => renaming.start(id === null ? undefined : cardOf(id))}
        onRename={({ id, name }) => {
          const list = cardOf(id);
          if (list) renaming.save(name, list);
        }}
        onStarChange={({ id, isStarred }) => {
          const list = cardOf(id);
          if (list) choice.mutate({ list, choices: { starred: isStarred } }, { onError: undo.sayFailed });
        }}
        onCopy={(list) => setOpen({ dialog: 'copy', list })}
        onMerge={({ id }) => setOpen({ dialog: 'merge', id })}
        onShare={({ id }) => setOpen({ dialog: 'share', id })}
        onDelete={(list: ListedWatchlist) => undo.deleteList(list)}
        onRetry={() => void cards.refetch()}
      />
      {typeof search.keep === 'string' && (
        <KeptList
          companyIds={search.keep.split('~')}
          onClose={() => setSearch({ ...search, keep: undefined }, { replace: true })}
        />
      )}
      <NewWatchlist isOpen={open?.dialog === 'new'} onOpenChange={() => setOpen(null)} />
      {open?.dialog === 'copy' && (
        <CopyWatchlist list={{ ...open.list, itemCount: open.list.companyCount }} onOpenChange={() => setOpen(null)} />
      )}
      {open?.dialog === 'merge' && <MergeWatchlists id={open.id} onOpenChange={() => setOpen(null)} />}
      {open?.dialog === 'share' && <WatchlistSharing id={open.id} onOpenChange={() => setOpen(null)} />}
    </Page>
  );
}
