import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Recomputes the figures of all markets, or of those with the ids: periods, years, sizes of rounds, and top investors with what they hold.
 * Call it after rounds, investments or the markets of companies have changed. Migrations define the functions.
 */
export async function refreshMarketFigures(
  kysely: Kysely<Tables>,
  ids: readonly string[] | null = null,
): Promise<void> {
  const wanted = sql`${ids === null ? null : [...ids]}::text[]`;
  await sql`select refresh_market_figures(${wanted})`.execute(kysely);
  await sql`select refresh_market_holdings(${wanted})`.execute(kysely);
}
