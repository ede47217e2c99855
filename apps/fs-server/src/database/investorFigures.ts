import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Whose figures may have changed. */
interface InvestorScope {
  investors: readonly string[];
  /** Companies whose rounds, investors or own deals have changed. */
  companies: readonly string[];
}

/**
 * Recomputes the figures of all investors, or of those in the scope, and the order of their investments. Call it after the figures of markets, whose 12 months
 * it counts in. Migrations define the function.
 */
export async function refreshInvestorFigures(kysely: Kysely<Tables>, scope: InvestorScope | null): Promise<void> {
  const investors = scope && [...scope.investors];
  const companies = scope && [...scope.companies];
  await sql`select refresh_investor_figures(${investors}::text[], ${companies}::uuid[])`.execute(kysely);
}
