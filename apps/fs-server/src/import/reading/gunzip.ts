import { createGunzip } from 'node:zlib';

/** Tables shrink to a tenth, repetitive ones to a hundredth. A bomb goes down to a thousandth. */
const largestRatio = 200;
const smallestBomb = 64 * 1024 * 1024;

/**
 * Unpacks gzip. What was unpacked before a fault is yielded, which a stream that is iterated would discard.
 *
 * @param onFault Called with the rest of a sentence about the file when it cannot be unpacked to its end.
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
      if (bytesOut > smallestBomb && bytesOut > bytesIn * largestRatio) {
        onFault(`unpacks to more than ${largestRatio} times its size`);
        return;
      }
    }
    if (error === null) {
      stream.end();
      await closed;
      yield* unpacked.splice(0);
    }
    if (error !== null) onFault(describe(error));
  } finally {
    stream.destroy();
  }
}

function describe(error: Error): string {
  const isCut = 'code' in error && error.code === 'Z_BUF_ERROR';
  return isCut ? 'is a gzip that breaks off' : 'is a damaged gzip';
}
