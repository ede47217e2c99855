import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { longestExcerpt } from './reading/UnparsedRow.ts';

export interface Rejection {
  file: string;
  line: number;
  /** Whether the whole row was left out, one of its facts, or text that does not parse as a row. */
  left_out: 'row' | 'fact' | 'unparsed';
  reason: string;
  /** The row or the fact as its publisher wrote it. */
  written: string;
  /** Characters of the whole text, where `written` is only its beginning. */
  length?: number;
}

/** A CSV with everything that an import left out, made when there is something to write. */
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
    const text = rejections.map((entry) => csvLine(Object.values(ordered(entry)))).join('');
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
      // A failure reaches whoever writes next; without a listener it would end the process.
      this.#stream.on('error', () => undefined);
      this.#stream.write(csvLine(['file', 'line', 'left_out', 'reason', 'written']));
    }
    return this.#stream;
  }
}

function ordered({ file, line, left_out, reason, written, length = written.length }: Rejection) {
  const excerpt = written.slice(0, longestExcerpt);
  const isCut = length > excerpt.length;
  return {
    file,
    line: String(line),
    left_out,
    reason,
    written: isCut ? `${excerpt} [cut after ${excerpt.length} of ${length} characters]` : excerpt,
  };
}

/** Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, CSV injection). */
function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${cell.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
