import { type Kysely, sql } from 'kysely';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { migrations as allMigrations } from './migrations/list.ts';
import type { Migration } from './migrations/Migration.ts';
import type { Tables } from './tables.ts';

/** An arbitrary lock id, so that servers that start together migrate one after the other. */
const advisoryLock = 4_400_001;

/**
 * Migrates the schema, forward only. Each migration runs in one transaction with its record and the lock, since a pooler
 * such as PgBouncer may run the next transaction on another connection.
 * @throws DatabaseUnavailable when the database has a migration that this version does not know.
 */
export async function migrate(kysely: Kysely<Tables>, migrations: readonly Migration[] = allMigrations): Promise<void> {
  // A start with nothing to do waits for nobody.
  if (await isMigrated(kysely, migrations)) return;
  while (!(await kysely.transaction().execute((transaction) => applyNext(transaction, migrations))));
}

async function isMigrated(kysely: Kysely<Tables>, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`select to_regclass('schema_version') is null as "isNew"`.execute(
    kysely,
  );
  return !rows[0]?.isNew && (await countApplied(kysely, migrations)) === migrations.length;
}

/** Applies the first migration that is missing. Returns whether none is. */
async function applyNext(transaction: Kysely<Tables>, migrations: readonly Migration[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction);
  await transaction.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  const position = await countApplied(transaction, migrations);
  const next = migrations[position];
  if (!next) return true;
  await sql.raw(next.sql).execute(transaction);
  await transaction.insertInto('schema_version').values({ position, name: next.name }).execute();
  return position + 1 === migrations.length;
}

async function countApplied(kysely: Kysely<Tables>, migrations: readonly Migration[]): Promise<number> {
  const applied = await kysely.selectFrom('schema_version').select('name').orderBy('position').execute();
  const unknown = applied.find(({ name }, index) => migrations[index]?.name !== name);
  if (unknown !== undefined) {
    throw new DatabaseUnavailable(
      `The database was written by a newer version of Foresight (${unknown.name}): start that version, or use another database.`,
    );
  }
  return applied.length;
}
