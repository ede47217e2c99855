import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface UpsertTarget {
  table: keyof Tables & string;
  /** SQL types by column. The first column is the key. */
  columns: Readonly<Record<string, string>>;
  /** What to do with an existing row. */
  existing: 'keep' | 'update' | 'update and date';
}

/** Keys of the written rows. The other rows were unchanged. */
export interface UpsertResult {
  created: ReadonlySet<string>;
  updated: ReadonlySet<string>;
}

/**
 * Upserts any number of rows in one statement, sent as one JSON text. Keys must be unique among the rows. Unchanged
 * rows are not written.
 */
export async function upsert(
  kysely: Kysely<Tables>,
  { table, columns, existing }: UpsertTarget,
  rows: readonly object[],
): Promise<UpsertResult> {
  const [key = '', ...others] = Object.keys(columns);
  const names = sql.join([key, ...others].map((column) => sql.ref(column)));
  const types = sql.join(Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`));
  const { rows: written } = await sql<{ key: string; is_new: boolean }>`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_to_recordset(${JSON.stringify(rows)}::json) as given(${types})
    on conflict (${sql.ref(key)}) do ${existing === 'keep' ? sql`nothing` : toUpdate(table, others, existing)}
    returning ${sql.ref(`${table}.${key}`)}::text as key, ${sql.ref(`${table}.xmax`)} = 0 as is_new
  `.execute(kysely);
  return {
    created: new Set(written.filter((row) => row.is_new).map((row) => row.key)),
    updated: new Set(written.filter((row) => !row.is_new).map((row) => row.key)),
  };
}

function toUpdate(table: string, columns: readonly string[], existing: UpsertTarget['existing']) {
  const of = (owner: string) => sql.join(columns.map((column) => sql.ref(`${owner}.${column}`)));
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  const dated = existing === 'update and date' ? [...changes, sql`updated_at = now()`] : changes;
  return sql`update set ${sql.join(dated)} where (${of(table)}) is distinct from (${of('excluded')})`;
}
