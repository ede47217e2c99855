import type { WatchlistSummary } from '@fs/api-contract';

/**
 * Returns the selected lists whose companies the merged list would reveal to more people: private lists, lists of other
 * accounts and personal lists. A personal merged list reveals nothing.
 */
export function listsDisclosed(chosen: readonly WatchlistSummary[], accountID: string | null): WatchlistSummary[] {
  if (accountID === null) return [];
  return chosen.filter((list) => list.account_privacy === 'PRIVATE' || list.accountID !== accountID);
}
