import type { TableColumn } from '../model/TableColumn.ts';

export interface TableCsvOptions {
  /**
   * Writes cells unescaped, for programs. Otherwise, a cell that a spreadsheet would evaluate as a formula is prefixed
   * with an apostrophe, which keeps it text (OWASP, CSV injection).
   */
  isRaw?: boolean;
  /** @default ',' */
  separator?: ',' | ';' | '\t';
}

/** The header line of columns that are in their order already. */
export function headLine<Row>(columns: readonly TableColumn<Row>[], options: TableCsvOptions): string {
  return csvLine(
    columns.flatMap((column) => (wordsOf(column) ? column.header : [])),
    options,
  );
}

/** A line for each row. */
export function rowLines<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  options: TableCsvOptions,
): string {
  const words = columns.flatMap((column) => wordsOf(column) ?? []);
  return rows
    .map((row) =>
      csvLine(
        words.map((wordOf) => wordOf(row)),
        options,
      ),
    )
    .join('');
}

/** Formats lines of cells that are not rows of a table. */
export function csvText(lines: readonly (readonly (string | number)[])[], options: TableCsvOptions = {}): string {
  return lines.map((cells) => csvLine(cells, options)).join('');
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

/** What follows a sign that another spreadsheet takes for the end of a cell, such as a semicolon in German. */
const laterCells = /(?<=[;\t\r\n])[^;\t\r\n]+/g;

/** Phone numbers and negative amounts, which are not formulas despite their first character. */
const figures = /^[+-]?[\d\s().,]+%?$/;

function unformula(text: string): string {
  const isFormula = (part: string) => formula.test(part) && !figures.test(part);
  const safe = text.replaceAll(laterCells, (part) => (isFormula(part) ? `'${part}` : part));
  return isFormula(text) ? `'${safe}` : safe;
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
