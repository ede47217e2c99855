import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { type Database, openStore } from '../database/database.ts';
import type { PglitePool } from '../database/pglite.ts';

/** An embedded database that tests use sequentially, each with the initial content. */
export interface ReusedDatabase {
  /** Lends the database with its initial content, to one test at a time. `close` returns it and calls `onReturn`. */
  lend(onReturn: () => void): Promise<Database>;
}

/**
 * Creates a database for reuse. Restoring the content is much faster than opening a database, and V8 need not compile
 * PostgreSQL again.
 * @param fill Writes the initial content.
 */
export async function reuseDatabase(
  store: PglitePool,
  fill: (database: Database) => Promise<void>,
): Promise<ReusedDatabase> {
  const open = (close: () => Promise<void>) => openStore('pglite', { ...store, pool: keepOpen(store.pool), close });
  const first = await open(async () => undefined);
  await fill(first).finally(first.close);
  const restore = await snapshotContent(store.pool);
  return {
    lend: async (onReturn) => {
      const database = await open(async () => onReturn());
      await restore();
      return database;
    },
  };
}

/** Keeps the pool open. `end` waits for running queries. */
function keepOpen(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => pool.connect(),
    end: async () => (await pool.connect()).release(),
  };
}

/** Copies every table, and returns a function that restores all changed ones. */
async function snapshotContent(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname
  `);
  await pool.query(`
    create schema kept;
    create table kept.sequence_values as
      select format('%I.%I', schemaname, sequencename) as name,
        coalesce(last_value, start_value) as value, last_value is not null as is_used
      from pg_sequences;
    ${tables.map(({ name }) => `create table kept.${name} as table public.${name};`).join('\n')}
  `);
  let known = await countChanges(pool);
  return async () => {
    const current = await countChanges(pool);
    const changed = tables.filter(({ name }) => current.get(name) !== known.get(name));
    if (changed.length > 0) {
      // Foreign keys are not checked until all rows exist. A vacuum of the empty table restores the physical order of
      // rows.
      await pool.query('set session_replication_role = replica');
      await pool.query(changed.map(({ name }) => `delete from ${name}`).join('; '));
      await pool.query(`vacuum ${changed.map(({ name }) => name).join(', ')}`);
      const insertions = changed.map(
        ({ name, columns }) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
      );
      await pool.query(insertions.join('; '));
      await pool.query('reset session_replication_role');
      known = await countChanges(pool);
    }
    await pool.query('select setval(name::regclass, value, is_used) from kept.sequence_values');
  };
}

/** How many rows of each table were written so far, which is much faster to read than the rows. */
async function countChanges(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  // Otherwise the counters of the last transactions are some seconds late.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string; changes: string }>(`
    select relname as name,
      -- A truncated table has another file.
      concat_ws(' ', n_tup_ins, n_tup_upd, n_tup_del, pg_relation_filenode(relid)) as changes
    from pg_stat_user_tables where schemaname = 'public'
  `);
  return new Map(rows.map(({ name, changes }) => [name, changes]));
}
