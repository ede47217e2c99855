import { Feed, type FeedItem, toFeedFilter, toFeedSearch } from '@fs/research-widgets';
import { lazyOverlay, Page, useMessages } from '@fs/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyHref, investorHref, personHref, watchlistHref, watchlistsPath } from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { followedHref } from '../../addresses/linkPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { feedQuery, newerQuery, seenQuery } from '../../queries/feed.ts';
import { partialIf, toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useFollowedLists } from '../watchlists/useFollowedLists.ts';
import { useFollows } from './useFollows.ts';
import { useMarkSeen } from './useMarkSeen.ts';

/** Lazy-loaded, because it opens on request only. */
const AddToList = lazyOverlay(async () => (await import('./AddToList.tsx')).AddToList);

/** Events of what the user follows. The address keeps the filters. */
export function FeedScreen() {
  const { client, toasts } = useServices();
  const messages = useMessages(appMessages);
  const articleHref = useArticleHref();
  const { search, setSearch } = useAddressSearch();
  const filter = toFeedFilter(search);
  const { listId, kinds, minAmount } = filter;
  const wanted = { kinds, ...(listId !== null && { listId }), ...(minAmount !== null && { minAmount }) };
  const pages = useInfiniteQuery(feedQuery(client, wanted));
  const items = pages.data?.pages.flatMap((page) => page.items);
  const shown = { first: items?.[0]?.arrived_at, loadedAt: pages.dataUpdatedAt };
  const newer = useQuery({ ...newerQuery(client, wanted, shown), enabled: items !== undefined });
  const seen = useQuery(seenQuery(client));
  const { followed, others, isKnown, isFailed, reload, follow } = useFollowedLists();
  const markSeen = useMarkSeen();
  const { hasFollows } = useFollows();
  const [adding, setAdding] = useState<FeedItem | null>(null);
  const isListGone = listId !== null && pages.error instanceof CallFailure && pages.error.reason === 'not-found';
  const leaveList = useEffectEvent(() => {
    setSearch(toFeedSearch({ ...filter, listId: null }), { replace: true });
    toasts.show({ message: messages.watchlistGone });
  });
  useEffect(() => {
    if (isListGone) leaveList();
  }, [isListGone]);
  const chosen = others.filter(({ id }) => id === listId);

  // The rows appear once it is known which of them are new, so that none moves.
  const loaded = toLoadable({ ...pages, data: seen.isPending ? undefined : items });

  return (
    <Page id={contentId}>
      <Feed
        // Without the last visit, no row is marked as new; without the lists, none can be chosen.
        items={partialIf(seen.isError || isFailed, loaded)}
        filter={filter}
        onFilterChange={(next) => setSearch(toFeedSearch(next), { replace: true })}
        lists={[...followed, ...chosen].map(({ id, name }) => ({ id, name }))}
        since={seen.data?.since ?? null}
        follow={isKnown && followed.length === 0 && !hasFollows ? { lists: others, onFollow: follow } : undefined}
        newerCount={newer.data ?? 0}
        onShowNewer={() => void pages.refetch()}
        onMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
        isLoadingMore={pages.isFetchingNextPage}
        onMarkSeen={() => void markSeen()}
        onAddToList={setAdding}
        companyHrefOf={companyHref}
        personHrefOf={personHref}
        investorHrefOf={investorHref}
        listHrefOf={watchlistHref}
        followedHrefOf={followedHref}
        articleHrefOf={articleHref}
        listsHref={watchlistsPath}
        onRetry={() =>
          void Promise.all([pages.isError && pages.refetch(), seen.isError && seen.refetch(), isFailed && reload()])
        }
      />
      {adding?.organization && <AddToList isOpen onOpenChange={() => setAdding(null)} company={adding.organization} />}
    </Page>
  );
}
