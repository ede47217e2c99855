import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | null;

const options = { record_delimiter: 'windows' } as const;

/**
 * Where a spreadsheet would begin a formula. Not only at the start of a cell: a spreadsheet in German splits lines at
 * semicolons whatever the file separates by, and one that separates by another sign does not see quotes within a cell.
 */
const formulas = /(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** The first line of a CSV file, with the mark by which spreadsheets recognize UTF-8. */
export function csvHead(names: readonly string[]): string {
  return stringify([names], { ...options, bom: true });
}

/** Lines of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe, unless `isRaw` is set. */
export function csvLines(rows: readonly (readonly CsvCell[])[], isRaw = false): string {
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' && !isRaw ? cell.replaceAll(formulas, "$1'") : cell)),
  );
  return stringify(safe, options);
}
