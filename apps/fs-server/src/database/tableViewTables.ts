import type { SavedTableViewState } from '@fs/api-contract';
import type { Defaulted, GeneratedId, GeneratedInstant, Json, Nullable } from './columnTypes.ts';

export interface TableViewsTable {
  id: GeneratedId;
  table_name: string;
  owner_id: string;
  /** The account that shares the view; null if only the owner can use it. */
  account_id: Nullable<string>;
  name: string;
  state: Json<SavedTableViewState>;
  /** Incremented with each change. */
  revision: Defaulted<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** A user's default view of a table. */
export interface FirstTableViewsTable {
  owner_id: string;
  table_name: string;
  view_id: string;
}

/** A user's alert about what is new in a view. */
export interface ViewAlertsTable {
  view_id: string;
  user_id: string;
  /** What arrived before is not new. */
  checked_until: GeneratedInstant;
  created_at: GeneratedInstant;
}
