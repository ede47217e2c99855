import type { Encoding } from './reading/detectEncoding.ts';
import type { UnparsedRow } from './reading/UnparsedRow.ts';
import type { SourceRow } from './SourceRow.ts';

/** What became of the rows of one file; `read` is the sum of the five after it. */
export interface FileCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that parse, but do not make a record. */
  rejected: number;
  /** Rows that do not parse. */
  unparsed: number;
  /** Facts that were left out of records that were kept. */
  omitted: number;
}

export const noRows: FileCounts = {
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  unparsed: 0,
  omitted: 0,
};

/** A larger part of unparsed rows means that the file was damaged or misread. */
const mostUnparsed = 0.01;
/** As do so many unparsed lines in a row. */
const longestGap = 100;

const encodingNames: Readonly<Record<Encoding, string | null>> = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Latin-1)',
};

/** Counts what becomes of a file, and says whether it was imported as a whole. */
export class FileReport {
  readonly file: string;
  /** What its records are called; null for a file of no known kind. */
  readonly kind: string | null;
  counts: FileCounts = noRows;
  /** What a user should know about the file, each the rest of a sentence that begins with its name. */
  readonly notes: string[] = [];
  /** Why the file was not imported as a whole; null when it was. */
  problem: string | null = null;
  #firstUnparsed: number | null = null;
  #gap = 0;
  #longestGap = 0;

  constructor(file: string, kind: string | null, encoding: Encoding = 'utf-8') {
    this.file = file;
    this.kind = kind;
    const encodingName = encodingNames[encoding];
    if (encodingName !== null) this.notes.push(`was read as ${encodingName}.`);
  }

  /** Takes notice of a row as it is read. */
  see(row: SourceRow | UnparsedRow): void {
    if ('lines' in row) {
      this.#firstUnparsed ??= row.line;
      this.#gap += row.lines;
      this.#longestGap = Math.max(this.#longestGap, this.#gap);
    } else {
      this.#gap = 0;
    }
  }

  add(more: Omit<FileCounts, 'unchanged'>): void {
    const sum = (count: keyof typeof more) => this.counts[count] + more[count];
    const counts = {
      read: sum('read'),
      created: sum('created'),
      updated: sum('updated'),
      rejected: sum('rejected'),
      unparsed: sum('unparsed'),
      omitted: sum('omitted'),
    };
    const { read, created, updated, rejected, unparsed } = counts;
    this.counts = { ...counts, unchanged: read - created - updated - rejected - unparsed };
  }

  /** @param fault Why the file could not be read to its end. */
  end(fault: string | null): void {
    const { read, unparsed } = this.counts;
    if (unparsed > 0) {
      const rows = `${unparsed.toLocaleString('en')} of ${read.toLocaleString('en')} ${read === 1 ? 'row' : 'rows'}`;
      const sentence = `has ${rows} that could not be parsed, the first at line ${this.#firstUnparsed}.`;
      const isProblem = unparsed > read * mostUnparsed || this.#longestGap > longestGap;
      if (isProblem && fault === null) this.problem = sentence;
      else this.notes.push(sentence);
    }
    if (fault !== null) {
      this.problem = `${fault}. ${read.toLocaleString('en')} ${read === 1 ? 'row was' : 'rows were'} read.`;
    }
  }
}
