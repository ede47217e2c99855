import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { gunzip } from './gunzip.ts';

/**
 * Reads the bytes of a file, decompressing gzip. Never throws: when the file cannot be read or decompressed to its end,
 * the bytes end early and `fault` says why.
 */
export class SourceFile {
  readonly path: string;
  /** Size of the file on disk in bytes. */
  readonly size: number;
  readonly #modified: number;
  #fault: string | null = null;
  #bytesRead = 0;

  private constructor(path: string, size: number, modified: number) {
    this.path = path;
    this.size = size;
    this.#modified = modified;
  }

  static async open(path: string): Promise<SourceFile> {
    const { size, mtimeMs } = await stat(path);
    return new SourceFile(path, size, mtimeMs);
  }

  /** Why the bytes ended early, as the rest of a sentence that starts with the file name; null if they did not. */
  get fault(): string | null {
    return this.#fault;
  }

  /** Number of bytes of `size` read so far. */
  get bytesRead(): number {
    return this.#bytesRead;
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    this.#bytesRead = 0;
    const packed = this.#chunks();
    const first = await packed.next();
    if (first.done) return;
    const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
    yield* isGzip ? gunzip(prepend(first.value, packed), (fault) => this.#end(fault)) : prepend(first.value, packed);
  }

  /** Sets `fault` if the file has changed since it was opened. */
  async checkUnchanged(): Promise<void> {
    const now = await stat(this.path).catch(() => null);
    if (now?.size !== this.size || now.mtimeMs !== this.#modified) {
      this.#end('changed while it was read: import it again');
    }
  }

  async *#chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of createReadStream(this.path) as AsyncIterable<Buffer>) {
        this.#bytesRead += chunk.length;
        yield chunk;
      }
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
      this.#end(`could not be read${code}`);
    }
  }

  #end(fault: string): void {
    this.#fault ??= fault;
  }
}

async function* prepend(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}
