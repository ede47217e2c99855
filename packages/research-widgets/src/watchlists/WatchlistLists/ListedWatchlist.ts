import type { Company, WatchlistNews } from '@fs/api-contract';
import type { ListPerson } from '../../internal/watchlists/ListFaces.tsx';

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
  /** Whether the list's news is in this user's feed. */
  isFollowed: boolean;
  /** Whether news or deals of the list come to this user by email. */
  isMailed: boolean;
  /** Whether this user can only view, copy and merge the list. */
  isReadOnly: boolean;
  /** Whether this user can delete the list, which may be so for one that they can only view. */
  canDelete: boolean;
  /** Whether someone shared the list with the user. False for lists of the workspace. */
  isShared: boolean;
  /** Name of the list's account. Null for a personal list. */
  account: string | null;
  /** The others who have the list, its owner first. */
  people: readonly ListPerson[];
  /** Number of new articles, deals and companies since the user last viewed the list. */
  newCount: number;
  /** `newCount` by kind. Null if unknown. */
  news: WatchlistNews | null;
  /** Disclosed amounts of 12 months, in US dollars. Null if unknown. */
  raisedUsd: number | null;
  /** Some companies of the list, for their logos. */
  companies: readonly Pick<Company, 'id' | 'name' | 'logo_url'>[];
}
