import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Computes what companies and markets say of their funding anew from the rounds. Run it after rounds have changed. */
export async function refreshFundingTotals(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    update organizations set
      total_funding_usd = totals.raised_usd, last_funding_on = totals.last_on, funding_round_count = totals.rounds
    from (
      select organizations.id, sum(raised_usd)::bigint as raised_usd, max(funded_on) as last_on,
        count(funding_rounds.id)::integer as rounds
      from organizations left join funding_rounds on organization_id = organizations.id
      group by organizations.id
    ) as totals
    where totals.id = organizations.id
  `.execute(kysely);
  await sql`
    update markets set company_count = totals.companies, total_funding_usd = totals.raised_usd
    from (
      select markets.id, count(organizations.id)::integer as companies,
        coalesce(sum(organizations.total_funding_usd), 0)::bigint as raised_usd
      from markets
        left join organization_markets on market_id = markets.id
        left join organizations on organizations.id = organization_id
      group by markets.id
    ) as totals
    where totals.id = markets.id
  `.execute(kysely);
}
