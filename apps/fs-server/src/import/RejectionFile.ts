import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { maxExcerptLength } from './reading/UnparsedRow.ts';

export interface Rejection {
  file: string;
  line: number;
  /** Whether the row, one of its facts, or unparsed text was left out. */
  left_out: 'row' | 'fact' | 'unparsed';
  reason: string;
  /** The row or fact as in the source. */
  written: string;
  /** Length of the whole text in characters, if `written` is truncated. */
  length?: number;
}

/** A CSV file of everything that an import left out. Created with the first entry. */
export class RejectionFile {
  readonly path: string;
  #stream: WriteStream | undefined;

  constructor(path: string) {
    this.path = path;
  }

  get isEmpty(): boolean {
    return this.#stream === undefined;
  }

  async add(rejections: readonly Rejection[]): Promise<void> {
    if (rejections.length === 0) {
      return;
    }
    const stream = await this.#open();
    const text = rejections.map((entry) => toCsvLine(Object.values(toColumns(entry)))).join('');
    await new Promise<void>((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
  }

  async close(): Promise<void> {
    if (this.#stream !== undefined) {
      this.#stream.end();
      await finished(this.#stream);
    }
  }

  async #open(): Promise<WriteStream> {
    if (this.#stream === undefined) {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      this.#stream = createWriteStream(this.path, { mode: 0o600 });
      // The error rejects the next write. Without a listener, it would end the process.
      this.#stream.on('error', () => undefined);
      this.#stream.write(toCsvLine(['file', 'line', 'left_out', 'reason', 'written']));
    }
    return this.#stream;
  }
}

function toColumns({ file, line, left_out, reason, written, length = written.length }: Rejection) {
  const excerpt = written.slice(0, maxExcerptLength);
  const isCut = length > excerpt.length;
  return {
    file,
    line: String(line),
    left_out,
    reason,
    written: isCut ? `${excerpt} [cut after ${excerpt.length} of ${length} characters]` : excerpt,
  };
}

/** Prefixes cells that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection). */
function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
