import type { SavedTableViewState } from '@fs/api-contract';
import type { Defaulted, Json, MadeId, MadeInstant, Nullable } from './columnTypes.ts';

export interface TableViewsTable {
  id: MadeId;
  table_name: string;
  owner_id: string;
  /** Whom it is shown to; null: to its owner alone. */
  account_id: Nullable<string>;
  name: string;
  state: Json<SavedTableViewState>;
  /** Grows with each change. */
  revision: Defaulted<number>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

/** The view that a table opens with, for one user. */
export interface FirstTableViewsTable {
  owner_id: string;
  table_name: string;
  view_id: string;
}
