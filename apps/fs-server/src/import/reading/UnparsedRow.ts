/** Source text that does not parse as a row. */
export interface UnparsedRow {
  /** The line where the text starts, from 1. */
  line: number;
  /** Number of lines that the text covers. */
  lines: number;
  reason: string;
  /** The start of the text, up to `maxExcerptLength` characters. */
  text: string;
  /** Length of the whole text in characters. */
  length: number;
}

/** Maximum length of a stored excerpt in characters. */
export const maxExcerptLength = 10_000;

export function toUnparsedRow(line: number, reason: string, text: string): UnparsedRow {
  const lines = text.split('\n').length;
  return { line, lines, reason, text: text.slice(0, maxExcerptLength), length: text.length };
}

/** Extends an unparsed row by the next line. */
export function appendLine(row: UnparsedRow, text: string): void {
  if (row.text.length < maxExcerptLength) {
    row.text = `${row.text}\n${text}`.slice(0, maxExcerptLength);
  }
  row.lines += 1;
  row.length += text.length + 1;
}
