import type { JsonPiece, PieceScanner } from './PieceScanner.ts';
import { longestExcerpt } from './UnparsedRow.ts';

/** In characters: far beyond any record, and little to hold. */
const longestLine = 4_000_000;

/** Splits text at line feeds only: JSON may hold the other characters that Unicode calls line ends. */
export class LineScanner implements PieceScanner {
  #line = 1;
  #rest = '';
  /** Characters of the line that were dropped from `#rest`. */
  #dropped = 0;

  read(chunk: string): JsonPiece[] {
    const pieces: JsonPiece[] = [];
    const [first = '', ...others] = chunk.split('\n');
    this.#append(first);
    for (const part of others) {
      this.#take(pieces);
      this.#line += 1;
      this.#append(part);
    }
    return pieces;
  }

  finish(): JsonPiece[] {
    const pieces: JsonPiece[] = [];
    this.#take(pieces);
    return pieces;
  }

  #append(part: string): void {
    this.#rest += part;
    if (this.#rest.length > longestLine) {
      this.#dropped += this.#rest.length - longestExcerpt;
      this.#rest = this.#rest.slice(0, longestExcerpt);
    }
  }

  #take(pieces: JsonPiece[]): void {
    const isLong = this.#dropped > 0;
    if (isLong) {
      pieces.push({ line: this.#line, text: this.#rest, fault: `is longer than ${longestLine} characters` });
    } else if (this.#rest.trim() !== '') {
      pieces.push({ line: this.#line, text: this.#rest });
    }
    this.#rest = '';
    this.#dropped = 0;
  }
}
