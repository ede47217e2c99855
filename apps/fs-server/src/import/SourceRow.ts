import { cleanText } from './cleanText.ts';

/** Thrown for a row that is not a valid record. The message goes into the file of rejected rows. */
export class RowRejected extends Error {
  override readonly name = 'RowRejected';
}

/** A value omitted from an imported record. */
export interface OmittedFact {
  line: number;
  column: string;
  value: string;
  reason: string;
}

/** The replacement character. The original character is lost, so such text is not stored. */
const replacementCharacter = '\uFFFD';
const isDamaged = 'has characters that could not be decoded';

/** A record of the source: the cells of a CSV row, or the members of a JSON object. */
export class SourceRow {
  /** The line where the record starts, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
  /** The record's source text. */
  readonly raw: string;
  readonly omitted: OmittedFact[] = [];

  constructor(line: number, cells: Readonly<Record<string, unknown>>, raw: string) {
    this.line = line;
    this.cells = cells;
    this.raw = raw;
  }

  /** Returns the cleaned text of the first of these columns that has any, or an empty string. Omits damaged text. */
  text(...columns: readonly string[]): string {
    for (const column of columns) {
      const text = this.#clean(column);
      if (text.includes(replacementCharacter)) {
        this.omit(column, isDamaged);
      } else if (text !== '') {
        return text;
      }
    }
    return '';
  }

  /** Whether the file has the column, or the object the member. */
  has(column: string): boolean {
    return this.cells[column] !== undefined;
  }

  /** Like `text`, truncated to `longest` UTF-16 code units without splitting a character. */
  shortText(maxLength: number, ...columns: readonly string[]): string {
    const text = this.text(...columns);
    return text.slice(0, isSurrogatePair(text, maxLength) ? maxLength - 1 : maxLength);
  }

  /**
   * Like `text`, for a required value.
   * @throws RowRejected when the value is missing, damaged, or too long to index
   */
  required(maxLength: number, ...columns: readonly string[]): string {
    const text = this.text(...columns);
    if (text === '') {
      const damaged = columns.find((column) => this.#clean(column).includes(replacementCharacter));
      throw new RowRejected(damaged === undefined ? `${columns[0]} is empty` : `${damaged} ${isDamaged}`);
    }
    if (text.length > maxLength) {
      throw new RowRejected(`${columns[0]} is longer than ${maxLength} characters`);
    }
    return text;
  }

  /** Returns the entries of the first of these columns that has any: of a JSON array, or of a cell separated by `|`. */
  list(...columns: readonly string[]): string[] {
    for (const column of columns) {
      const entries = this.#entries(column);
      if (entries.length > 0) return entries;
    }
    return [];
  }

  #entries(column: string): string[] {
    const value = this.cells[column];
    const entries: unknown[] = Array.isArray(value) ? value : String(value ?? '').split('|');
    const texts = entries.map((entry) => (typeof entry === 'string' ? cleanText(entry) : ''));
    const whole = texts.filter((text) => !text.includes(replacementCharacter));
    if (whole.length < texts.length) {
      this.omit(column, isDamaged);
    }
    return [...new Set(whole.filter((text) => text !== ''))];
  }

  /** Records the omitted fact once, and returns null. The rest of the record is imported. */
  omit(column: string, reason: string): null {
    if (!this.omitted.some((fact) => fact.column === column)) {
      this.omitted.push({ line: this.line, column, value: this.#clean(column) || String(this.cells[column]), reason });
    }
    return null;
  }

  #clean(column: string): string {
    const value = this.cells[column];
    return ['string', 'number', 'boolean'].includes(typeof value) ? cleanText(String(value)) : '';
  }
}

/** Whether an offset would split a surrogate pair. */
function isSurrogatePair(text: string, offset: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(offset - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(offset));
}
