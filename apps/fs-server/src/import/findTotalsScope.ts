import { type Kysely, sql } from 'kysely';
import type { TotalsScope } from '../database/fundingTotals.ts';
import type { Tables } from '../database/tables.ts';
import type { ImportScope } from './ImportScope.ts';

/** Finds whose totals depend on what an import has changed, and moves the period of the figures of markets and investors. */
export async function findTotalsScope(
  kysely: Kysely<Tables>,
  { companies, funded, backed, markets, investors }: ImportScope,
): Promise<TotalsScope> {
  const affected = await findMarkets(kysely, funded);
  const invested = [...markets, ...(await findMarkets(kysely, backed))];
  const shifted = await movePeriod(kysely);
  const { rows: held } = await sql<{ id: string }>`
    with involved as (
      select investor_id as id from funding_rounds join investments on funding_round_id = funding_rounds.id
      where organization_id = any(${[...backed]}::uuid[])
      union select unnest(${[...investors]}::text[])
    ), same as (
      select others.id from involved join investors as known using (id)
        join investors as others on others.id = known.id or others.organization_id = known.organization_id
          or others.person_id = known.person_id
    )
    select distinct market_id as id from market_investors where investor_id in (select id from same)
  `.execute(kysely);
  const { rows: investing } = await sql<{ id: string }>`
    select organization_id as id from investors
    where id = any(${[...investors]}::text[]) and organization_id is not null
  `.execute(kysely);
  return {
    companies: [...new Set([...companies, ...investing.map(({ id }) => id)])],
    markets: [...new Set([...affected, ...invested, ...shifted.markets])],
    backed: [...new Set(invested)],
    heldIn: held.map(({ id }) => id),
    investors: [...investors, ...shifted.investors],
  };
}

async function findMarkets(kysely: Kysely<Tables>, companies: Iterable<string>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct market_id as id from organization_markets where organization_id = any(${[...companies]}::uuid[])
  `.execute(kysely);
  return rows.map(({ id }) => id);
}

/**
 * Ends the period of all markets with the newest round.
 * @returns The markets and investors with rounds that the period has gained or lost by that
 */
async function movePeriod(kysely: Kysely<Tables>): Promise<{ markets: string[]; investors: string[] }> {
  const { rows: periods } = await sql<{ from: string; to: string }>`
    select least(before, after) as from, greatest(before, after) as to from (
      select (select max(figures_as_of) from markets) as before,
        (select max(funded_on) from funding_rounds where funded_on <= current_date) as after
    ) as ends where before is distinct from after
  `.execute(kysely);
  const [period] = periods;
  if (period === undefined) return { markets: [], investors: [] };
  const isShifted = (...months: readonly number[]) =>
    sql.join(
      months.map(
        (count) => sql`(
          funded_on > ${period.from}::date - make_interval(months => ${count})
          and funded_on <= ${period.to}::date - make_interval(months => ${count})
        )`,
      ),
      sql` or `,
    );
  const { rows: markets } = await sql<{ id: string }>`
    with moved as (update markets set figures_as_of = (
      select max(funded_on) from funding_rounds where funded_on <= current_date
    ))
    select distinct market_id as id from funding_rounds join organization_markets using (organization_id)
    where ${isShifted(0, 12, 24)}
  `.execute(kysely);
  const { rows: investors } = await sql<{ id: string }>`
    select distinct investor_id as id from funding_rounds join investments on funding_round_id = funding_rounds.id
    where ${isShifted(0, 12)}
  `.execute(kysely);
  return { markets: markets.map(({ id }) => id), investors: investors.map(({ id }) => id) };
}
