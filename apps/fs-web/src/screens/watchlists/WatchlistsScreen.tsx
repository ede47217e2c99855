import {
  type ListedWatchlist,
  parseWatchlistListsState,
  WatchlistLists,
  type WatchlistUseCase,
  watchlistListsSearch,
} from '@fs/research-widgets';
import { Page } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { upgradePath, watchlistHref } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { photosQuery } from '../../queries/account.ts';
import { partialIf, toLoadable } from '../../queries/toLoadable.ts';
import { chooseForWatchlistMutation } from '../../queries/watchlistChanges.ts';
import { listFiguresQuery, listUsageQuery, watchlistsQuery } from '../../queries/watchlists.ts';
import { useServices } from '../../services.tsx';
import { useWorkspace } from '../../session/useWorkspace.ts';
import { contentId } from '../../shell/contentId.ts';
import { CopyWatchlist } from './CopyWatchlist.tsx';
import { KeptList } from './KeptList.tsx';
import { listedWatchlists } from './listedWatchlists.ts';
import { MergeWatchlists } from './MergeWatchlists.tsx';
import { NewWatchlist } from './NewWatchlist.tsx';
import { othersWith } from './othersWith.ts';
import { useDeletedLists } from './useDeletedLists.ts';
import { useListChoices } from './useListChoices.ts';
import { useWatchlistNaming } from './useWatchlistNaming.ts';
import { useWatchlistUndo } from './useWatchlistUndo.ts';
import { WatchlistSharing } from './WatchlistSharing.tsx';

type Open =
  | { dialog: 'new'; useCase: WatchlistUseCase | null }
  | { dialog: 'share'; id: string }
  | { dialog: 'merge'; ids: readonly string[] }
  | { dialog: 'copy'; list: ListedWatchlist }
  | null;

/** The watchlists of the user's workspace. */
export function WatchlistsScreen() {
  const { client } = useServices();
  const { account, viewer, isPending } = useWorkspace();
  const cards = useQuery(watchlistsQuery(client));
  const summaries = useQuery(listFiguresQuery(client));
  const usage = useQuery({ ...listUsageQuery(client, account?.id ?? null), enabled: !isPending });
  const router = useRouter();
  const { search, setSearch } = useAddressSearch();
  const undo = useWatchlistUndo();
  const deleted = useDeletedLists();
  const choice = useMutation(chooseForWatchlistMutation(client));
  const renaming = useWatchlistNaming();
  const [open, setOpen] = useState<Open>(null);
  const choices = useListChoices();
  const cardOf = (id: string) => cards.data?.find((card) => card.id === id);
  const cardsOf = (chosen: readonly ListedWatchlist[]) => chosen.flatMap(({ id }) => cardOf(id) ?? []);
  const faces = cards.data?.flatMap((card) => othersWith(card, viewer, {}).slice(0, 3)) ?? [];
  const photos = useQuery(photosQuery(client, faces));
  const lists = toLoadable({
    ...cards,
    data:
      cards.data && !isPending
        ? listedWatchlists(cards.data, { viewer, accountID: account?.id ?? null }, summaries.data ?? [], photos.data)
        : undefined,
  });

  return (
    <Page id={contentId}>
      <WatchlistLists
        state={parseWatchlistListsState(search)}
        onStateChange={(next) => setSearch(watchlistListsSearch(next), { replace: true })}
        lists={partialIf(summaries.isError, lists)}
        workspace={account?.name ?? null}
        hrefOf={watchlistHref}
        onCreate={(useCase) => setOpen({ dialog: 'new', useCase: useCase ?? null })}
        bulk={{
          onFollowChange: (chosen, isFollowed) => choices.follow(cardsOf(chosen), isFollowed),
          onMailChange: (chosen, isMailed) => choices.mail(cardsOf(chosen), isMailed),
          onMerge: (chosen) => setOpen({ dialog: 'merge', ids: chosen.map(({ id }) => id) }),
          onDelete: undo.deleteLists,
        }}
        usage={usage.data}
        onManagePlans={() => void router.navigate({ href: upgradePath })}
        renaming={renaming.current}
        onRenamingChange={(id) => renaming.start(id === null ? undefined : cardOf(id))}
        onRename={({ id, name }) => {
          const list = cardOf(id);
          if (list) renaming.save(name, list);
        }}
        onStarChange={({ id, isStarred }) => {
          const list = cardOf(id);
          if (list) choice.mutateAsync({ list, choices: { starred: isStarred } }).catch(undo.sayFailed);
        }}
        onCopy={(list) => setOpen({ dialog: 'copy', list })}
        onMerge={({ id }) => setOpen({ dialog: 'merge', ids: [id] })}
        onShare={({ id }) => setOpen({ dialog: 'share', id })}
        onDelete={(list: ListedWatchlist) => undo.deleteLists([list])}
        deleted={deleted.all}
        onRestore={undo.restoreLists}
        onRetry={() => void Promise.all([cards, summaries].map(({ isError, refetch }) => isError && refetch()))}
      />
      {typeof search.keep === 'string' && (
        <KeptList
          companyIds={search.keep.split('~')}
          onClose={() => setSearch({ ...search, keep: undefined }, { replace: true })}
        />
      )}
      <NewWatchlist
        isOpen={open?.dialog === 'new'}
        onOpenChange={() => setOpen(null)}
        useCase={open?.dialog === 'new' ? open.useCase : null}
      />
      {open?.dialog === 'copy' && (
        <CopyWatchlist list={{ ...open.list, itemCount: open.list.companyCount }} onOpenChange={() => setOpen(null)} />
      )}
      {open?.dialog === 'merge' && <MergeWatchlists ids={open.ids} onOpenChange={() => setOpen(null)} />}
      {open?.dialog === 'share' && <WatchlistSharing id={open.id} onOpenChange={() => setOpen(null)} />}
    </Page>
  );
}
