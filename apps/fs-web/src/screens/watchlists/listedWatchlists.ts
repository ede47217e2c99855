import type { Avatars, WatchlistCard, WatchlistSummary, WatchlistViewer } from '@fs/api-contract';
import { canChangeWatchlist } from '@fs/api-contract';
import type { ListedWatchlist } from '@fs/research-widgets';
import { othersWith } from './othersWith.ts';

export interface Workspace {
  viewer: WatchlistViewer;
  /** Id of the active account. Null for personal lists. */
  accountID: string | null;
}

/**
 * Returns the lists of a workspace and those shared with the user. Omits lists of the user's other workspaces (research
 * §4).
 */
export function listedWatchlists(
  cards: readonly WatchlistCard[],
  { viewer, accountID }: Workspace,
  summaries: readonly WatchlistSummary[],
  photos: Avatars = {},
): ListedWatchlist[] {
  const summaryById = new Map(summaries.map((summary) => [summary.id, summary]));
  return cards.flatMap((card) => {
    const isMine = card.accountID === null ? card.owner === viewer.id : viewer.accountIDs.includes(card.accountID);
    if (isMine && card.accountID !== accountID) return [];
    const summary = summaryById.get(card.id);
    return [
      {
        id: card.id,
        name: card.name,
        companyCount: card.itemCount,
        updatedAt: card.updatedAt,
        isPrivate: card.account_privacy === 'PRIVATE' && card.accountID !== null,
        isStarred: card.settings[0]?.starred ?? false,
        isReadOnly: !canChangeWatchlist('edit', card, viewer),
        canDelete: canChangeWatchlist('delete', card, viewer),
        isShared: !isMine,
        account: card.account?.name ?? null,
        isFollowed: card.settings[0]?.follow ?? false,
        isMailed: card.settings.some(({ email, funding_updates }) => email || funding_updates),
        people: othersWith(card, viewer, photos),
        newCount: summary?.newCount ?? 0,
        news: summary?.news ?? null,
        raisedUsd: summary?.raised_12m_usd ?? null,
        companies: summary?.companies ?? [],
      },
    ];
  });
}
