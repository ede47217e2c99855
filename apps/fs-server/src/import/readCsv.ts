import { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import type { BrokenRow } from './readRows.ts';
import { RowRejected, SourceRow } from './SourceRow.ts';

/** A quote that is never closed would otherwise take the rest of the file into one record. */
const longestRecord = 1_000_000;

/** Rows of an RFC 4180 file; its header was read already and names the cells. */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  columns: readonly string[],
): AsyncGenerator<SourceRow | BrokenRow> {
  const broken: BrokenRow[] = [];
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: longestRecord,
    on_skip: (error) => {
      // Past this there is no telling where the next record begins: thrown, it ends the file.
      if (error?.code === 'CSV_MAX_RECORD_SIZE') throw error;
      broken.push(brokenRow(error));
    },
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  const source = Readable.from(bytes);
  source.on('error', (error) => parser.destroy(error));
  let lastLine = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{ record: string[]; info: Info }>) {
      yield* broken.splice(0);
      const isHeader = lastLine === 0;
      const line = lastLine + 1;
      lastLine = info.lines;
      if (!isHeader) {
        yield rowOf(line, columns, record);
      }
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    broken.push(brokenRow(error, lastLine + 1));
  } finally {
    source.destroy();
  }
  yield* broken;
}

function rowOf(line: number, columns: readonly string[], record: readonly string[]): SourceRow | BrokenRow {
  if (record.length !== columns.length) {
    const error = new RowRejected(`has ${record.length} cells where the header has ${columns.length}`);
    return { line, error, cells: record };
  }
  return new SourceRow(line, Object.fromEntries(columns.map((column, index) => [column, record[index]])));
}

function brokenRow(error: CsvError | undefined, line = Number(error?.lines ?? 0)): BrokenRow {
  const reasons: Readonly<Record<string, string>> = {
    CSV_MAX_RECORD_SIZE: 'opens a quote that is not closed: nothing after it could be read',
    CSV_QUOTE_NOT_CLOSED: 'opens a quote that is not closed: nothing after it could be read',
  };
  const reason = reasons[error?.code ?? ''] ?? 'has quotes where CSV allows none';
  return { line, error: new RowRejected(reason), cells: [] };
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}
