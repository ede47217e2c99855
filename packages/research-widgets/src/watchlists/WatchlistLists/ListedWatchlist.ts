/** A watchlist as the page of watchlists shows it. */
export interface ListedWatchlist {
  id: string;
  name: string;
  companyCount: number;
  /** Last change, ISO 8601. Null if unknown. */
  updatedAt: string | null;
  isPrivate: boolean;
  /** Whether this user starred the list. */
  isStarred: boolean;
  /** Whether this user can only view, copy and merge the list. */
  isReadOnly: boolean;
  /** Whether someone shared the list with the user. False for lists of the workspace. */
  isShared: boolean;
  /** Name of the list's account. Null for a personal list. */
  account: string | null;
  /** Number of new articles, deals and companies since the user last viewed the list. */
  newCount: number;
}
