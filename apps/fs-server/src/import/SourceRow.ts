import { cleanText } from './cleanText.ts';

/** A row that cannot become a record; the message says why, for the file of rejected rows. */
export class RowRejected extends Error {
  override readonly name = 'RowRejected';
}

/** A value that was left out of a record that was kept. */
export interface OmittedFact {
  line: number;
  column: string;
  value: string;
  reason: string;
}

/** Stands for a character that somebody could not decode. What it was is lost, so no such text is stored. */
const lostCharacter = '\uFFFD';
const isDamaged = 'has characters that could not be decoded';

/** One record as its publisher wrote it: cells of a CSV, or the members of a JSON object. */
export class SourceRow {
  /** Where the record begins, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
  /** The record's text in the file. */
  readonly raw: string;
  readonly omitted: OmittedFact[] = [];

  constructor(line: number, cells: Readonly<Record<string, unknown>>, raw: string) {
    this.line = line;
    this.cells = cells;
    this.raw = raw;
  }

  /**
   * The first of these columns that says something, cleaned; the empty text when none does. A damaged text counts as
   * omitted.
   */
  text(...columns: readonly string[]): string {
    for (const column of columns) {
      const text = this.#clean(column);
      if (text.includes(lostCharacter)) {
        this.omit(column, isDamaged);
      } else if (text !== '') {
        return text;
      }
    }
    return '';
  }

  /** As `text`, cut between characters to `longest` UTF-16 code units. */
  shortText(longest: number, ...columns: readonly string[]): string {
    const text = this.text(...columns);
    return text.slice(0, isSurrogatePair(text, longest) ? longest - 1 : longest);
  }

  /**
   * As `text`, for what a record cannot be without.
   * @throws RowRejected when nothing is there, it is damaged, or it is more than the database can index.
   */
  required(longest: number, ...columns: readonly string[]): string {
    const text = this.text(...columns);
    if (text === '') {
      const damaged = columns.find((column) => this.#clean(column).includes(lostCharacter));
      throw new RowRejected(damaged === undefined ? `${columns[0]} is empty` : `${damaged} ${isDamaged}`);
    }
    if (text.length > longest) {
      throw new RowRejected(`${columns[0]} is longer than ${longest} characters`);
    }
    return text;
  }

  /** Entries of the first of these columns that has any: of a JSON array, or of a cell that separates them by `|`. */
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
    const whole = texts.filter((text) => !text.includes(lostCharacter));
    if (whole.length < texts.length) {
      this.omit(column, isDamaged);
    }
    return [...new Set(whole.filter((text) => text !== ''))];
  }

  /** Null, and the reason noted once: the record is kept without the fact. */
  omit(column: string, reason: string): null {
    if (!this.omitted.some((fact) => fact.column === column)) {
      this.omitted.push({ line: this.line, column, value: this.#clean(column) || String(this.cells[column]), reason });
    }
    return null;
  }

  #clean(column: string): string {
    const value = this.cells[column];
    return typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : '';
  }
}

/** Whether the characters on both sides of a place are halves of one. */
function isSurrogatePair(text: string, place: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(place - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(place));
}
