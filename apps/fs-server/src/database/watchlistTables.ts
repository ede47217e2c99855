import type { WatchlistDatasource, WatchlistPrivacy } from '@fs/api-contract';
import type {
  Defaulted,
  GeneratedId,
  GeneratedInstant,
  InstantColumn,
  Maintained,
  Nullable,
  NullableJson,
} from './columnTypes.ts';

export interface WatchlistsTable {
  id: GeneratedId;
  owner_id: string;
  name: string;
  description: Defaulted<string>;
  account_id: Nullable<string>;
  team_id: Nullable<string>;
  privacy: Defaulted<WatchlistPrivacy>;
  /** Emails in lower case. */
  viewers: Defaulted<string[]>;
  /** Emails in lower case. */
  admins: Defaulted<string[]>;
  columns: NullableJson<unknown>;
  metadata: NullableJson<unknown>;
  /** Files by employees, funding_rounds, investments and acquisitions (research §3). */
  datasource: NullableJson<WatchlistDatasource>;
  /** Number of companies, maintained by triggers of `watchlist_items`: read-only. */
  item_count: Maintained<number>;
  is_updating_data: Defaulted<boolean>;
  last_data_update: Nullable<Date>;
  /** Incremented with each change of name, description, privacy, account or items. */
  revision: Defaulted<number>;
  /** Position among the lists that stay open where there are more than the plan includes. */
  kept_position: Nullable<number>;
  /** Set while the list is deleted but restorable. Hidden from users meanwhile. */
  deleted_at: Nullable<Date>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

export interface WatchlistItemsTable {
  watchlist_id: string;
  organization_id: string;
  added_at: InstantColumn;
  added_by: Nullable<string>;
  position: number;
  /** Plain text about the company, empty for none. */
  note: Defaulted<string>;
  /** Who wrote the note last, or copied it. */
  noted_by: Nullable<string>;
}

/** A company that one revision added or removed. */
export interface WatchlistItemChangesTable {
  watchlist_id: string;
  revision: number;
  organization_id: string;
  is_added: boolean;
  /** `added_at` of the item. */
  added_at: InstantColumn;
}

export type WatchlistField = 'name' | 'description' | 'privacy' | 'accountID';

/** The value of a field before one revision. */
export interface WatchlistFieldChangesTable {
  watchlist_id: string;
  revision: number;
  field: WatchlistField;
  previous: string | null;
}

/** One user's settings of one list. */
export interface WatchlistSettingsTable {
  id: GeneratedId;
  watchlist_id: string;
  owner_id: string;
  is_starred: Defaulted<boolean>;
  email: Defaulted<boolean>;
  follow: Defaulted<boolean>;
  funding_updates: Defaulted<boolean>;
  preferences: NullableJson<unknown>;
  /** When the user last viewed the list. */
  seen_at: Nullable<Date>;
}

export interface WatchlistSharesTable {
  id: GeneratedId;
  watchlist_id: string;
  /** In lower case. An invited person may have no user yet. */
  email: string;
  created_at: GeneratedInstant;
}

/** A sent invitation mail, stored to limit their number. */
export interface WatchlistInvitationsTable {
  id: GeneratedId;
  sender_id: string;
  sent_at: GeneratedInstant;
}

export interface WatchlistTeamsTable {
  id: GeneratedId;
  watchlist_id: string;
  team_id: string;
}

/** Until when a user has seen the news of a scope other than a list. */
export interface SeenCursorsTable {
  owner_id: string;
  scope: string;
  seen_at: InstantColumn;
}
