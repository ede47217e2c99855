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
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await kysely
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}
