import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Prefix of the keys in `service_state` for dropped indexes. The value is the statement that creates the index. */
const keyPrefix = 'deferred index ';

/**
 * Maximum size of a table whose indexes are dropped. Rebuilding the indexes of a larger table takes longer than
 * maintaining them.
 */
const smallTableBytes = 4 * 1024 * 1024;

/**
 * Drops the indexes of those tables that contain little, until `restoreIndexes`, because bulk writes are several times
 * faster without them. Keeps the indexes of constraints. Each dropped index is recorded in the same transaction, so
 * that a killed process loses none. Only for the embedded database, which no other server uses at the same time.
 * @param kept Indexes that are needed in the meantime.
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
      select ${keyPrefix} || indexes.relname, pg_get_indexdef(indexrelid)
      from pg_index
        join pg_class as indexes on indexes.oid = indexrelid
        join pg_class as tables on tables.oid = indrelid
      where tables.relname = any(${tables}::text[]) and tables.relnamespace = 'public'::regnamespace
        and pg_relation_size(tables.oid) < ${smallTableBytes}
        and not indisunique and not indexes.relname = any(${kept}::text[])
      returning substr(key, length(${keyPrefix}) + 1) as name
    `.execute(transaction);
    for (const { name } of rows) {
      await sql`drop index ${sql.ref(name)}`.execute(transaction);
    }
  });
}

/** Recreates the dropped indexes, each in its own transaction. */
export async function restoreIndexes(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`select to_regclass('service_state') is null as "isNew"`.execute(
    kysely,
  );
  if (rows[0]?.isNew) return;
  const deferred = await kysely
    .selectFrom('service_state')
    .select(['key', 'value'])
    .where('key', 'like', `${keyPrefix}%`)
    .orderBy('key')
    .execute();
  for (const { key, value } of deferred) {
    await kysely.transaction().execute(async (transaction) => {
      await sql.raw(value).execute(transaction);
      await transaction.deleteFrom('service_state').where('key', '=', key).execute();
    });
  }
}
