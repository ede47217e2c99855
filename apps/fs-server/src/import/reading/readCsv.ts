import { SourceRow } from '../SourceRow.ts';
import type { FileHeader } from './FileHeader.ts';
import { type RecordShape, type ScannedRecord, scanRecord } from './scanRecord.ts';
import { appendLine, maxExcerptLength, toUnparsedRow, type UnparsedRow } from './UnparsedRow.ts';

/** Maximum length of a record in characters, after which an open quote counts as unclosed. */
const maxRecordLength = 1_000_000;

/** The delimiter, and the names of the cells to read. */
export type CsvHeader = Extract<FileHeader, { format: 'csv' }>;

/**
 * Reads the rows of a CSV file. When a record does not parse, only its first line is skipped: reading resumes at the
 * next line that parses to as many cells as the header has. Every line belongs to exactly one row, parsed or not.
 *
 * @param isCut Whether the file is truncated, so that its last line may be incomplete.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  header: CsvHeader,
  isCut: () => boolean = () => false,
): AsyncGenerator<(SourceRow | UnparsedRow)[]> {
  const scanner = new CsvScanner(header, isCut);
  for await (const chunk of text) {
    yield scanner.read(chunk);
  }
  yield scanner.finish();
}

class CsvScanner {
  readonly #header: CsvHeader;
  readonly #shape: RecordShape;
  readonly #isCut: () => boolean;
  #text = '';
  #position = 0;
  /** Number of characters before `#text`. */
  #offset = 0;
  /** The line at `#position`, from 1. */
  #line = 1;
  #rows: (SourceRow | UnparsedRow)[] = [];
  /** Unparsed text that may continue on the next lines. */
  #unparsed: UnparsedRow | null = null;
  /** Offset in the file of the unclosed quote that caused `#unparsed`. */
  #openQuote: number | null = null;
  /** Whether the rest of an overlong line is still to be skipped. */
  #isInsideLongLine = false;

  constructor(header: CsvHeader, isCut: () => boolean) {
    this.#header = header;
    this.#shape = { delimiter: header.delimiter, width: header.columns.length };
    this.#isCut = isCut;
  }

  read(chunk: string): (SourceRow | UnparsedRow)[] {
    this.#offset += this.#position;
    this.#text = this.#text.slice(this.#position) + chunk;
    this.#position = 0;
    this.#scan(false);
    return this.#takeRows();
  }

  finish(): (SourceRow | UnparsedRow)[] {
    this.#scan(true);
    this.#flush();
    return this.#takeRows();
  }

  #takeRows(): (SourceRow | UnparsedRow)[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #scan(isEnd: boolean): void {
    this.#skipLongLine();
    while (this.#position < this.#text.length) {
      if (this.#line <= this.#header.headerLines) {
        if (!isEnd && !this.#text.includes('\n', this.#position)) return;
        this.#takeLine();
        continue;
      }
      const scanned = scanRecord(this.#text, this.#position, this.#shape, isEnd);
      const isWaiting = scanned.outcome === 'incomplete' && !isEnd;
      if (isWaiting && this.#text.length - this.#position <= maxRecordLength) {
        return;
      }
      this.#accept(scanned, isEnd);
    }
  }

  #accept(scanned: ScannedRecord, isEnd: boolean): void {
    if (scanned.outcome === 'record' && !this.#breaksOff(scanned.end, isEnd)) {
      const { cells, end } = scanned;
      const raw = withoutLineEnd(this.#text.slice(this.#position, end));
      if (cells.length === this.#header.columns.length) {
        this.#flush();
        this.#rows.push(new SourceRow(this.#line, this.#named(cells), raw));
        this.#position = end;
        this.#line += countNewlines(raw) + 1;
        return;
      }
      if (raw.trim() === '') {
        this.#takeLine();
        return;
      }
    }
    this.#giveUpLine(scanned, isEnd);
  }

  /** Whether a record ends because the file is truncated. */
  #breaksOff(end: number, isEnd: boolean): boolean {
    return isEnd && end === this.#text.length && !this.#text.endsWith('\n') && this.#isCut();
  }

  #named(cells: readonly string[]): Record<string, unknown> {
    const named: Record<string, unknown> = {};
    for (const [index, column] of this.#header.columns.entries()) {
      if (column !== null) named[column] = cells[index];
    }
    return named;
  }

  #giveUpLine(scanned: ScannedRecord, isEnd: boolean): void {
    const newline = this.#text.indexOf('\n', this.#position);
    const lineEnd = newline === -1 ? this.#text.length : newline;
    const { reason, openQuote, isFragment } = this.#describe(scanned, lineEnd, isEnd);
    const line = this.#line;
    const raw = this.#takeLine();
    const continues = this.#openQuote !== null && (isFragment || openQuote === this.#openQuote);
    if (this.#unparsed !== null && continues) {
      appendLine(this.#unparsed, raw);
    } else {
      this.#flush();
      this.#unparsed = toUnparsedRow(line, reason, raw);
      this.#openQuote = openQuote;
    }
    if (newline === -1 && !isEnd) {
      this.#isInsideLongLine = true;
    }
  }

  #describe(scanned: ScannedRecord, lineEnd: number, isEnd: boolean) {
    const width = this.#header.columns.length;
    if (scanned.outcome === 'record' && scanned.end <= lineEnd + 1) {
      const found = scanned.cells.length;
      const reason = this.#breaksOff(scanned.end, isEnd)
        ? 'the file breaks off in this row'
        : `has ${found} ${found === 1 ? 'cell' : 'cells'} where the header has ${width}`;
      return { reason, openQuote: null, isFragment: found < width };
    }
    if (scanned.outcome === 'malformed' && scanned.at <= lineEnd) {
      return { reason: 'has text after a closing quote', openQuote: null, isFragment: false };
    }
    if (scanned.openQuote === null) {
      return { reason: `is longer than ${maxRecordLength} characters`, openQuote: null, isFragment: false };
    }
    const openedOn = this.#line + countNewlines(this.#text.slice(this.#position, scanned.openQuote));
    const openQuote = this.#offset + scanned.openQuote;
    return { reason: `the quote that opens on line ${openedOn} is not closed`, openQuote, isFragment: false };
  }

  /** Advances past the current line, and returns it without its line end. */
  #takeLine(): string {
    const newline = this.#text.indexOf('\n', this.#position);
    const end = newline === -1 ? this.#text.length : newline + 1;
    const line = this.#text.slice(this.#position, end);
    this.#position = end;
    this.#line += 1;
    return withoutLineEnd(line);
  }

  /** Skips the rest of an overlong line, so that lines need not fit into memory. */
  #skipLongLine(): void {
    if (!this.#isInsideLongLine) return;
    const newline = this.#text.indexOf('\n');
    const end = newline === -1 ? this.#text.length : newline;
    if (this.#unparsed !== null) {
      this.#unparsed.text = (this.#unparsed.text + this.#text.slice(0, end)).slice(0, maxExcerptLength);
      this.#unparsed.length += end;
    }
    this.#position = newline === -1 ? end : end + 1;
    this.#isInsideLongLine = newline === -1;
  }

  #flush(): void {
    if (this.#unparsed !== null) this.#rows.push(this.#unparsed);
    this.#unparsed = null;
    this.#openQuote = null;
  }
}

function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}

function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
