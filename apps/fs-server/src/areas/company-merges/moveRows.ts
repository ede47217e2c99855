import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { MergeStep, StoredRow } from '../../database/mergeTables.ts';
import type { Tables } from '../../database/tables.ts';
import { joinNotes } from './joinNotes.ts';
import { droppedTables, type MergedTable, type MergePair, movedTables } from './mergedTables.ts';

/** Moves and drops everything of a company, and then the company itself. Returns what restores it. */
export async function moveAll(transaction: Kysely<Tables>, pair: MergePair): Promise<MergeStep[]> {
  const steps: MergeStep[] = [];
  const drop = async (table: string, condition: RawBuilder<boolean>) => {
    const rows = await deleteRows(transaction, table, condition);
    if (rows.length > 0) steps.push({ op: 'drop', table, rows });
  };
  const notes = await joinNotes(transaction, pair);
  if (notes.length > 0) steps.push({ op: 'note', table: 'watchlist_items', rows: notes });
  for (const moved of movedTables) {
    const { table, column, dependents } = moved;
    if (dependents) {
      const gone = sql`(select id from ${sql.table(table)} as own where ${isSaid(moved, pair)})`;
      await drop(dependents.table, sql`${sql.ref(dependents.column)} in ${gone}`);
    }
    await drop(table, isSaid(moved, pair));
    const rows = await moveRows(transaction, moved, pair);
    if (rows.length > 0) steps.push({ op: 'move', table, column, rows });
  }
  for (const table of droppedTables) await drop(table, sql`organization_id = ${pair.mergedId}::uuid`);
  await drop('organizations', sql`id = ${pair.mergedId}::uuid`);
  return steps;
}

/** Whether the kept company has what a row says, which is called `own`. */
export function isSaid(
  { table, column, same, opposite }: MergedTable,
  { mergedId, keptId }: MergePair,
): RawBuilder<boolean> {
  const between = opposite ? sql`${sql.ref(`own.${opposite}`)} = ${keptId}::uuid` : sql`false`;
  const agrees = same.map((name) => sql`${sql.ref(`other.${name}`)} is not distinct from ${sql.ref(`own.${name}`)}`);
  const repeated =
    same.length === 0
      ? sql`false`
      : sql`exists (
          select from ${sql.table(table)} as other
          where ${sql.ref(`other.${column}`)} = ${keptId}::uuid and ${sql.join(agrees, sql` and `)}
        )`;
  return sql`${sql.ref(`own.${column}`)} = ${mergedId}::uuid and (${between} or ${repeated})`;
}

async function deleteRows(
  transaction: Kysely<Tables>,
  table: string,
  condition: RawBuilder<boolean>,
): Promise<StoredRow[]> {
  const { rows } = await sql<{ stored: StoredRow }>`
    delete from ${sql.table(table)} as own where ${condition} returning to_jsonb(own) as stored
  `.execute(transaction);
  return rows.map(({ stored }) => stored);
}

async function moveRows(
  transaction: Kysely<Tables>,
  { table, column, keys }: MergedTable,
  { mergedId, keptId }: MergePair,
): Promise<StoredRow[]> {
  const named = keys.flatMap((key) => [sql`${key}::text`, sql.ref(`own.${key}`)]);
  const { rows } = await sql<{ stored: StoredRow }>`
    update ${sql.table(table)} as own set ${sql.ref(column)} = ${keptId}::uuid
    where ${sql.ref(`own.${column}`)} = ${mergedId}::uuid
    returning jsonb_build_object(${sql.join(named)}) as stored
  `.execute(transaction);
  return rows.map(({ stored }) => stored);
}
