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

/** One record as its publisher wrote it: cells of a CSV, or the members of a JSON object. */
export class SourceRow {
  /** Where the record begins, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
  readonly omitted: OmittedFact[] = [];

  constructor(line: number, cells: Readonly<Record<string, unknown>>) {
    this.line = line;
    this.cells = cells;
  }

  /** The first of these columns that says something, cleaned; the empty text when none does. */
  text(...columns: readonly string[]): string {
    for (const column of columns) {
      const value = this.cells[column];
      const text = typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : '';
      if (text !== '') {
        return text;
      }
    }
    return '';
  }

  /**
   * As `text`, for what a record cannot be without.
   * @throws RowRejected when nothing is there, or more than the database can index.
   */
  required(longest: number, ...columns: readonly string[]): string {
    const text = this.text(...columns);
    if (text === '') {
      throw new RowRejected(`${columns[0]} is empty`);
    }
    if (text.length > longest) {
      throw new RowRejected(`${columns[0]} is longer than ${longest} characters`);
    }
    return text;
  }

  /** Entries of a JSON array, or of a cell that separates them by `|`. */
  list(column: string): string[] {
    const value = this.cells[column];
    const entries: unknown[] = Array.isArray(value) ? value : String(value ?? '').split('|');
    const texts = entries.map((entry) => (typeof entry === 'string' ? cleanText(entry) : ''));
    return [...new Set(texts.filter((text) => text !== ''))];
  }

  /** Null, and the reason noted: the record is kept without the fact. */
  omit(column: string, reason: string): null {
    this.omitted.push({ line: this.line, column, value: this.text(column), reason });
    return null;
  }
}
