import type { GeneratedAlways } from 'kysely';
import type { GeneratedInstant, Json, Nullable } from './columnTypes.ts';

/** A row as the database writes it as JSON. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** What a merge did to a table, in the order of the steps. */
export type MergeStep =
  /** Rows that were deleted. */
  | { op: 'drop'; table: string; rows: readonly StoredRow[] }
  /** Rows whose column named the merged company, and names the kept one. Only their keys. */
  | { op: 'move'; table: string; column: string; rows: readonly StoredRow[] }
  /** Notes of lists with both companies, about the kept one. */
  | { op: 'note'; table: 'watchlist_items'; rows: readonly JoinedNote[] };

/** A note before and after that about the merged company was added to it. */
export type JoinedNote = Readonly<Record<'watchlist_id' | 'before' | 'after', string>>;

/** What restores a merged company. */
export interface MergeRecord {
  steps: readonly MergeStep[];
}

/** Companies that are merged into others, of which they are duplicates. */
export interface CompanyMergesTable {
  merged_id: string;
  /** As merged. May be merged too since: `kept_company` follows. */
  kept_id: string;
  /** The order of merges. */
  sequence: GeneratedAlways<number>;
  name: string;
  source: Nullable<string>;
  permalink: string;
  record: Json<MergeRecord>;
  merged_by: Nullable<string>;
  merged_at: GeneratedInstant;
}
