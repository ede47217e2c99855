import { provideEngine } from '../model/loadedEngine.ts';
import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import * as engineCode from '../model/tableEngine.ts';
import { shownColumns } from '../model/tableLayout.ts';
import { headLine, rowLines, type TableCsvOptions } from './csvLines.ts';

export type { TableCsvOptions } from './csvLines.ts';

type Layout = Pick<TableState, 'order' | 'hidden' | 'shown' | 'pinned'>;

/**
 * Formats rows as CSV (RFC 4180): a header line with the visible columns in the user's order, then a line for each row.
 * Omits columns that have neither `text` nor `value`.
 *
 * @param rows all matching rows in order, from `tableRows` or a server
 */
export function tableCsv<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  state: Layout,
  options: TableCsvOptions = {},
): string {
  return csvHead(columns, state, options) + csvRows(rows, columns, state, options);
}

/** Formats the header line. To write rows in batches, start with it and append `csvRows` of each batch. */
export function csvHead<Row>(
  columns: readonly TableColumn<Row>[],
  state: Layout,
  options: TableCsvOptions = {},
): string {
  return headLine(arranged(columns, state), options);
}

/** Formats rows as CSV lines, without the header line. */
export function csvRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  state: Layout,
  options: TableCsvOptions = {},
): string {
  return rowLines(rows, arranged(columns, state), options);
}

/** Brings the engine along, because a file can't wait for it. */
function arranged<Row>(columns: readonly TableColumn<Row>[], state: Layout): readonly TableColumn<Row>[] {
  provideEngine(engineCode);
  return shownColumns(columns, state);
}
