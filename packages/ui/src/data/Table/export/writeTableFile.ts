import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import type { RowBatches } from './rowBatches.ts';
import { csvHead, csvRows, type TableCsvOptions } from './tableCsv.ts';

export interface TableExportOptions<Row> extends Pick<TableCsvOptions, 'isRaw'> {
  /** All that match, in their order. */
  parts: RowBatches<Row>;
  /** Adds what only some columns need to the rows of a batch. Default: rows are written as they come. */
  completeRows?: ((rows: readonly Row[], options: { signal: AbortSignal }) => Promise<readonly Row[]>) | undefined;
  columns: readonly TableColumn<Row>[];
  state: Pick<TableState, 'order' | 'hidden' | 'shown' | 'pinned'>;
  /** Ends it between two parts; it then throws the signal's reason. */
  signal: AbortSignal;
  /** So many rows are written. */
  onProgress: (count: number) => void;
}

export interface TableExportFile {
  file: Blob;
  /** Rows in it. */
  count: number;
}

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Writes the visible columns of all rows to a CSV file, batch by batch. */
export async function writeTableFile<Row>(options: TableExportOptions<Row>): Promise<TableExportFile> {
  const { parts, completeRows, columns, state, isRaw = false, signal, onProgress } = options;
  const written: BlobPart[] = [isRaw ? '' : byteOrderMark, csvHead(columns, state, { isRaw })];
  let count = 0;
  for await (const part of parts) {
    signal.throwIfAborted();
    const rows = completeRows && part.length > 0 ? await completeRows(part, { signal }) : part;
    written.push(csvRows(rows, columns, state, { isRaw }));
    count += rows.length;
    onProgress(count);
  }
  signal.throwIfAborted();
  return { file: new Blob(written, { type: 'text/csv;charset=utf-8' }), count };
}
