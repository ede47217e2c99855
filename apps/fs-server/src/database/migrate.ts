import { type Kysely, sql } from 'kysely';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { migrations as allMigrations } from './migrations/list.ts';
import type { Migration } from './migrations/Migration.ts';
import type { Tables } from './tables.ts';

/** An arbitrary lock id, so that servers that start together migrate one after the other. */
const advisoryLock = 4_400_001;

/**
 * Migrates the schema, forward only. Each migration runs in one transaction with its record.
 * @throws DatabaseUnavailable when the database has a migration that this version does not know.
 */
export async function migrate(kysely: Kysely<Tables>, migrations: readonly Migration[] = allMigrations): Promise<void> {
  await kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${advisoryLock})`.execute(connection);
    try {
      await migrateLocked(connection, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection);
    }
  });
}

async function migrateLocked(connection: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  await connection.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  const applied = await connection.selectFrom('schema_version').select('name').orderBy('position').execute();
  const unknown = applied.find(({ name }, index) => migrations[index]?.name !== name);
  if (unknown !== undefined) {
    throw new DatabaseUnavailable(
      `The database was written by a newer version of Foresight (${unknown.name}): start that version, or use another database.`,
    );
  }
  for (const [position, { name, sql: text }] of migrations.entries()) {
    if (position >= applied.length) {
      await connection.transaction().execute(async (transaction) => {
        await sql.raw(text).execute(transaction);
        await transaction.insertInto('schema_version').values({ position, name }).execute();
      });
    }
  }
}
