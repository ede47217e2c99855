import {
  type Acquisition,
  type CoinvestorList,
  type CompanyFunding,
  type FundingRound,
  type Investing,
  type InvestmentList,
  limits,
  type Portfolio,
} from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { companyCard, investorCard } from '../companies/companyColumns.ts';
import { acquisitionColumns, dealColumns, roundColumns } from './dealColumns.ts';
import { type InvestmentRow, type InvestmentScope, investmentsOf, roundInvestors } from './investments.ts';

/** The company's rounds, newest first. */
export function listRounds({ kysely }: Database, id: string): Promise<FundingRound[]> {
  return kysely
    .selectFrom('funding_rounds')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(roundColumns)
    .where('funding_rounds.organization_id', '=', id)
    .orderBy('funding_rounds.funded_on', 'desc')
    .orderBy('funding_rounds.id')
    .limit(sql.lit(limits.companyDeals))
    .modifyFront(keepPlan)
    .execute();
}

/** Totals of the company's rounds, by year. */
export async function sumFunding({ kysely }: Database, id: string): Promise<CompanyFunding> {
  const years = await kysely
    .selectFrom('funding_rounds')
    .select([
      sql<number>`extract(year from funded_on)::int`.as('year'),
      sql<number>`coalesce(sum(raised_usd), 0)::bigint`.as('raised_usd'),
      sql<number>`count(*)::int`.as('round_count'),
      sql<boolean>`count(raised_usd) > 0`.as('is_disclosed'),
      sql<string>`max(funded_on)`.as('last_funded_on'),
    ])
    .where('organization_id', '=', id)
    .groupBy('year')
    .orderBy('year')
    .modifyFront(keepPlan)
    .execute();
  return {
    total_usd: years.some(({ is_disclosed }) => is_disclosed) ? sum(years.map(({ raised_usd }) => raised_usd)) : null,
    round_count: sum(years.map(({ round_count }) => round_count)),
    last_funded_on: years.at(-1)?.last_funded_on ?? null,
    years: years.map(({ year, raised_usd, round_count }) => ({ year, raised_usd, round_count })),
  };
}

/** Acquisitions by the company (`acquirer`) or of it (`acquired`), newest first. */
export function listAcquisitions(
  { kysely }: Database,
  id: string,
  side: 'acquirer' | 'acquired',
  limit: number = limits.companyDeals,
): Promise<Acquisition[]> {
  return kysely
    .selectFrom('acquisitions')
    .innerJoin('organizations as acquirer', 'acquirer.id', 'acquisitions.acquirer_id')
    .innerJoin('organizations as acquired', 'acquired.id', 'acquisitions.acquired_id')
    .select(acquisitionColumns)
    .where(`acquisitions.${side}_id`, '=', id)
    .orderBy('acquisitions.acquired_on', 'desc')
    .orderBy('acquisitions.id')
    .limit(sql.lit(limit))
    .modifyFront(keepPlan)
    .execute();
}

/** Rounds in which the company invested, newest first, with their total number. */
export async function listInvestments(
  { kysely }: Database,
  scope: InvestmentScope,
  id: string,
  limit: number,
): Promise<InvestmentList> {
  const rows = await kysely
    .selectFrom(investmentsOf(scope, sql`(${id})`).as('paid'))
    .innerJoin('funding_rounds', 'funding_rounds.id', 'paid.funding_round_id')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(dealColumns)
    .select(sql<number>`(select count(*)::int from ${investmentsOf('all', sql`(${id})`)} as whole)`.as('total'))
    .orderBy('funding_rounds.funded_on', 'desc')
    .orderBy('funding_rounds.id')
    .limit(limit)
    .execute();
  return { investments: rows.map(({ total: _of, ...investment }) => investment), total: rows[0]?.total ?? 0 };
}

/** Companies in which the company invested, last funded first, with their total number. */
export async function listPortfolio(
  { kysely }: Database,
  scope: InvestmentScope,
  id: string,
  limit: number,
): Promise<Portfolio> {
  const total = sql<number>`(
    select count(distinct funding_rounds.organization_id)::int from ${investmentsOf('all', sql`(${id})`)} as whole
      join funding_rounds on funding_rounds.id = whole.funding_round_id
  )`;
  const rows = await kysely
    .selectFrom(investmentsOf(scope, sql`(${id})`).as('paid'))
    .innerJoin('funding_rounds', 'funding_rounds.id', 'paid.funding_round_id')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select([
      companyCard('organizations').as('organization'),
      sql<number>`count(*)::int`.as('round_count'),
      sql<string>`max(funding_rounds.funded_on)`.as('last_funded_on'),
      'organizations.status',
      total.as('total'),
    ])
    .groupBy('organizations.id')
    .orderBy('last_funded_on', 'desc')
    .orderBy('organizations.id')
    .limit(limit)
    .execute();
  return { portfolio: rows.map(({ total: _of, ...company }) => company), total: rows[0]?.total ?? 0 };
}

/**
 * What an investor does: how often, in which rounds, and when last.
 * @param paid The investments of the company or person.
 */
export async function sumInvesting({ kysely }: Database, paid: RawBuilder<InvestmentRow>): Promise<Investing> {
  const row = await kysely
    .selectFrom(paid.as('paid'))
    .innerJoin('funding_rounds', 'funding_rounds.id', 'paid.funding_round_id')
    .select([
      sql<number>`(count(*) filter (where funded_on > current_date - interval '1 year'))::int`.as('recent_deals'),
      // Kinds as text, because the mode of two columns is not that of each.
      sql<string | null>`mode() within group (order by concat_ws('/', round_type, round_code))`.as('usual'),
      sql<string | null>`max(funded_on)`.as('last_deal_on'),
    ])
    .executeTakeFirstOrThrow();
  const [round_type = '', round_code = null] = row.usual?.split('/') ?? [];
  return {
    recent_deals: row.recent_deals,
    usual_round: row.usual === null ? null : { round_type, round_code },
    last_deal_on: row.last_deal_on,
  };
}

/** Other investors in the same rounds, most common rounds first, with their total number. */
export async function listCoinvestors(
  { kysely }: Database,
  scope: InvestmentScope,
  id: string,
  limit: number,
): Promise<CoinvestorList> {
  const total = sql<number>`(
    select count(distinct investors.id)::int from ${investmentsOf('all', sql`(${id})`)} as whole
      join ${roundInvestors} as others on others.funding_round_id = whole.funding_round_id
      join investors on investors.id = others.investor_id
    where investors.organization_id is distinct from ${id}
  )`;
  const rows = await kysely
    .selectFrom(investmentsOf(scope, sql`(${id})`).as('paid'))
    .innerJoin(roundInvestors.as('others'), 'others.funding_round_id', 'paid.funding_round_id')
    .innerJoin('investors', 'investors.id', 'others.investor_id')
    .select([investorCard('investors').as('investor'), sql<number>`count(*)::int`.as('round_count'), total.as('total')])
    .where(sql<boolean>`investors.organization_id is distinct from ${id}`)
    .groupBy('investors.id')
    .orderBy('round_count', 'desc')
    .orderBy('investors.search_name')
    .orderBy('investors.id')
    .limit(scope === 'all' ? limit : Math.min(limit, limits.latestInvestments))
    .execute();
  return { coinvestors: rows.map(({ total: _of, ...coinvestor }) => coinvestor), total: rows[0]?.total ?? 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
