import { SourceRow } from '../SourceRow.ts';
import { type FileHeader, toColumnKey } from './FileHeader.ts';
import { JsonArrayScanner } from './JsonArrayScanner.ts';
import { articlesIn, membersOf, parseObject } from './jsonObject.ts';
import { LineScanner } from './LineScanner.ts';
import type { JsonPiece, PieceScanner } from './PieceScanner.ts';
import { toUnparsedRow, type UnparsedRow } from './UnparsedRow.ts';

type JsonHeader = Extract<FileHeader, { columns: ReadonlyMap<string, string> }>;

/** Reads the rows of a JSON file: one object per line, or the objects of an array. */
export async function* readJson(
  text: AsyncIterable<string>,
  { format, columns }: JsonHeader,
): AsyncGenerator<(SourceRow | UnparsedRow)[]> {
  const scanner: PieceScanner = format === 'lines' ? new LineScanner() : new JsonArrayScanner();
  for await (const chunk of text) {
    yield scanner.read(chunk).flatMap((piece) => toRows(piece, columns));
  }
  yield scanner.finish().flatMap((piece) => toRows(piece, columns));
}

function toRows({ line, text, fault }: JsonPiece, columns: ReadonlyMap<string, string>): (SourceRow | UnparsedRow)[] {
  const object = fault === undefined ? parseObject(text) : null;
  if (object === null) {
    return [toUnparsedRow(line, fault ?? 'isn’t a JSON object', text)];
  }
  const articles = articlesIn(object);
  return articles === null
    ? [new SourceRow(line, toCells(object, columns), text)]
    : articles.map((article) => new SourceRow(line, toCells(article, columns), JSON.stringify(article)));
}

function toCells(object: Record<string, unknown>, columns: ReadonlyMap<string, string>): Record<string, unknown> {
  const cells: Record<string, unknown> = {};
  for (const [name, value] of membersOf(object)) {
    const column = columns.get(toColumnKey(name));
    if (column !== undefined) cells[column] ??= value;
  }
  return cells;
}
