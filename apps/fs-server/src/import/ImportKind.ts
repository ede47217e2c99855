import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CompanyIds } from './CompanyIds.ts';
import type { Touched } from './ImportScope.ts';
import type { SourceRow } from './SourceRow.ts';

/** A record and its source row. */
export interface ReadRecord<Record> {
  row: SourceRow;
  record: Record;
}

/** The result of a batch. Rows that are counted nowhere were unchanged. */
export interface WriteResult {
  created: number;
  updated: number;
  /** Reasons by row. */
  rejected: ReadonlyMap<SourceRow, string>;
  /** What totals and links depend on. */
  touched?: readonly Touched[];
}

/** The columns that a kind reads. Rows contain no others. */
export interface KindColumns {
  /** Columns that a file of this kind must have. Of an entry with several names, one suffices. */
  required: readonly (string | readonly string[])[];
  optional: readonly string[];
  /** What each column takes, for the generated page of columns. */
  takes: Readonly<Record<string, string>>;
}

export interface ReadContext {
  now: Date;
  companyIds: CompanyIds;
}

/** One kind of file. */
export interface ImportKind<Record> {
  /** The name of its records in the summary. */
  name: string;
  /** What a row is, for the generated page of columns. */
  row: string;
  columns: KindColumns;
  /** The tables that the kind writes. */
  tables: readonly (keyof Tables & string)[];
  /** Creates a function that reads the rows of one file. It may keep state, such as seen keys. */
  createRowParser(context: ReadContext): (row: SourceRow) => Record;
  /** Writes a batch inside a transaction. */
  write(transaction: Kysely<Tables>, batch: readonly ReadRecord<Record>[]): Promise<WriteResult>;
}
