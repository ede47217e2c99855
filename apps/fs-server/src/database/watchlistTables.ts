import type { Defaulted, InstantColumn, MadeId, MadeInstant, Nullable, NullableJson } from './columnTypes.ts';

export interface WatchlistsTable {
  id: MadeId;
  owner_id: string;
  name: string;
  description: Defaulted<string>;
  account_id: Nullable<string>;
  team_id: Nullable<string>;
  privacy: Defaulted<'PRIVATE' | 'PUBLIC'>;
  /** Lower-case e-mails. */
  viewers: Defaulted<string[]>;
  /** Lower-case e-mails. */
  admins: Defaulted<string[]>;
  columns: NullableJson<unknown>;
  metadata: NullableJson<unknown>;
  /** Files keyed by employees, funding_rounds, investments and acquisitions (research §3). */
  datasource: NullableJson<unknown>;
  is_updating_data: Defaulted<boolean>;
  last_data_update: Nullable<Date>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

export interface WatchlistItemsTable {
  watchlist_id: string;
  organization_id: string;
  added_at: InstantColumn;
  position: number;
}

/** What one reader chose for one list. */
export interface WatchlistSettingsTable {
  id: MadeId;
  watchlist_id: string;
  owner_id: string;
  is_starred: Defaulted<boolean>;
  email: Defaulted<boolean>;
  follow: Defaulted<boolean>;
  funding_updates: Defaulted<boolean>;
  preferences: NullableJson<unknown>;
}

export interface WatchlistSharesTable {
  id: MadeId;
  watchlist_id: string;
  owner_id: string;
}

export interface WatchlistTeamsTable {
  id: MadeId;
  watchlist_id: string;
  team_id: string;
}
