import type { WatchlistSummary } from '@fs/api-contract';

/**
 * The chosen lists whose companies a merged list of an account would show to people who do not see them now: private
 * ones, and those of another account or of none. A personal list shows nothing to anyone.
 */
export function listsDisclosed(chosen: readonly WatchlistSummary[], accountID: string | null): WatchlistSummary[] {
  if (accountID === null) return [];
  return chosen.filter((list) => list.account_privacy === 'PRIVATE' || list.accountID !== accountID);
}
