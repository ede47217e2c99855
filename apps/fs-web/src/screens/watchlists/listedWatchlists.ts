import type { WatchlistCard, WatchlistSummary, WatchlistViewer } from '@fs/api-contract';
import { isWatchlistReadOnly } from '@fs/api-contract';
import type { ListedWatchlist } from '@fs/research-widgets';

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
): ListedWatchlist[] {
  const news = new Map(summaries.map(({ id, newCount }) => [id, newCount]));
  return cards.flatMap((card) => {
    const isMine = card.accountID === null ? card.owner === viewer.id : viewer.accountIDs.includes(card.accountID);
    if (isMine && card.accountID !== accountID) return [];
    return [
      {
        id: card.id,
        name: card.name,
        companyCount: card.itemCount,
        updatedAt: card.updatedAt,
        isPrivate: card.account_privacy === 'PRIVATE' && card.accountID !== null,
        isStarred: card.settings[0]?.starred ?? false,
        isReadOnly: isWatchlistReadOnly(card, viewer),
        isShared: !isMine,
        account: card.account?.name ?? null,
        newCount: news.get(card.id) ?? 0,
      },
    ];
  });
}
