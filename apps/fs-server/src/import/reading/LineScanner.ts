import type { JsonPiece, PieceScanner } from './PieceScanner.ts';
import { maxExcerptLength } from './UnparsedRow.ts';

/** Maximum length of a line in characters, far beyond any record. */
const maxLineLength = 4_000_000;

/** Splits text at line feeds only, because JSON strings may contain the other line separators of Unicode. */
export class LineScanner implements PieceScanner {
  #line = 1;
  #rest = '';
  /** Number of characters of the line that were dropped from `#rest`. */
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
    if (this.#rest.length > maxLineLength) {
      this.#dropped += this.#rest.length - maxExcerptLength;
      this.#rest = this.#rest.slice(0, maxExcerptLength);
    }
  }

  #take(pieces: JsonPiece[]): void {
    const isLong = this.#dropped > 0;
    if (isLong) {
      pieces.push({ line: this.#line, text: this.#rest, fault: `is longer than ${maxLineLength} characters` });
    } else if (this.#rest.trim() !== '') {
      pieces.push({ line: this.#line, text: this.#rest });
    }
    this.#rest = '';
    this.#dropped = 0;
  }
}
