import { findObjectEnd } from './findObjectEnd.ts';
import type { JsonPiece, PieceScanner } from './PieceScanner.ts';

/** Maximum length of an object in characters, after which it counts as damaged. */
const maxObjectLength = 1_000_000;

/** The start of an array, or of NewsAPI's response around one. */
export const arrayStart = /^\s*(?:\{[^[\]{}]*"articles"\s*:\s*)?\[/;

/** The boundary between two objects of an array. */
const betweenObjects = /\}\s*,\s*(?=\{)/g;

/** The separators of an array's values. */
const separators = /[\s,]*/y;

/** Nothing, or what follows an array: the other members of the response around it, and the start of another array. */
const afterArray = /^(?:\][\s}\],]*(?:"[^"]*"\s*:\s*(?:"[^"]*"|[\w.+-]+)[\s},]*)*[\s[\],]*)?$/;

/** Finds the objects of a JSON array, and resumes at the next object after a damaged one. */
export class JsonArrayScanner implements PieceScanner {
  #text = '';
  #position = 0;
  #line = 1;
  #hasStarted = false;
  #pieces: JsonPiece[] = [];

  read(chunk: string): JsonPiece[] {
    this.#text = this.#text.slice(this.#position) + chunk;
    this.#position = 0;
    return this.#scan(false);
  }

  finish(): JsonPiece[] {
    return this.#scan(true);
  }

  #scan(isEnd: boolean): JsonPiece[] {
    if (!this.#hasStarted) {
      const start = arrayStart.exec(this.#text)?.[0].length;
      if (start === undefined && !isEnd && this.#text.length < maxObjectLength) return [];
      this.#moveTo(start ?? 0);
      this.#hasStarted = true;
    }
    while (this.#position < this.#text.length && this.#step(isEnd));
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  /** Whether the scan can continue with the available text. */
  #step(isEnd: boolean): boolean {
    if (this.#text[this.#position] !== '{') {
      return this.#skipToObject(isEnd);
    }
    const end = findObjectEnd(this.#text, this.#position);
    if (typeof end === 'number') {
      this.#take(end);
      return true;
    }
    const canWait = !isEnd && this.#text.length - this.#position <= maxObjectLength;
    if (end === 'incomplete' && canWait) {
      return false;
    }
    betweenObjects.lastIndex = this.#position;
    const found = betweenObjects.exec(this.#text);
    if (found === null && canWait) {
      return false;
    }
    this.#take(found === null ? this.#text.length : found.index + 1, 'is a damaged JSON object');
    return true;
  }

  #skipToObject(isEnd: boolean): boolean {
    separators.lastIndex = this.#position;
    this.#moveTo(this.#position + (separators.exec(this.#text)?.[0].length ?? 0));
    const brace = this.#text.indexOf('{', this.#position);
    const end = brace === -1 ? this.#text.length : brace;
    const skipped = this.#text.slice(this.#position, end);
    if (brace === -1 && !isEnd && skipped !== '' && skipped.length <= maxObjectLength) {
      return false;
    }
    if (!afterArray.test(skipped)) {
      this.#pieces.push({ line: this.#line, text: skipped.trim(), fault: 'isn’t a JSON object' });
    }
    this.#moveTo(end);
    return true;
  }

  #take(end: number, fault?: string): void {
    const text = this.#text.slice(this.#position, end);
    this.#pieces.push(fault === undefined ? { line: this.#line, text } : { line: this.#line, text, fault });
    this.#moveTo(end);
  }

  #moveTo(end: number): void {
    this.#line += this.#text.slice(this.#position, end).split('\n').length - 1;
    this.#position = end;
  }
}
