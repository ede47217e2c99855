import { RowRejected, type SourceRow } from './SourceRow.ts';

/** A trillion: more followers or links than anybody has, and exact in JSON. */
const maxCount = 1_000_000_000_000;

export const countText = 'whole number from 0, with or without commas: `1,100,000`';

/** @returns null for what is no whole number up to `most` */
export function parseCount(text: string, most = maxCount): number | null {
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/^\d{1,15}$/.test(digits)) return null;
  const count = Number(digits);
  return count <= most ? count : null;
}

/** @throws RowRejected for what is no whole number from 0 to `most` */
export function readCount(row: SourceRow, column: string, most = maxCount): number {
  const count = parseCount(row.required(100, column), most);
  if (count === null) throw new RowRejected(describeCount(column, most));
  return count;
}

/** Like `readCount`, of a column that may be empty; a value that is no such number is omitted. */
export function readOptionalCount(row: SourceRow, column: string, most = maxCount): number | null {
  const text = row.text(column);
  return text === '' ? null : (parseCount(text, most) ?? row.omit(column, describeCount('', most).trimStart()));
}

const describeCount = (column: string, most: number) =>
  `${column} must be a whole number from 0 to ${most.toLocaleString('en')}`;
