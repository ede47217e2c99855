import { type CompanySearchResult, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { listCompanies } from './repository.ts';

/**
 * Number of the company's smallest markets to compare. Each further one would match thousands of companies with little
 * in common.
 */
const maxMarkets = 5;

/** Number of companies of a market, on each side of the company by prominence, that are compared. */
const neighbors = 200;

/** Difference in prominence at which a company's weight is halved. See `refreshFundingTotals` for the scale. */
const halfProminence = 6;

/** Minimum number of common headlines. Fewer may be coincidence. */
const minHeadlines = 2;

/** Difference in founding date, in days, at which the weight of age is halved. */
const halfAgeDays = 1800;
const ageWeight = 0.25;

/** Makes up for rounding where sums of the same weights are compared. */
const tolerance = 0.999999;

/**
 * Lists companies that share the company's smallest markets, weighted by their size, or its headlines, and that are
 * similar in prominence and age. Of a large market, only the companies nearest in prominence are compared, because
 * distance in prominence outweighs what all of a large market have in common. All shared markets of a compared company
 * count, also those in which others are nearer. Headlines matter for the largest companies, whose many markets say
 * little; most companies are in none. All companies of a headline have its arrival: an index has it for the company.
 *
 * A company that is nearer than the first neighbor left out was found in all of its shared markets. Of the others, only
 * those are looked up that would be among the first if they shared every market in which they are not nearer.
 */
export async function listRelatedCompanies(database: Database, id: string): Promise<CompanySearchResult[]> {
  const { rows } = await sql<{ id: string }>`${keepPlan}
    with company as materialized (
      select prominence, founded_on from organizations where id = ${id}
    ), own as materialized (
      select market_id, ln(1 + (select max(company_count) from markets)::float8 / greatest(company_count, 1)) as weight
      from organization_markets join markets on markets.id = market_id
      where organization_id = ${id}
      order by company_count, market_id limit ${sql.lit(maxMarkets)}
    ), whole as materialized (
      select sum(weight order by market_id) as weight from own
    ), edges as materialized (
      select is_above, distance, weight
      from own cross join company cross join lateral (
        select true as is_above, max(prominence) - company.prominence as distance from (
          select prominence from organization_markets
          where market_id = own.market_id and prominence >= company.prominence
          order by prominence, organization_id offset ${sql.lit(neighbors - 1)} limit 2
        ) as last
        union all
        select false, company.prominence - min(prominence) from (
          select prominence from organization_markets
          where market_id = own.market_id and prominence < company.prominence
          order by prominence desc, organization_id desc offset ${sql.lit(neighbors - 1)} limit 1
        ) as last
      ) as edge
      where distance is not null
    ), near as (
      select near.organization_id, weight, near.prominence, near.founded_on
      from own cross join company cross join lateral (
        (select organization_id, prominence, founded_on from organization_markets
          where market_id = own.market_id and prominence >= company.prominence
          order by prominence, organization_id limit ${sql.lit(neighbors + 1)})
        union all
        (select organization_id, prominence, founded_on from organization_markets
          where market_id = own.market_id and prominence < company.prominence
          order by prominence desc, organization_id desc limit ${sql.lit(neighbors)})
      ) as near
    ), named as (
      select other.organization_id, count(*) as headlines
      from article_organizations as company join article_organizations as other using (article_id)
      where company.organization_id = ${id} and other.organization_id <> ${id} and company.arrived_at <= now()
      group by other.organization_id having count(*) >= ${sql.lit(minHeadlines)}
    ), compared as materialized (
      select organization_id, found.prominence, found.weight, ln(1 + headlines) as news,
        found.weight >= ${sql.lit(tolerance)}::float8 * whole.weight as has_all,
        found.weight > 0 and found.weight < ${sql.lit(tolerance)}::float8 * whole.weight
          and abs(found.prominence - company.prominence) >= (select min(distance) from edges) as may_share_more,
        found.prominence >= company.prominence as is_above, abs(found.prominence - company.prominence) as distance,
        1 / (1 + abs(found.prominence - company.prominence) / ${sql.lit(halfProminence)}::float8)
          + ${sql.lit(ageWeight)}::float8
            * coalesce(1 / (1 + abs(found.founded_on - company.founded_on) / ${sql.lit(halfAgeDays)}::float8), 0)
          as closeness
      from (
        select organization_id, max(prominence) as prominence, max(founded_on) as founded_on, sum(weight) as weight,
          max(headlines)::float8 as headlines
        from (
          select organization_id, prominence, founded_on, weight, 0 as headlines from near
          union all
          select id, prominence, founded_on, 0, headlines from named join organizations on id = organization_id
        ) as each group by organization_id
      ) as found cross join company cross join whole
      where organization_id <> ${id}
    ), least as materialized (
      select ${sql.lit(tolerance)}::float8 * coalesce((
        select (sqrt(weight) + news) * closeness from compared
        order by 1 desc offset ${sql.lit(limits.companyListPage - 1)} limit 1
      ), 0) as score
    ), best as materialized (
      select compared.* from compared cross join least
      where (sqrt(case when may_share_more then (select weight from whole) else weight end) + news) * closeness >= score
        and case when may_share_more then (sqrt(weight + coalesce((
          select sum(edges.weight) from edges
          where edges.is_above = compared.is_above and edges.distance <= compared.distance
        ), 0)) + news) * closeness >= score else true end
    ), shared as (
      select organization_id, sum(own.weight order by market_id) as weight
      from best join organization_markets using (organization_id) join own using (market_id)
      where best.weight > 0 and not has_all group by organization_id
    )
    select organization_id as id from best left join shared using (organization_id)
    order by (sqrt(case when has_all then (select weight from whole) else coalesce(shared.weight, 0) end) + news)
      * closeness desc, best.prominence desc, organization_id
    limit ${sql.lit(limits.companyListPage)}
  `.execute(database.kysely);
  return listCompanies(
    database,
    rows.map((row) => row.id),
  );
}
