import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Recomputes the figures of all markets, or of those with the ids: periods, years, sizes of rounds, and top investors with what they hold.
 * What investors hold also depends on their deals in other markets, of which only `heldIn` is recomputed.
 * Call it after rounds, investments or the markets of companies have changed. Migrations define the functions.
 * @param backed The markets whose investors may have changed, if these are fewer.
 */
export async function refreshMarketFigures(
  kysely: Kysely<Tables>,
  ids: readonly string[] | null = null,
  heldIn: readonly string[] = [],
  backed: readonly string[] | null = ids,
): Promise<void> {
  const held = backed === null ? null : [...new Set([...backed, ...heldIn])];
  await sql`select refresh_market_figures(${ids === null ? null : [...ids]}::text[])`.execute(kysely);
  await sql`select refresh_market_investors(${backed === null ? null : [...backed]}::text[])`.execute(kysely);
  await sql`select refresh_market_holdings(${held}::text[])`.execute(kysely);
}
