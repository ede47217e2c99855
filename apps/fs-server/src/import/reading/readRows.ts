import type { SourceRow } from '../SourceRow.ts';
import { decodeText } from './decodeText.ts';
import type { Encoding } from './detectEncoding.ts';
import type { FileHeader } from './FileHeader.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import type { SourceFile } from './SourceFile.ts';
import type { UnparsedRow } from './UnparsedRow.ts';

/** Reads the rows of a file in chunks. */
export function readRows(
  source: SourceFile,
  encoding: Encoding,
  header: FileHeader,
): AsyncGenerator<(SourceRow | UnparsedRow)[]> {
  const text = decodeText(source.bytes(), encoding);
  return header.format === 'csv' ? readCsv(text, header, () => source.fault !== null) : readJson(text, header);
}
