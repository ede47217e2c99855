/** Source text that does not parse as a row. */
export interface UnparsedRow {
  /** Where the text begins, counted from 1. */
  line: number;
  /** How many lines of the file it covers. */
  lines: number;
  reason: string;
  /** Its beginning, up to `longestExcerpt` characters. */
  text: string;
  /** Characters of the whole text. */
  length: number;
}

/** What is kept of a text that cannot be used, in characters. */
export const longestExcerpt = 10_000;

export function toUnparsedRow(line: number, reason: string, text: string): UnparsedRow {
  const lines = text.split('\n').length;
  return { line, lines, reason, text: text.slice(0, longestExcerpt), length: text.length };
}

/** Extends an unparsed row with the line after it. */
export function appendLine(row: UnparsedRow, text: string): void {
  if (row.text.length < longestExcerpt) {
    row.text = `${row.text}\n${text}`.slice(0, longestExcerpt);
  }
  row.lines += 1;
  row.length += text.length + 1;
}
