import { toCsvTable } from './csvTable.ts';

/** Splits a pasted text into lines. Of tab-separated spreadsheet cells, returns the column of companies, or the first cell. */
export function pastedLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const cells = lines.map((line) => line.split('\t'));
  const isTable = cells.filter((row) => row.length > 1).length > lines.length / 2;
  if (!isTable) return cells.map((row) => row.find((cell) => cell.trim() !== '') ?? '');
  const { rows, likely } = toCsvTable(cells);
  return rows.map((row) => row[Number(likely)] ?? '');
}
