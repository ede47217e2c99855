import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CompanyIds } from './CompanyIds.ts';
import type { SourceRow } from './SourceRow.ts';

/** A record and the row that it was read from. */
export interface Read<Record> {
  row: SourceRow;
  record: Record;
}

/** What became of a batch. Rows named nowhere stood in the database alike. */
export interface Written {
  created: number;
  updated: number;
  /** Reasons by row. */
  rejected: ReadonlyMap<SourceRow, string>;
}

/** Columns that a kind reads. A row has these and no others. */
export interface KindColumns {
  /** A file without one of these is of another kind. Of several names in one entry, one is enough. */
  required: readonly (string | readonly string[])[];
  optional: readonly string[];
}

export interface ReadContext {
  now: Date;
  companyIds: CompanyIds;
}

/** One kind of file. */
export interface ImportKind<Record> {
  /** What its records are called in the summary. */
  name: string;
  columns: KindColumns;
  /** Where its records go. */
  tables: readonly (keyof Tables & string)[];
  /** A user for one file; it may remember what the file has said. */
  user(context: ReadContext): (row: SourceRow) => Record;
  /** Writes a batch inside a transaction. */
  write(transaction: Kysely<Tables>, batch: readonly Read<Record>[]): Promise<Written>;
}
