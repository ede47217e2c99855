import type { Database } from '../database/database.ts';
import type { CompanyIds } from './CompanyIds.ts';
import { FileReport } from './FileReport.ts';
import type { ImportKind, ReadRecord } from './ImportKind.ts';
import type { ImportScope } from './ImportScope.ts';
import type { Progress } from './Progress.ts';
import type { Rejection, RejectionFile } from './RejectionFile.ts';
import { readRows } from './reading/readRows.ts';
import type { UnparsedRow } from './reading/UnparsedRow.ts';
import type { RecognizedFile } from './recognizeFiles.ts';
import { RowRejected, SourceRow } from './SourceRow.ts';
import { writeBatch } from './writeBatch.ts';

/** Rows per transaction, which is the maximum that a killed import loses. */
const batchSize = 2500;

export interface ImportContext {
  database: Database;
  now: Date;
  companyIds: CompanyIds;
  rejections: RejectionFile;
  progress: Progress;
  /** Receives what the import changes. */
  scope: ImportScope;
}

/** Imports one file in batches. The next batch is read while one is written. */
export async function importFile<Record>(
  { name, source, encoding, header, translate = (row) => row, notes = [] }: RecognizedFile,
  kind: ImportKind<Record>,
  { database, now, companyIds, rejections, progress, scope }: ImportContext,
): Promise<FileReport> {
  const report = new FileReport(name, kind.name, encoding);
  report.notes.push(...notes);
  let writing = Promise.resolve();
  try {
    const rows = readRows(source, encoding, header);
    for await (const portion of readBatches(rows, kind.createRowParser({ now, companyIds }))) {
      await writing;
      writing = write(portion);
      // The promise is awaited later. Until then, a failure must not count as an unhandled rejection.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  await source.checkUnchanged();
  report.end(source.fault);
  return report;

  async function write({ batch, refused, unparsed }: RowBatch<Record>): Promise<void> {
    const written = batch.length === 0 ? null : await writeBatch(database, kind, batch);
    for (const touched of written?.touched ?? []) scope.add(touched);
    const rejected = [...refused, ...Array.from(written?.rejected ?? [], ([row, reason]) => toRefusal(row, reason))];
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
    const unread = unparsed.map(({ line, reason, text, length }): Refusal => {
      return { line, left_out: 'unparsed', reason, written: text, length };
    });
    await rejections.add([...unread, ...rejected, ...omitted].map((refusal) => ({ file: name, ...refusal })));
    report.add({
      read: batch.length + refused.length + unparsed.length,
      created: written?.created ?? 0,
      updated: written?.updated ?? 0,
      rejected: rejected.length,
      unparsed: unparsed.length,
      omitted: omitted.length,
    });
    progress.show(name, source.bytesRead / Math.max(source.size, 1), report.counts.read);
  }

  async function* readBatches(
    rows: AsyncIterable<(SourceRow | UnparsedRow)[]>,
    read: (row: SourceRow) => Record,
  ): AsyncGenerator<RowBatch<Record>> {
    let portion: RowBatch<Record> = { batch: [], refused: [], unparsed: [] };
    for await (const some of rows) {
      for (const row of some) {
        report.track(row);
        if (row instanceof SourceRow) {
          const result = readRow(translate(row), read);
          if ('record' in result) portion.batch.push(result);
          else portion.refused.push(result);
        } else {
          portion.unparsed.push(row);
        }
        if (portion.batch.length + portion.refused.length + portion.unparsed.length === batchSize) {
          yield portion;
          portion = { batch: [], refused: [], unparsed: [] };
        }
      }
    }
    yield portion;
  }
}

type Refusal = Omit<Rejection, 'file'>;

interface RowBatch<Record> {
  batch: ReadRecord<Record>[];
  refused: Refusal[];
  unparsed: UnparsedRow[];
}

function readRow<Record>(row: SourceRow, read: (row: SourceRow) => Record): ReadRecord<Record> | Refusal {
  try {
    return { row, record: read(row) };
  } catch (error) {
    if (error instanceof RowRejected) {
      return toRefusal(row, error.message);
    }
    throw error;
  }
}

function toRefusal(row: SourceRow, reason: string): Refusal {
  return { line: row.line, left_out: 'row', reason, written: row.raw };
}
