import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MergeStep, StoredRow } from '../../database/mergeTables.ts';
import type { Tables } from '../../database/tables.ts';
import { separateNotes } from './joinNotes.ts';
import type { MergePair } from './mergedTables.ts';

/** Restores a merged company, and takes back what was moved, as far as it still exists. */
export async function restoreAll(
  transaction: Kysely<Tables>,
  steps: readonly MergeStep[],
  pair: MergePair,
): Promise<void> {
  const isCompany = (step: MergeStep) => step.table === 'organizations';
  for (const step of [...steps.filter(isCompany), ...steps.filter((step) => !isCompany(step)).toReversed()]) {
    if (step.op === 'drop') await insertRows(transaction, step, pair);
    else if (step.op === 'note') await separateNotes(transaction, pair.keptId, step.rows);
    else await moveBack(transaction, step, pair);
  }
}

async function moveBack(
  transaction: Kysely<Tables>,
  { table, column, rows }: Extract<MergeStep, { op: 'move' }>,
  { mergedId, keptId }: MergePair,
): Promise<void> {
  const agrees = Object.keys(rows[0] ?? {}).map((key) => sql`${sql.ref(`own.${key}`)} = ${sql.ref(`moved.${key}`)}`);
  await sql`
    update ${sql.table(table)} as own set ${sql.ref(column)} = ${mergedId}::uuid
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as moved
    where ${sql.ref(`own.${column}`)} = ${keptId}::uuid and ${sql.join(agrees, sql` and `)}
  `.execute(transaction);
}

/** Of a list that had both companies, whoever removed the kept one since has removed both. */
const conditions: Readonly<Record<string, (keptId: string) => RawBuilder<boolean>>> = {
  watchlist_items: (keptId) => sql`exists (
    select from watchlist_items as other
    where other.watchlist_id = old.watchlist_id and other.organization_id = ${keptId}::uuid
  )`,
};

/** Inserts rows except for those that belong to something deleted since. */
async function insertRows(
  transaction: Kysely<Tables>,
  { table, rows }: { table: string; rows: readonly StoredRow[] },
  { keptId }: MergePair,
): Promise<void> {
  const { columns, references } = await describeTable(transaction, table);
  // A column that is newer than the record gets its default.
  const known = columns.filter((column) => rows.some((row) => column in row));
  const values = known.map((column) => {
    const reference = references.find((each) => each.column === column && each.isCleared);
    const value = sql.ref(`old.${column}`);
    return reference ? sql`case when ${exists(reference)} then ${value} end` : value;
  });
  const needed = references
    .filter(({ isCleared }) => !isCleared)
    .map((reference) => sql`(${sql.ref(`old.${reference.column}`)} is null or ${exists(reference)})`);
  const wanted = [...needed, conditions[table]?.(keptId) ?? sql`true`];
  await sql`
    insert into ${sql.table(table)} (${sql.join(known.map((column) => sql.ref(column)))})
    select ${sql.join(values)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as old
    where ${sql.join(wanted, sql` and `)}
    on conflict do nothing
  `.execute(transaction);
}

/** A column that names a row of another table. */
interface Reference {
  column: string;
  table: string;
  key: string;
  /** Whether the column is emptied when that row is deleted. */
  isCleared: boolean;
}

function exists({ column, table, key }: Reference): RawBuilder<boolean> {
  return sql`exists (
    select from ${sql.raw(table)} as named where ${sql.ref(`named.${key}`)} = ${sql.ref(`old.${column}`)}
  )`;
}

/** The columns of a table that can be written, and what they refer to. */
async function describeTable(
  kysely: Kysely<Tables>,
  table: string,
): Promise<{ columns: string[]; references: Reference[] }> {
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  `.execute(kysely);
  const references = await sql<Reference>`
    select own.attname as "column", confrelid::regclass::text as "table", other.attname as key,
      confdeltype = 'n' as "isCleared"
    from pg_constraint
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute as other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and conrelid = ${table}::regclass
  `.execute(kysely);
  return { columns: columns.rows.map(({ name }) => name), references: references.rows };
}
