import { readLines } from './readLines.ts';
import type { BrokenRow } from './readRows.ts';
import { RowRejected, SourceRow } from './SourceRow.ts';

/** Rows of a file with one JSON object a line. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow | BrokenRow> {
  for await (const { line, text } of readLines(bytes)) {
    if (text === null) {
      yield { line, error: new RowRejected('is too long for one record'), cells: null };
    } else if (text.trim() !== '') {
      const cells = parseObject(text);
      yield cells === null
        ? { line, error: new RowRejected('is no JSON object'), cells: text }
        : new SourceRow(line, cells);
    }
  }
}

/** The members of a JSON object; null for any other text. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
