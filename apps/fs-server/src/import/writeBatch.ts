import { dropMergedDeals } from '../areas/company-merges/dropMergedDeals.ts';
import type { Database } from '../database/database.ts';
import type { ImportKind, ReadRecord, WriteResult } from './ImportKind.ts';
import type { Touched } from './ImportScope.ts';
import type { SourceRow } from './SourceRow.ts';

/**
 * SQLSTATE classes of errors due to a value: data exceptions, constraint violations, and limits such as the size of an
 * index row.
 */
const valueErrors = /^(22|23|54)/;

/**
 * Writes a batch in one transaction. If the database rejects a value, the batch is halved recursively until the row is
 * found; only that row is rejected.
 */
export async function writeBatch<Record>(
  { kysely }: Database,
  kind: ImportKind<Record>,
  batch: readonly ReadRecord<Record>[],
): Promise<WriteResult> {
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const written = await kind.write(transaction, batch);
      await dropMergedDeals(transaction);
      return written;
    });
  } catch (error) {
    const refusal = valueErrorMessage(error);
    const [first] = batch;
    if (refusal === null || first === undefined) {
      throw error;
    }
    if (batch.length === 1) {
      return { created: 0, updated: 0, rejected: new Map([[first.row, `the database refuses it: ${refusal}`]]) };
    }
    const middle = Math.ceil(batch.length / 2);
    const halves = [batch.slice(0, middle), batch.slice(middle)];
    const total = { created: 0, updated: 0, rejected: new Map<SourceRow, string>(), touched: [] as Touched[] };
    for (const half of halves) {
      const written = await writeBatch({ kysely } as Database, kind, half);
      total.created += written.created;
      total.updated += written.updated;
      total.touched.push(...(written.touched ?? []));
      for (const [row, reason] of written.rejected) {
        total.rejected.set(row, reason);
      }
    }
    return total;
  }
}

function valueErrorMessage(error: unknown): string | null {
  const isRefusal = error instanceof Error && 'code' in error && valueErrors.test(String(error.code));
  return isRefusal ? error.message : null;
}
