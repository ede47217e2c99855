/** A list as a page of lists shows it. */
export interface ListedWatchlist {
  id: string;
  name: string;
  companyCount: number;
  /** When it was last changed, as ISO 8601; null when nobody knows. */
  updatedAt: string | null;
  isPrivate: boolean;
  /** By this user. */
  isStarred: boolean;
  /** This user may look, copy and merge, and nothing else. */
  isReadOnly: boolean;
  /** Someone shared it with the user; false for the lists of the workspace itself. */
  isShared: boolean;
  /** Name of the account that it belongs to; null for a personal list. */
  account: string | null;
  /** What is new in it since the user last looked: articles, deals, companies that others put on it. */
  newCount: number;
}
