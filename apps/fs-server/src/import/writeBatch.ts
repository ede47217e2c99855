import type { Database } from '../database/database.ts';
import type { ImportKind, Read, Written } from './ImportKind.ts';
import type { SourceRow } from './SourceRow.ts';

/** SQLSTATE classes that blame a value: data exceptions, broken constraints, and limits such as an index row's size. */
const blamesValue = /^(22|23|54)/;

/**
 * Writes a batch as one transaction. When the database refuses a value, the batch is halved until the row is found:
 * that row is rejected, and the others are kept.
 */
export async function writeBatch<Record>(
  { kysely }: Database,
  kind: ImportKind<Record>,
  batch: readonly Read<Record>[],
): Promise<Written> {
  try {
    return await kysely.transaction().execute((transaction) => kind.write(transaction, batch));
  } catch (error) {
    const refusal = refusalOf(error);
    const [first] = batch;
    if (refusal === null || first === undefined) {
      throw error;
    }
    if (batch.length === 1) {
      return { created: 0, updated: 0, rejected: new Map([[first.row, `the database refuses it: ${refusal}`]]) };
    }
    const middle = Math.ceil(batch.length / 2);
    const halves = [batch.slice(0, middle), batch.slice(middle)];
    const total = { created: 0, updated: 0, rejected: new Map<SourceRow, string>() };
    for (const half of halves) {
      const written = await writeBatch({ kysely } as Database, kind, half);
      total.created += written.created;
      total.updated += written.updated;
      for (const [row, reason] of written.rejected) {
        total.rejected.set(row, reason);
      }
    }
    return total;
  }
}

function refusalOf(error: unknown): string | null {
  const isRefusal = error instanceof Error && 'code' in error && blamesValue.test(String(error.code));
  return isRefusal ? error.message : null;
}
