/** What stands over a list. */
export interface WatchlistFacts {
  id: string;
  name: string;
  description: string;
  /** Name of the account that it belongs to; null for a personal list. */
  account: string | null;
  isPrivate: boolean;
  /** What its owner is called; null where that is the user. */
  owner: string | null;
  /** The user may look and copy, and nothing else. */
  isReadOnly: boolean;
  companyCount: number;
  /** When it was last changed, as ISO 8601. */
  updatedAt: string;
  /** When what is known of its companies was last gathered, as ISO 8601; null for never. */
  dataAt: string | null;
  /** That is being done now. */
  isGathering: boolean;
  /** By this user. */
  isStarred: boolean;
  /** Its news stand in the user's feed. */
  isFollowed: boolean;
}
