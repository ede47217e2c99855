import { decodeText } from './decodeText.ts';
import { type Encoding, EncodingDetector } from './detectEncoding.ts';
import type { SourceFile } from './SourceFile.ts';

/** Number of bytes at the start of a file from which its content is recognized. */
const headSize = 256 * 1024;

export interface Survey {
  encoding: Encoding;
  /** The start of the file's text. */
  head: string;
  /** Whether `head` is the whole file. */
  isWhole: boolean;
}

/** Reads a file once to detect its encoding. Returns null when its bytes are not text. */
export async function surveyFile(source: SourceFile): Promise<Survey | null> {
  const detector = new EncodingDetector();
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source.bytes()) {
    detector.add(chunk);
    if (length < headSize) head.push(chunk);
    length += chunk.length;
  }
  const { encoding } = detector;
  if (encoding === null) {
    return null;
  }
  const text = await Array.fromAsync(decodeText(singleChunk(Buffer.concat(head)), encoding));
  return { encoding, head: text.join(''), isWhole: length <= headSize };
}

async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
