import type { InsertObject, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A statement has up to 65,535 parameters, and no table has a hundred columns. */
const rowsPerStatement = 500;

/** Inserts any number of rows in batches. */
export async function insertAll<Name extends keyof Tables>(
  kysely: Kysely<Tables>,
  table: Name,
  rows: readonly InsertObject<Tables, Name>[],
): Promise<void> {
  for (const batch of splitIntoBatches(rows)) {
    await kysely.insertInto(table).values(batch).execute();
  }
}

/** Like `insertAll`, but skips existing rows. */
export async function insertMissing<Name extends keyof Tables>(
  kysely: Kysely<Tables>,
  table: Name,
  rows: readonly InsertObject<Tables, Name>[],
): Promise<void> {
  for (const batch of splitIntoBatches(rows)) {
    await kysely
      .insertInto(table)
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield rows.slice(start, start + rowsPerStatement);
  }
}
