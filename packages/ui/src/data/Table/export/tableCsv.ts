import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { shownColumns } from '../model/tableLayout.ts';

export interface TableCsvOptions {
  /**
   * Cells as they are, for programs. Otherwise a cell that a spreadsheet would take for a formula begins with an
   * apostrophe, which keeps it a text (OWASP, CSV injection).
   */
  isRaw?: boolean;
  /** @default ',' */
  separator?: ',' | ';' | '\t';
}

type Layout = Pick<TableState, 'order' | 'hidden' | 'pinned'>;

/**
 * What is seen, as CSV by RFC 4180: the names of the columns that stand, in the user's order, and these rows in
 * theirs. Columns without words for it (`text` or `value`) are left out.
 *
 * @param rows all that match, in their order, as `tableRows` or a server gives them
 */
export function tableCsv<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  state: Layout,
  options: TableCsvOptions = {},
): string {
  return csvHead(columns, state, options) + csvRows(rows, columns, state, options);
}

/** The line of names; for a list that comes in parts, before their `csvRows`. */
export function csvHead<Row>(
  columns: readonly TableColumn<Row>[],
  state: Layout,
  options: TableCsvOptions = {},
): string {
  const names = exportedColumns(columns, state).map(({ header }) => header);
  return csvLine(names, options);
}

/** The lines of these rows. */
export function csvRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  state: Layout,
  options: TableCsvOptions = {},
): string {
  const exported = exportedColumns(columns, state);
  return rows
    .map((row) =>
      csvLine(
        exported.map((column) => column.words(row)),
        options,
      ),
    )
    .join('');
}

interface ExportedColumn<Row> {
  header: string;
  words: (row: Row) => string | number;
}

function exportedColumns<Row>(columns: readonly TableColumn<Row>[], state: Layout): readonly ExportedColumn<Row>[] {
  return shownColumns(columns, state).flatMap((column) => {
    const words = wordsOf(column);
    return words ? [{ header: column.header, words }] : [];
  });
}

/** What a cell says without its marks: for a file, or to be copied. Undefined where the column has no words for it. */
export function wordsOf<Row>({ text, value }: TableColumn<Row>): ((row: Row) => string | number) | undefined {
  if (text) return text;
  return (
    value &&
    ((row) => {
      const own = value(row) ?? '';
      return typeof own === 'object' ? own.join(', ') : own;
    })
  );
}

function csvLine(cells: readonly (string | number)[], { isRaw = false, separator = ',' }: TableCsvOptions): string {
  const written = cells.map((cell) =>
    quoted(isRaw || typeof cell === 'number' ? String(cell) : unformula(cell), separator),
  );
  return `${written.join(separator)}\r\n`;
}

const formula = /^\s*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A telephone number or an amount below zero is no formula, however it begins. */
const figures = /^[+-]?[\d\s().,]+%?$/;

function unformula(text: string): string {
  return formula.test(text) && !figures.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
