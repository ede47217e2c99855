import { parse } from 'csv-parse/sync';
import { openSource } from './openSource.ts';
import { readLines } from './readLines.ts';
import { parseObject } from './readNdjson.ts';

/** How a file's records are written, and what their values are called. */
export interface FileHeader {
  format: 'csv' | 'ndjson';
  columns: readonly string[];
}

/** Reads a file's first line; null when it is neither the header of a CSV nor a JSON object, or cannot be unpacked. */
export async function readHeader(path: string): Promise<FileHeader | null> {
  const text = await readFirstLine(path);
  const object = parseObject(text);
  if (object !== null) {
    return { format: 'ndjson', columns: Object.keys(object) };
  }
  try {
    const [columns] = parse(text, { bom: true, to: 1, trim: true });
    return columns === undefined ? null : { format: 'csv', columns };
  } catch {
    return null;
  }
}

async function readFirstLine(path: string): Promise<string> {
  try {
    const { bytes } = await openSource(path);
    for await (const { text } of readLines(bytes)) {
      return text ?? '';
    }
  } catch {
    // Packed wrongly, or not packed at all: the first line says nothing then.
  }
  return '';
}
