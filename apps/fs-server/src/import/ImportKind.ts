import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
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

/** One kind of file. */
export interface ImportKind<Record> {
  /** What its records are called in the summary. */
  name: string;
  /** Where its records go. */
  tables: readonly (keyof Tables & string)[];
  /** Whether a file with these columns is of this kind. */
  recognises(columns: ReadonlySet<string>): boolean;
  /** A reader for one file; it may remember what the file has said. */
  reader(now: Date): (row: SourceRow) => Record;
  /** Writes a batch inside a transaction. */
  write(transaction: Kysely<Tables>, batch: readonly Read<Record>[]): Promise<Written>;
}
