import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** What stands before an index's name in `service_state`; the value is the statement that makes it. */
const prefix = 'deferred index ';

/** A table below this size says little: its indexes are made anew in less time than it takes to keep them. */
const smallTableBytes = 4 * 1024 * 1024;

/**
 * Takes the indexes off those of these tables that hold little, until `restoreIndexes`: many rows are written several
 * times as fast without. What constraints need stays. Each is noted in the same transaction, so that a process that is
 * killed leaves none out. Only of the embedded database, which no server uses at the same time.
 * @param kept Indexes that are needed meanwhile.
 */
export async function deferIndexes(
  { kind, kysely }: { kind: 'pglite' | 'postgres'; kysely: Kysely<Tables> },
  tables: readonly (keyof Tables)[],
  kept: readonly string[],
): Promise<void> {
  if (kind !== 'pglite') return;
  await kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      insert into service_state (key, value)
      select ${prefix} || indexes.relname, pg_get_indexdef(indexrelid)
      from pg_index
        join pg_class as indexes on indexes.oid = indexrelid
        join pg_class as tables on tables.oid = indrelid
      where tables.relname = any(${tables}::text[]) and tables.relnamespace = 'public'::regnamespace
        and pg_relation_size(tables.oid) < ${smallTableBytes}
        and not indisunique and not indexes.relname = any(${kept}::text[])
      returning substr(key, length(${prefix}) + 1) as name
    `.execute(transaction);
    for (const { name } of rows) {
      await sql`drop index ${sql.ref(name)}`.execute(transaction);
    }
  });
}

/** Makes the indexes that were taken off, one a transaction. */
export async function restoreIndexes(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`select to_regclass('service_state') is null as "isNew"`.execute(
    kysely,
  );
  if (rows[0]?.isNew) return;
  const deferred = await kysely
    .selectFrom('service_state')
    .select(['key', 'value'])
    .where('key', 'like', `${prefix}%`)
    .orderBy('key')
    .execute();
  for (const { key, value } of deferred) {
    await kysely.transaction().execute(async (transaction) => {
      await sql.raw(value).execute(transaction);
      await transaction.deleteFrom('service_state').where('key', '=', key).execute();
    });
  }
}
