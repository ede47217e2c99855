import { type Kysely, sql } from 'kysely';
import type { TotalsScope } from '../../database/fundingTotals.ts';
import type { MergeStep } from '../../database/mergeTables.ts';
import type { Tables } from '../../database/tables.ts';

/** The companies and markets whose figures change when companies are merged, as things are now. */
export async function readScope(kysely: Kysely<Tables>, ids: readonly string[]): Promise<TotalsScope> {
  const own = sql`any(${[...ids]}::uuid[])`;
  const companies = await sql<{ id: string }>`
    select acquirer_id as id from acquisitions where acquired_id = ${own}
    union
    select investors.organization_id from funding_rounds
      join investments on funding_round_id = funding_rounds.id
      join investors on investors.id = investor_id
    where funding_rounds.organization_id = ${own} and investors.organization_id is not null
  `.execute(kysely);
  const markets = await sql<{ id: string }>`
    select market_id as id from organization_markets where organization_id = ${own}
    union
    select market_id from investors
      join investments on investor_id = investors.id
      join funding_rounds on funding_rounds.id = funding_round_id
      join organization_markets on organization_markets.organization_id = funding_rounds.organization_id
    where investors.organization_id = ${own}
  `.execute(kysely);
  const investors = await sql<{ id: string }>`
    select id from investors where organization_id = ${own}
    union
    select investor_id from funding_rounds join investments on funding_round_id = funding_rounds.id
    where organization_id = ${own}
  `.execute(kysely);
  return {
    companies: [...ids, ...companies.rows.map(({ id }) => id)],
    markets: markets.rows.map(({ id }) => id),
    investors: investors.rows.map(({ id }) => id),
  };
}

/** Investors of dropped rounds, and the markets where they are listed: which of their deals are the latest ones differs. */
export async function readDroppedDeals(kysely: Kysely<Tables>, steps: readonly MergeStep[]): Promise<TotalsScope> {
  const investors = steps.flatMap((step) =>
    step.table === 'investments' ? step.rows.map(({ investor_id }) => String(investor_id)) : [],
  );
  if (investors.length === 0) return { companies: [], markets: [] };
  const { rows } = await sql<{ id: string }>`
    select distinct market_id as id from market_investors where investor_id = any(${investors}::text[])
  `.execute(kysely);
  return { companies: [], markets: rows.map(({ id }) => id), investors };
}

export function joinScopes(...scopes: readonly TotalsScope[]): TotalsScope {
  return {
    companies: [...new Set(scopes.flatMap(({ companies }) => companies))],
    markets: [...new Set(scopes.flatMap(({ markets }) => markets))],
    investors: [...new Set(scopes.flatMap(({ investors = [] }) => investors))],
  };
}
