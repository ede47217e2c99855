import type { Encoding } from './reading/detectEncoding.ts';
import type { UnparsedRow } from './reading/UnparsedRow.ts';
import type { SourceRow } from './SourceRow.ts';

/** Row counts of one file. `read` is the sum of the five after it. */
export interface FileCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that parse, but are not a valid record. */
  rejected: number;
  /** Rows that do not parse. */
  unparsed: number;
  /** Facts omitted from imported records. */
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

/** Above this share of unparsed rows, the file counts as damaged or misread. */
const maxUnparsedShare = 0.01;
/** Above this number of consecutive unparsed lines as well. */
const maxGap = 100;

const encodingNames: Readonly<Record<Encoding, string | null>> = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Latin-1)',
};

/** Counts the rows of a file, and determines whether all of it was imported. */
export class FileReport {
  readonly joinLines: string;
  /** The name of its records; null for a file of an unknown kind. */
  readonly kind: string | null;
  counts: FileCounts = noRows;
  /** Information for the user, each the rest of a sentence that starts with the file name. */
  readonly notes: string[] = [];
  /** Why the file was not completely imported; null if it was. */
  problem: string | null = null;
  #firstUnparsed: number | null = null;
  #gap = 0;
  #longestGap = 0;

  constructor(file: string, kind: string | null, encoding: Encoding = 'utf-8') {
    this.joinLines = file;
    this.kind = kind;
    const encodingName = encodingNames[encoding];
    if (encodingName !== null) this.notes.push(`was read as ${encodingName}.`);
  }

  /** Tracks gaps of unparsed lines. */
  track(row: SourceRow | UnparsedRow): void {
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

  /** @param fault Why the file could not be read to its end; null if it could. */
  end(fault: string | null): void {
    const { read, unparsed } = this.counts;
    if (unparsed > 0) {
      const rows = `${unparsed.toLocaleString('en')} of ${read.toLocaleString('en')} ${read === 1 ? 'row' : 'rows'}`;
      const sentence = `has ${rows} that could not be parsed, the first at line ${this.#firstUnparsed}.`;
      const isProblem = unparsed > read * maxUnparsedShare || this.#longestGap > maxGap;
      if (isProblem && fault === null) this.problem = sentence;
      else this.notes.push(sentence);
    }
    if (fault !== null) {
      this.problem = `${fault}. ${read.toLocaleString('en')} ${read === 1 ? 'row was' : 'rows were'} read.`;
    }
  }
}
