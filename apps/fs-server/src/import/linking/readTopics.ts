import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const shortest = 4;

/** Markets' names by their lower-case form. Those of three letters and fewer are also other words. */
export async function readTopics(kysely: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const markets = await kysely.selectFrom('markets').select('name').orderBy('id').execute();
  return new Map(markets.filter(({ name }) => name.length >= shortest).map(({ name }) => [name.toLowerCase(), name]));
}
