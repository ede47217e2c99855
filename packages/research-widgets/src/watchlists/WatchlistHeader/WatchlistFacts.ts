import type { ReadOnlyReason } from '@fs/api-contract';
import type { ListPerson } from '../../internal/watchlists/ListFaces.tsx';

/** Facts in a watchlist's header. */
export interface WatchlistFacts {
  id: string;
  name: string;
  description: string;
  /** Name of the list's account. Null for a personal list. */
  account: string | null;
  isPrivate: boolean;
  /** Name of the owner. Null if the user is the owner. */
  owner: string | null;
  /** The others who have the list, its owner first. */
  people: readonly ListPerson[];
  /** Whether the user can only view and copy the list. */
  isReadOnly: boolean;
  /** Whether the user can delete the list, which may be so for one that they can only view. */
  canDelete: boolean;
  /** Why nobody can change the list, its owner included. @default null */
  lock?: ReadOnlyReason | null;
  companyCount: number;
  /** Last change, ISO 8601. */
  updatedAt: string;
  /** Last update of the company data, ISO 8601. Null for never. */
  dataAt: string | null;
  /** Whether the company data is being updated. */
  isGathering: boolean;
  /** Whether this user starred the list. */
  isStarred: boolean;
  /** Whether the list's news are in the user's feed. */
  isFollowed: boolean;
}
