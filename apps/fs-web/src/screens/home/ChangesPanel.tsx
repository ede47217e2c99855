import type { Seen } from '@fs/api-contract';
import { WhatChanged } from '@fs/research-widgets';
import { loading } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import {
  companyHref,
  feedPath,
  investorHref,
  personHref,
  watchlistHref,
  watchlistsPath,
} from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { followedHref } from '../../addresses/linkPaths.ts';
import { changesQuery, seenQuery } from '../../queries/feed.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { useFollows } from '../feed/useFollows.ts';
import { useMarkSeen } from '../feed/useMarkSeen.ts';
import type { PanelProps } from '../panels/PanelProps.ts';
import { useFollowedLists } from '../watchlists/useFollowedLists.ts';

/** Events of what the user follows. */
export function ChangesPanel({ isReady }: PanelProps) {
  const { client } = useServices();
  const articleHref = useArticleHref();
  const { followed, others, isKnown, follow } = useFollowedLists();
  const changes = useQuery(changesQuery(client));
  const seen = useQuery(seenQuery(client));
  const markSeen = useMarkSeen();
  const { hasFollows } = useFollows();
  const isFollowing = !isReady || !isKnown || followed.length > 0 || hasFollows;
  return (
    <WhatChanged
      // The panel appears once it is known what is new, so that no row moves. Where that fails, the greeting says so.
      items={isReady && !seen.isLoading ? toLoadable(changes) : loading()}
      since={seen.data?.since ?? null}
      newCount={seen.data && newCountOf(seen.data)}
      follow={isFollowing ? undefined : { lists: others, onFollow: follow }}
      companyHrefOf={companyHref}
      personHrefOf={personHref}
      investorHrefOf={investorHref}
      listHrefOf={watchlistHref}
      followedHrefOf={followedHref}
      articleHrefOf={articleHref}
      feedHref={feedPath}
      listsHref={watchlistsPath}
      onMarkSeen={() => void markSeen()}
      onRetry={() => void changes.refetch()}
    />
  );
}

function newCountOf({ rounds, acquisitions, investments, articles }: Seen): number {
  return rounds + acquisitions + investments + articles;
}
