import { readCsv } from './readCsv.ts';
import type { FileHeader } from './readHeader.ts';
import { readNdjson } from './readNdjson.ts';
import type { RowRejected, SourceRow } from './SourceRow.ts';

/** A row that could not even be taken apart. */
export interface BrokenRow {
  line: number;
  error: RowRejected;
  /** What could be read of it. */
  cells: unknown;
}

/** Every record of a file, one after the other. */
export function readRows(
  bytes: AsyncIterable<Uint8Array>,
  { format, columns }: FileHeader,
): AsyncGenerator<SourceRow | BrokenRow> {
  return format === 'csv' ? readCsv(bytes, columns) : readNdjson(bytes);
}
