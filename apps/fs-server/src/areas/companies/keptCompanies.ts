import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

interface Store {
  kysely: Kysely<Tables>;
}

/** Creates a function that gives the id under which each of these companies is kept: its own, unless it was merged. */
export async function findKeptIds({ kysely }: Store, ids: readonly string[]): Promise<(id: string) => string> {
  if (ids.length === 0) return (id) => id;
  const { rows } = await sql<{ id: string; kept: string }>`
    select merged_id as id, kept_company(merged_id) as kept from company_merges
    where merged_id = any(${[...ids]}::uuid[])
  `.execute(kysely);
  const kept = new Map(rows.map((row) => [row.id, row.kept]));
  return (id) => kept.get(id) ?? id;
}

/** Finds a company by its id, or by that of a company that was merged into it. */
export async function findKept<Found>(
  store: Store,
  id: string,
  find: (id: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = await find(id);
  if (found) return found;
  const kept = (await findKeptIds(store, [id]))(id);
  return kept === id ? undefined : find(kept);
}
