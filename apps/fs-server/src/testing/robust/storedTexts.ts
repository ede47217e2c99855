import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';

interface TextColumn {
  table: string;
  column: string;
  kind: 'text' | 'list' | 'json';
}

/** A column that keeps a field, and in how many rows a call writes it. */
export interface StoredIn extends TextColumn {
  times: number;
}

/** Tables of what is done with a text, not of the text. */
const derived = /^(jobs|audit|mail|attempts|rate|chat_events|notices|outbox)/;

/** Tables whose rows many records share: one that is there is not written again. */
const shared = ['keywords'];

/** Lists every table with its columns of text. */
async function textColumns({ kysely }: Database): Promise<TextColumn[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, udt_name as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and udt_name in ('text', 'varchar', '_text', '_varchar', 'json', 'jsonb')
      and is_generated = 'NEVER'
  `.execute(kysely);
  return rows.map(({ table, column, type }) => {
    if (type.startsWith('_')) return { table, column, kind: 'list' };
    return { table, column, kind: type.startsWith('json') ? 'json' : 'text' };
  });
}

/** Finds where texts are stored, and removes what calls have created. */
export async function watchTables(database: Database) {
  const { kysely } = database;
  const columns = await textColumns(database);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const counts = async () => {
    const rows = await Promise.all(
      tables.map((table) => sql<{ rows: string }>`select count(*) as rows from ${sql.table(table)}`.execute(kysely)),
    );
    return rows.map(({ rows: [row] }) => Number(row?.rows));
  };
  const before = await counts();
  const findGrown = async () => {
    const now = await counts();
    return tables.filter((_, at) => (now[at] ?? 0) > (before[at] ?? 0));
  };
  /** Tables that calls add to, known after the first. */
  let grown: string[] | null = null;
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(kysely);
  const start = rows[0]?.id ?? '0';
  const isWritten = sql<boolean>`xmin::text::bigint > ${start}::bigint`;
  const countRows = async (table: string, condition: RawBuilder<boolean>) => {
    const counted = sql<{ rows: string }>`
      select count(*) as rows from ${sql.table(table)} where (${isWritten} or ${shared.includes(table)}) and ${condition}
    `.execute(kysely);
    return Number((await counted).rows[0]?.rows);
  };
  return {
    /** The columns that hold a text that is nowhere else. */
    async find(marker: string): Promise<StoredIn[]> {
      const found = await Promise.all(
        columns.map(async (place) => {
          const times = await countRows(
            place.table,
            sql<boolean>`position(${marker} in ${sql.ref(place.column)}::text) > 0`,
          );
          return times > 0 && !derived.test(place.table) ? [{ ...place, times }] : [];
        }),
      );
      return found.flat();
    },
    /** In how many rows that calls have written since a column holds a text. */
    async count({ table, column, kind }: TextColumn, text: string): Promise<number> {
      const value = sql.ref(column);
      const isHeld = {
        text: sql<boolean>`${value} = ${text}`,
        list: sql<boolean>`${text} = any(${value})`,
        json: sql<boolean>`position(${JSON.stringify(text).slice(1, -1)} in ${value}::text) > 0`,
      }[kind];
      return countRows(table, isHeld);
    },
    /** Deletes the rows that were added since, so that no limit is reached. */
    async removeAdded(): Promise<void> {
      grown ??= await findGrown();
      for (const table of grown) {
        // Rows that others refer to stay.
        await sql`delete from ${sql.table(table)} where ${isWritten}`.execute(kysely).catch(() => undefined);
      }
    },
  };
}
