import type { InsertObject, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A statement takes 65,535 parameters, and no table has a hundred columns. */
const rowsPerStatement = 500;

/** Inserts any number of rows, several hundred a statement. */
export async function insertAll<Name extends keyof Tables>(
  kysely: Kysely<Tables>,
  table: Name,
  rows: readonly InsertObject<Tables, Name>[],
): Promise<void> {
  for (const some of portionsOf(rows)) {
    await kysely.insertInto(table).values(some).execute();
  }
}

/** As `insertAll`, leaving what is there already as it is. */
export async function insertMissing<Name extends keyof Tables>(
  kysely: Kysely<Tables>,
  table: Name,
  rows: readonly InsertObject<Tables, Name>[],
): Promise<void> {
  for (const some of portionsOf(rows)) {
    await kysely
      .insertInto(table)
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function* portionsOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield rows.slice(start, start + rowsPerStatement);
  }
}
