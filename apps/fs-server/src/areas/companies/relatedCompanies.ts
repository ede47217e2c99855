import { type CompanySearchResult, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { listCompanies } from './repository.ts';

/**
 * Number of the company's smallest markets to compare. Each further one would match thousands of companies with little
 * in common.
 */
const maxMarkets = 5;

/** Difference in prominence at which a company's weight is halved. See `refreshFundingTotals` for the scale. */
const halfProminence = 6;

/** Minimum number of common headlines. Fewer may be coincidence. */
const minHeadlines = 2;

/** Difference in founding date, in days, at which the weight of age is halved. */
const halfAgeDays = 1800;
const ageWeight = 0.25;

/**
 * Lists companies that share the company's smallest markets, weighted by their size, or its headlines, and that are
 * similar in prominence and age. Headlines matter for the largest companies, whose many markets say little; most
 * companies are in none.
 */
export async function listRelatedCompanies(database: Database, id: string): Promise<CompanySearchResult[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select market_id, ln(1 + (select max(company_count) from markets)::float8 / greatest(company_count, 1)) as weight
      from organization_markets join markets on markets.id = market_id
      where organization_id = ${id}
      order by company_count, market_id limit ${maxMarkets}
    ), shared as (
      select organization_id, sum(weight) as weight from organization_markets join own using (market_id)
      where organization_id <> ${id} group by organization_id
    ), named as (
      select other.organization_id, count(*) as headlines
      from article_organizations as company join article_organizations as other using (article_id)
      where company.organization_id = ${id} and other.organization_id <> ${id}
      group by other.organization_id having count(*) >= ${minHeadlines}
    )
    select other.id from shared full join named using (organization_id)
      join organizations as other on other.id = organization_id
      cross join (select prominence, founded_on from organizations where id = ${id}) as company
    order by (sqrt(coalesce(weight, 0)) + ln(1 + coalesce(headlines, 0))) * (
      1 / (1 + abs(other.prominence - company.prominence) / ${halfProminence}::float8)
      + ${ageWeight}::float8
        * coalesce(1 / (1 + abs(other.founded_on - company.founded_on) / ${halfAgeDays}::float8), 0)
    ) desc, other.prominence desc, other.id
    limit ${limits.companyListPage}
  `.execute(database.kysely);
  return listCompanies(
    database,
    rows.map((row) => row.id),
  );
}
