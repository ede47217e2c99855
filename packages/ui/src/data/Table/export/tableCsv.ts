import type { TableColumn } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { shownColumns } from '../model/tableLayout.ts';

export interface TableCsvOptions {
  /**
   * Writes cells unescaped, for programs. Otherwise, a cell that a spreadsheet would evaluate as a formula is prefixed
   * with an apostrophe, which keeps it text (OWASP, CSV injection).
   */
  isRaw?: boolean;
  /** @default ',' */
  separator?: ',' | ';' | '\t';
}

type Layout = Pick<TableState, 'order' | 'hidden' | 'pinned'>;

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
  const names = exportedColumns(columns, state).map(({ header }) => header);
  return csvLine(names, options);
}

/** Formats rows as CSV lines, without the header line. */
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

/** Returns the function that gives a cell as plain text for files and the clipboard; undefined without a value. */
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

/** Phone numbers and negative amounts, which are not formulas despite their first character. */
const figures = /^[+-]?[\d\s().,]+%?$/;

function unformula(text: string): string {
  return formula.test(text) && !figures.test(text) ? `'${text}` : text;
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
