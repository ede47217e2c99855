import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Recomputes the figures of all markets, or of those with the ids: periods, years, sizes of rounds and top investors.
 * Call it after rounds, investments or the markets of companies have changed. The migration defines the function.
 */
export async function refreshMarketFigures(
  kysely: Kysely<Tables>,
  ids: readonly string[] | null = null,
): Promise<void> {
  await sql`select refresh_market_figures(${ids === null ? null : [...ids]}::text[])`.execute(kysely);
}
