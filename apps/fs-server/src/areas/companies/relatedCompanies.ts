import { type CompanySearchResult, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { listCompanies } from './repository.ts';

/** Markets that tell a company apart; each more would bring in thousands that share little else. */
const tellingMarkets = 5;

/** A company so much better or less known counts half; see `refreshFundingTotals` for the scale. */
const halfProminence = 6;

/** Named together in fewer headlines, two companies have no more in common than the day. */
const tellingHeadlines = 2;

/** Founded so many days before or after, a company's age counts half. */
const halfAge = 1800;
const shareOfAge = 0.25;

/**
 * Companies that share its smallest markets, weighted by how few share them, or are named in the same headlines, and
 * that are about as well known and as old: a giant's neighbours are other giants, a beginner's other beginners. Headlines
 * tell the neighbours of the very big, whose markets are many and say little; most companies are in none.
 */
export async function listRelatedCompanies(database: Database, id: string): Promise<CompanySearchResult[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select market_id, ln(1 + (select max(company_count) from markets)::float8 / greatest(company_count, 1)) as weight
      from organization_markets join markets on markets.id = market_id
      where organization_id = ${id}
      order by company_count, market_id limit ${tellingMarkets}
    ), shared as (
      select organization_id, sum(weight) as weight from organization_markets join own using (market_id)
      where organization_id <> ${id} group by organization_id
    ), named as (
      select other.organization_id, count(*) as headlines
      from article_organizations as company join article_organizations as other using (article_id)
      where company.organization_id = ${id} and other.organization_id <> ${id}
      group by other.organization_id having count(*) >= ${tellingHeadlines}
    )
    select other.id from shared full join named using (organization_id)
      join organizations as other on other.id = organization_id
      cross join (select prominence, founded_on from organizations where id = ${id}) as company
    order by (sqrt(coalesce(weight, 0)) + ln(1 + coalesce(headlines, 0))) * (
      1 / (1 + abs(other.prominence - company.prominence) / ${halfProminence}::float8)
      + ${shareOfAge}::float8
        * coalesce(1 / (1 + abs(other.founded_on - company.founded_on) / ${halfAge}::float8), 0)
    ) desc, other.prominence desc, other.id
    limit ${limits.companyListPage}
  `.execute(database.kysely);
  return listCompanies(
    database,
    rows.map((row) => row.id),
  );
}
