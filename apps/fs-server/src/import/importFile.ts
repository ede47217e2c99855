import { basename } from 'node:path';
import type { Database } from '../database/database.ts';
import type { ImportKind, Read } from './ImportKind.ts';
import { openSource } from './openSource.ts';
import type { Progress } from './Progress.ts';
import type { Rejection, RejectionFile } from './RejectionFile.ts';
import type { FileHeader } from './readHeader.ts';
import { type BrokenRow, readRows } from './readRows.ts';
import { RowRejected, SourceRow } from './SourceRow.ts';
import { writeBatch } from './writeBatch.ts';

/** Rows to a transaction: what a kill can lose. */
const batchSize = 2500;

/** What became of the rows of one file; `read` is the sum of the four after it. */
export interface FileCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Facts that were left out of records that were kept. */
  omitted: number;
}

export interface ImportContext {
  database: Database;
  now: Date;
  rejections: RejectionFile;
  progress: Progress;
}

/** Imports one file, batch by batch; the next batch is read while one is written. */
export async function importFile<Record>(
  path: string,
  header: FileHeader,
  kind: ImportKind<Record>,
  { database, now, rejections, progress }: ImportContext,
): Promise<FileCounts> {
  const file = basename(path);
  const source = await openSource(path);
  const counts: FileCounts = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, omitted: 0 };
  let writing = Promise.resolve();
  try {
    for await (const portion of readPortions(readRows(source.bytes, header), kind.reader(now))) {
      await writing;
      writing = write(portion);
      // Awaited a turn later: a failure must not count as unheard until then.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  return counts;

  async function write({ batch, refused }: Portion<Record>): Promise<void> {
    const written = batch.length === 0 ? null : await writeBatch(database, kind, batch);
    const rejected = [
      ...refused,
      ...Array.from(written?.rejected ?? [], ([row, reason]) => rejectionOf(row.line, reason, row.cells)),
    ];
    const omitted = batch
      .filter(({ row }) => !written?.rejected.has(row))
      .flatMap(({ row }) => row.omitted)
      .map(
        ({ line, column, value, reason }): Refusal => ({
          line,
          left_out: 'fact',
          reason: `${column} ${reason}`,
          written: value,
        }),
      );
    await rejections.add([...rejected, ...omitted].map((refusal) => ({ file, ...refusal })));
    const read = batch.length + refused.length;
    counts.read += read;
    counts.created += written?.created ?? 0;
    counts.updated += written?.updated ?? 0;
    counts.rejected += rejected.length;
    counts.omitted += omitted.length;
    counts.unchanged = counts.read - counts.created - counts.updated - counts.rejected;
    progress.show(file, source.position() / Math.max(source.size, 1), counts.read);
  }
}

type Refusal = Omit<Rejection, 'file'>;

interface Portion<Record> {
  batch: Read<Record>[];
  refused: Refusal[];
}

async function* readPortions<Record>(
  rows: AsyncIterable<SourceRow | BrokenRow>,
  read: (row: SourceRow) => Record,
): AsyncGenerator<Portion<Record>> {
  let portion: Portion<Record> = { batch: [], refused: [] };
  for await (const row of rows) {
    const result = row instanceof SourceRow ? readRow(row, read) : rejectionOf(row.line, row.error.message, row.cells);
    if ('record' in result) {
      portion.batch.push(result);
    } else {
      portion.refused.push(result);
    }
    if (portion.batch.length + portion.refused.length === batchSize) {
      yield portion;
      portion = { batch: [], refused: [] };
    }
  }
  yield portion;
}

function readRow<Record>(row: SourceRow, read: (row: SourceRow) => Record): Read<Record> | Refusal {
  try {
    return { row, record: read(row) };
  } catch (error) {
    if (error instanceof RowRejected) {
      return rejectionOf(row.line, error.message, row.cells);
    }
    throw error;
  }
}

function rejectionOf(line: number, reason: string, cells: unknown): Refusal {
  return { line, left_out: 'row', reason, written: typeof cells === 'string' ? cells : JSON.stringify(cells) };
}
