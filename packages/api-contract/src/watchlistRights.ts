import type { ReadOnlyReason } from './teams.ts';

/** What of a user decides what they may do to a list. */
export interface WatchlistViewer {
  id: string;
  /** Lower-case. */
  email: string;
  /** Accounts that the user created, owns or is a member of. */
  accountIDs: readonly string[];
}

/** What of a list decides who may write it. Emails are lower-case. */
export interface WatchlistRights {
  owner: string;
  admins: readonly string[];
  viewers: readonly string[];
  accountID: string | null;
  /** Why nobody can change the list at present. */
  readOnly?: ReadOnlyReason | null;
}

/** Whether someone runs a list: its owner and its admins do. They say who changes it and where it belongs. */
export function runsWatchlist(
  { owner, admins }: Pick<WatchlistRights, 'owner' | 'admins'>,
  viewer: Pick<WatchlistViewer, 'id' | 'email'>,
): boolean {
  return owner === viewer.id || admins.includes(viewer.email);
}

/**
 * Whether someone who sees a list may only read it (research §4, decision AMB-076): its owner and admins edit; a listed
 * viewer reads, and so does whoever is outside the account that the list belongs to.
 */
export function isWatchlistReadOnly(list: WatchlistRights, viewer: WatchlistViewer): boolean {
  if (list.readOnly) return true;
  if (runsWatchlist(list, viewer)) return false;
  const { viewers, accountID } = list;
  return viewers.includes(viewer.email) || (accountID !== null && !viewer.accountIDs.includes(accountID));
}
