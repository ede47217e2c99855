import type { SourceRow } from '../../SourceRow.ts';
import { readCsv } from '../readCsv.ts';
import type { UnparsedRow } from '../UnparsedRow.ts';

/** Yields a text in chunks of this length. */
export async function* chunksOf(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Reads a CSV whose first line is its header. */
export async function readCsvText(
  text: string,
  { delimiter = ',', chunkLength = 64 * 1024, isCut = false } = {},
): Promise<{ rows: SourceRow[]; unparsed: UnparsedRow[]; all: (SourceRow | UnparsedRow)[] }> {
  const columns = text.slice(0, text.indexOf('\n')).trimEnd().split(delimiter);
  const header = { format: 'csv', delimiter, headerLines: 1, columns } as const;
  const all = (await Array.fromAsync(readCsv(chunksOf(text, chunkLength), header, () => isCut))).flat();
  return {
    rows: all.filter((row) => 'cells' in row),
    unparsed: all.filter((row) => 'lines' in row),
    all,
  };
}
