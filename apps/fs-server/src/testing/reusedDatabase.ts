import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { type Database, openStore } from '../database/database.ts';
import type { PglitePool } from '../database/pglite.ts';

/** An embedded database that one test after the other works on, each as if it were new. */
export interface ReusedDatabase {
  /** One at a time: the database with nothing but its content, until its `close`, which calls `onReturn`. */
  lend(onReturn: () => void): Promise<Database>;
}

/**
 * Opening a database takes many times as long as putting back what a test changed, and V8 translates anew whatever of
 * PostgreSQL its queries need.
 * @param fill Writes what every test begins with.
 */
export async function reuseDatabase(
  store: PglitePool,
  fill: (database: Database) => Promise<void>,
): Promise<ReusedDatabase> {
  const open = (close: () => Promise<void>) => openStore('pglite', { ...store, pool: keptOpen(store.pool), close });
  const first = await open(async () => undefined);
  await fill(first).finally(first.close);
  const putBack = await keepContent(store.pool);
  return {
    lend: async (onReturn) => {
      const database = await open(async () => onReturn());
      await putBack();
      return database;
    },
  };
}

/** Whoever ends it waits for what is running, as with a pool of their own. */
function keptOpen(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => pool.connect(),
    end: async () => (await pool.connect()).release(),
  };
}

/** Keeps a copy of every table beside it. Gives what brings all that has changed since back to it. */
async function keepContent(pool: pg.Pool): Promise<() => Promise<void>> {
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
  const differing = tables.map(
    ({ name }) => `
      select '${name}' as name
      where exists (table public.${name} except all table kept.${name})
        or exists (table kept.${name} except all table public.${name})
    `,
  );
  return async () => {
    const { rows } = await pool.query<{ name: string }>(differing.join(' union all '));
    const changed = tables.filter(({ name }) => rows.some((row) => row.name === name));
    if (changed.length > 0) {
      // No foreign key is looked at until all rows are there. Vacuumed while empty, a table has its rows in their order.
      await pool.query('set session_replication_role = replica');
      await pool.query(changed.map(({ name }) => `delete from ${name}`).join('; '));
      await pool.query(`vacuum ${changed.map(({ name }) => name).join(', ')}`);
      const insertions = changed.map(
        ({ name, columns }) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
      );
      await pool.query(insertions.join('; '));
      await pool.query('reset session_replication_role');
    }
    await pool.query('select setval(name::regclass, value, is_used) from kept.sequence_values');
  };
}
