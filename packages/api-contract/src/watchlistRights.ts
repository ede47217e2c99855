import type { ReadOnlyReason } from './teams.ts';

/** What of a user decides what they may do to a list. */
export interface WatchlistViewer {
  id: string;
  /** Lower-case. */
  email: string;
  /** Accounts that the user created, owns or is a member of. */
  accountIDs: readonly string[];
  /** Accounts that the user owns. */
  ownedAccountIDs: readonly string[];
  groups: readonly string[];
}

/**
 * What changes a list. `edit`: name, description, columns, companies, teams. `share`: add or remove viewers. `privacy`:
 * make an account's list private. `administer`: change roles, or move the list to another account. Whoever sees a list
 * may copy, merge, star and follow it.
 */
export type WatchlistAction = 'edit' | 'share' | 'privacy' | 'administer' | 'delete';

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
 * Whether someone who sees a list has the right to an action, whatever the list's lock (research §4, decision AMB-076):
 * its owner and admins edit; a listed viewer reads, and so does whoever is outside the account that the list belongs to.
 * An owner of that account may delete it too.
 */
export function hasWatchlistRight(action: WatchlistAction, list: WatchlistRights, viewer: WatchlistViewer): boolean {
  const { viewers, accountID } = list;
  const isManager = runsWatchlist(list, viewer);
  const isOutside = accountID !== null && !viewer.accountIDs.includes(accountID);
  const canEdit = isManager || !(viewers.includes(viewer.email) || isOutside);
  switch (action) {
    case 'edit':
    case 'share':
      return canEdit;
    case 'privacy':
      return canEdit && (accountID === null || viewer.groups.includes('admin'));
    case 'administer':
      return isManager;
    case 'delete':
      return isManager || (accountID !== null && viewer.ownedAccountIDs.includes(accountID));
  }
}

/** Whether a lock of a list stops an action. Deleting a list brings its owner back below the limit. */
export function isWatchlistLocked(action: WatchlistAction, readOnly: ReadOnlyReason | null | undefined): boolean {
  return Boolean(readOnly) && !(action === 'delete' && readOnly === 'over-limit');
}

/** Whether someone who sees a list can perform an action on it now. Screens offer what this allows, and nothing else. */
export function canChangeWatchlist(action: WatchlistAction, list: WatchlistRights, viewer: WatchlistViewer): boolean {
  return !isWatchlistLocked(action, list.readOnly) && hasWatchlistRight(action, list, viewer);
}
