import type { CompanyEdge, CompanyEdgeCount } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { type ComparisonOperator, compareMonth } from '../../database/comparisons.ts';
import type { Database } from '../../database/database.ts';
import { type InvestmentScope, investmentsOf, roundInvestors } from '../funding/investments.ts';
import { companyCard } from './companyColumns.ts';

export interface EdgeSearch {
  edge: 'articles' | 'acquisitions' | 'investments';
  edgeDirection: 'out' | 'in';
  /** Filters on the date of the edge. */
  filters: readonly { op: ComparisonOperator; value: string }[];
}

/** The company's edges of one kind, newest first. */
export async function searchEdges(
  { kysely }: Database,
  scope: InvestmentScope,
  companyId: string,
  { offset, limit, ...search }: EdgeSearch & { offset: number; limit: number },
): Promise<CompanyEdge[]> {
  const { rows } = await sql<CompanyEdge>`
    select id, title, published_time, organization from (${edgesOf(scope, companyId, search)}) as ties
    where ${matchesDays(search)} order by published_time desc, id offset ${offset} limit ${limit}
  `.execute(kysely);
  return rows;
}

/** The number of edges available to the caller, in total and by day. */
export async function countEdges(
  { kysely }: Database,
  scope: InvestmentScope,
  companyId: string,
  search: EdgeSearch,
): Promise<CompanyEdgeCount> {
  const { rows } = await sql<{ key: string; count: number }>`
    select day as key, count(*)::int as count from (${edgesOf(scope, companyId, search)}) as ties
    where ${matchesDays(search)} group by day order by day desc
  `.execute(kysely);
  return { count: rows.reduce((sum, { count }) => sum + count, 0), groups: rows };
}

function matchesDays({ filters }: EdgeSearch): RawBuilder<boolean> {
  return sql.join([sql`true`, ...filters.map(({ op, value }) => compareMonth('day', op, value))], sql` and `);
}

function edgesOf(scope: InvestmentScope, companyId: string, { edge, edgeDirection }: EdgeSearch): RawBuilder<unknown> {
  switch (edge) {
    case 'articles':
      return articles(companyId);
    case 'acquisitions':
      return edgeDirection === 'out'
        ? acquisitions(companyId, { own: 'acquirer_id', other: 'acquired_id' })
        : acquisitions(companyId, { own: 'acquired_id', other: 'acquirer_id' });
    case 'investments':
      return edgeDirection === 'out' ? investments(scope, companyId) : investors(companyId);
  }
}

/** Articles always refer to companies, so both directions give the same. */
function articles(companyId: string): RawBuilder<unknown> {
  return sql`
    select id, title, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_time,
      (published_at at time zone 'UTC')::date as day, null::jsonb as organization
    from articles join article_organizations on article_id = id
    where organization_id = ${companyId} and published_at <= now()
  `;
}

function acquisitions(companyId: string, { own, other }: { own: string; other: string }): RawBuilder<unknown> {
  return sql`
    select acquisitions.id, organizations.name as title, acquired_on::text as published_time, acquired_on as day,
      ${companyCard('organizations')} as organization
    from acquisitions join organizations on organizations.id = ${sql.ref(other)}
    where ${sql.ref(own)} = ${companyId}
  `;
}

/** Rounds of other companies in which the company invested. */
function investments(scope: InvestmentScope, companyId: string): RawBuilder<unknown> {
  return sql`
    select funding_rounds.id, organizations.name as title, funded_on::text as published_time,
      funded_on as day, ${companyCard('organizations')} as organization
    from ${investmentsOf(scope, sql`(${companyId})`)} as paid
      join funding_rounds on funding_rounds.id = paid.funding_round_id
      join organizations on organizations.id = funding_rounds.organization_id
  `;
}

/** Investors in the company's own rounds that are companies themselves. */
function investors(companyId: string): RawBuilder<unknown> {
  return sql`
    select funding_rounds.id || '/' || investors.id as id, organizations.name as title,
      funded_on::text as published_time, funded_on as day, ${companyCard('organizations')} as organization
    from funding_rounds
      join ${roundInvestors} as backers on backers.funding_round_id = funding_rounds.id
      join investors on investors.id = backers.investor_id
      join organizations on organizations.id = investors.organization_id
    where funding_rounds.organization_id = ${companyId}
  `;
}
