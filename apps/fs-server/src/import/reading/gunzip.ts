import { createGunzip } from 'node:zlib';

/** Tables compress to a tenth, repetitive ones to a hundredth. A decompression bomb compresses to a thousandth. */
const maxRatio = 200;
const minBombBytes = 64 * 1024 * 1024;

/**
 * Decompresses gzip. Unlike an iterated stream, yields everything decompressed before a fault.
 *
 * @param onFault Called with the rest of a sentence that starts with the file name when decompression fails.
 */
export async function* gunzip(
  chunks: AsyncIterable<Uint8Array>,
  onFault: (fault: string) => void,
): AsyncGenerator<Uint8Array> {
  const stream = createGunzip();
  const unpacked: Uint8Array[] = [];
  let error: Error | null = null;
  let bytesIn = 0;
  let bytesOut = 0;
  stream.on('data', (chunk: Uint8Array) => {
    bytesOut += chunk.length;
    unpacked.push(chunk);
  });
  stream.on('error', (reason: Error) => {
    error = reason;
  });
  const closed = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  try {
    for await (const chunk of chunks) {
      bytesIn += chunk.length;
      await Promise.race([new Promise<void>((resolve) => stream.write(chunk, () => resolve())), closed]);
      yield* unpacked.splice(0);
      if (error !== null) break;
      if (bytesOut > minBombBytes && bytesOut > bytesIn * maxRatio) {
        onFault(`unpacks to more than ${maxRatio} times its size`);
        return;
      }
    }
    if (error === null) {
      stream.end();
      await closed;
      yield* unpacked.splice(0);
    }
    if (error !== null) onFault(describeError(error));
  } finally {
    stream.destroy();
  }
}

function describeError(error: Error): string {
  const isCut = 'code' in error && error.code === 'Z_BUF_ERROR';
  return isCut ? 'is a gzip that breaks off' : 'is a damaged gzip';
}
