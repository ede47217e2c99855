import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const minLength = 4;

/**
 * Market names by their lowercase form. Names of up to three letters are excluded, because they are also other words.
 */
export async function readTopics(kysely: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const markets = await kysely.selectFrom('markets').select('name').orderBy('id').execute();
  return new Map(markets.filter(({ name }) => name.length >= minLength).map(({ name }) => [name.toLowerCase(), name]));
}
