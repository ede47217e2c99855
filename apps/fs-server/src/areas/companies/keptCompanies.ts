import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { toCompanyId } from './rules.ts';

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

/**
 * Reads company ids of a request, in any case, as the ids under which the companies are kept: each once, in order.
 * What is no id is left out.
 */
export async function toKeptIds(store: Store, texts: readonly string[]): Promise<string[]> {
  const ids = texts.flatMap((text) => toCompanyId(text) ?? []);
  return [...new Set(ids.map(await findKeptIds(store, ids)))];
}

/** Reads one company id like `toKeptIds`; null for what is no id. */
export async function toKeptId(store: Store, text: string): Promise<string | null> {
  const [id = null] = await toKeptIds(store, [text]);
  return id;
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
