import type { WatchlistDatasource, WatchlistPrivacy } from '@fs/api-contract';
import type {
  Defaulted,
  InstantColumn,
  MadeId,
  MadeInstant,
  Maintained,
  Nullable,
  NullableJson,
} from './columnTypes.ts';

export interface WatchlistsTable {
  id: MadeId;
  owner_id: string;
  name: string;
  description: Defaulted<string>;
  account_id: Nullable<string>;
  team_id: Nullable<string>;
  privacy: Defaulted<WatchlistPrivacy>;
  /** Lower-case e-mails. */
  viewers: Defaulted<string[]>;
  /** Lower-case e-mails. */
  admins: Defaulted<string[]>;
  columns: NullableJson<unknown>;
  metadata: NullableJson<unknown>;
  /** Files keyed by employees, funding_rounds, investments and acquisitions (research §3). */
  datasource: NullableJson<WatchlistDatasource>;
  /** How many companies are on it, kept by triggers of `watchlist_items`: never write it. */
  item_count: Maintained<number>;
  is_updating_data: Defaulted<boolean>;
  last_data_update: Nullable<Date>;
  /** Grows with each change of name, description, privacy, account or items. */
  revision: Defaulted<number>;
  /** Set while the list can be brought back; no user sees it then. */
  deleted_at: Nullable<Date>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

export interface WatchlistItemsTable {
  watchlist_id: string;
  organization_id: string;
  added_at: InstantColumn;
  added_by: Nullable<string>;
  position: number;
}

/** A company that came or went with one revision. */
export interface WatchlistItemChangesTable {
  watchlist_id: string;
  revision: number;
  organization_id: string;
  is_added: boolean;
  /** Of the item that came or went. */
  added_at: InstantColumn;
}

export type WatchlistField = 'name' | 'description' | 'privacy' | 'accountID';

/** What a field said before one revision. */
export interface WatchlistFieldChangesTable {
  watchlist_id: string;
  revision: number;
  field: WatchlistField;
  previous: string | null;
}

/** What one user chose for one list. */
export interface WatchlistSettingsTable {
  id: MadeId;
  watchlist_id: string;
  owner_id: string;
  is_starred: Defaulted<boolean>;
  email: Defaulted<boolean>;
  follow: Defaulted<boolean>;
  funding_updates: Defaulted<boolean>;
  preferences: NullableJson<unknown>;
  /** When the user last looked at the list. */
  seen_at: Nullable<Date>;
}

export interface WatchlistSharesTable {
  id: MadeId;
  watchlist_id: string;
  /** Lower-case; the invited may have no user yet. */
  email: string;
  created_at: MadeInstant;
}

/** A mail about a share, counted so that nobody sends them without end. */
export interface WatchlistInvitationsTable {
  id: MadeId;
  sender_id: string;
  sent_at: MadeInstant;
}

export interface WatchlistTeamsTable {
  id: MadeId;
  watchlist_id: string;
  team_id: string;
}
