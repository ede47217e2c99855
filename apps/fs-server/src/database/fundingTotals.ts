import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refreshInvestorFigures } from './investorFigures.ts';
import { refreshMarketFigures } from './marketFigures.ts';
import type { Tables } from './tables.ts';

/** What has changed: companies, and markets whose figures depend on them. */
export interface TotalsScope {
  companies: readonly string[];
  markets: readonly string[];
  /** Those of the markets whose investors may have changed. All of them by default. */
  backed?: readonly string[];
  /** Further markets with investors whose deals have changed, elsewhere or there. */
  heldIn?: readonly string[];
  /** Investors whose deals or period have changed, besides those of the companies' rounds. */
  investors?: readonly string[];
}

/**
 * Recomputes the columns of companies and markets that derive from other tables: funding totals, latest round, lead
 * investor, first market and prominence, and the figures of markets and investors. `organization_markets` copies prominence and the
 * date of founding: imports and corrections set the copies from the company, and this keeps them equal. Writes only
 * changed rows. Call it after rounds, deals, markets or articles have changed.
 * @param scope Null for all companies and markets.
 */
export async function refreshFundingTotals(kysely: Kysely<Tables>, scope: TotalsScope | null = null): Promise<void> {
  const within = (column: string): RawBuilder<boolean> =>
    scope ? sql`${sql.ref(column)} = any(${[...scope.companies]}::uuid[])` : sql`true`;
  const marketsWithin = scope ? sql`markets.id = any(${[...scope.markets]}::text[])` : sql`true`;
  await sql`
    update organizations set
      total_funding_usd = totals.raised_usd, last_funding_on = totals.last_on, funding_round_count = totals.rounds,
      last_round_type = totals.round_type, last_round_code = totals.round_code, last_round_usd = totals.last_usd,
      lead_investor_id = totals.lead_id,
      prominence = totals.prominence, first_market = totals.first_market
    from (
      select organizations.id, funding.raised_usd, last_on, coalesce(funding.rounds, 0)::integer as rounds,
        latest.round_type, latest.round_code, latest.raised_usd as last_usd, leads.investor_id as lead_id,
        markets.search_name as first_market,
        (ln(1 + coalesce(funding.raised_usd, 0)) + 3 * ln(1 + coalesce(funding.rounds, 0) + coalesce(articles.mentions, 0)
          + coalesce(paid.rounds, 0) + 2 * coalesce(bought.companies, 0)))::real as prominence
      from organizations
        left join (
          select organization_id, sum(raised_usd)::bigint as raised_usd, max(funded_on) as last_on, count(*) as rounds
          from funding_rounds where ${within('organization_id')} group by organization_id
        ) as funding on funding.organization_id = organizations.id
        left join (
          select distinct on (organization_id) organization_id, round_type, round_code, raised_usd from funding_rounds
          where ${within('organization_id')} order by organization_id, funded_on desc, raised_usd desc nulls last, id
        ) as latest on latest.organization_id = organizations.id
        left join (
          select distinct on (funding_rounds.organization_id) funding_rounds.organization_id, investor_id
          from investments join funding_rounds on funding_rounds.id = funding_round_id
          where is_lead and ${within('funding_rounds.organization_id')}
          order by funding_rounds.organization_id, funded_on desc, funding_rounds.id, investor_id
        ) as leads on leads.organization_id = organizations.id
        left join (
          select organization_id, count(*) as mentions from article_organizations
          where ${within('organization_id')} group by organization_id
        ) as articles on articles.organization_id = organizations.id
        left join (
          select organization_id, count(*) as rounds from investments join investors on investors.id = investor_id
          where organization_id is not null and ${within('organization_id')} group by organization_id
        ) as paid on paid.organization_id = organizations.id
        left join (
          select acquirer_id, count(*) as companies from acquisitions where ${within('acquirer_id')} group by acquirer_id
        ) as bought on bought.acquirer_id = organizations.id
        left join organization_markets on organization_markets.organization_id = organizations.id and position = 0
        left join markets on markets.id = market_id
      where ${within('organizations.id')}
    ) as totals
    where totals.id = organizations.id
      and (organizations.total_funding_usd, organizations.last_funding_on, organizations.funding_round_count,
          organizations.last_round_type, organizations.last_round_code, organizations.last_round_usd,
          organizations.lead_investor_id, organizations.prominence,
          organizations.first_market)
        is distinct from (totals.raised_usd, totals.last_on, totals.rounds, totals.round_type, totals.round_code,
          totals.last_usd, totals.lead_id, totals.prominence, totals.first_market)
  `.execute(kysely);
  await sql`
    update organization_markets set prominence = organizations.prominence, founded_on = organizations.founded_on
    from organizations
    where organizations.id = organization_id and ${within('organization_id')}
      and (organization_markets.prominence, organization_markets.founded_on)
        is distinct from (organizations.prominence, organizations.founded_on)
  `.execute(kysely);
  await sql`
    update markets set company_count = totals.companies, total_funding_usd = totals.raised_usd
    from (
      select markets.id, count(organizations.id)::integer as companies,
        coalesce(sum(organizations.total_funding_usd), 0)::bigint as raised_usd
      from markets
        left join organization_markets on market_id = markets.id
        left join organizations on organizations.id = organization_id
      where ${marketsWithin}
      group by markets.id
    ) as totals
    where totals.id = markets.id
      and (markets.company_count, markets.total_funding_usd) is distinct from (totals.companies, totals.raised_usd)
  `.execute(kysely);
  await refreshMarketFigures(kysely, scope?.markets, scope?.heldIn, scope?.backed);
  await refreshInvestorFigures(kysely, scope && { investors: scope.investors ?? [], companies: scope.companies });
}
