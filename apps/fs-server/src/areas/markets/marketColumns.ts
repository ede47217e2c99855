import { type FundingYear, type Investor, limits, type MarketFigures } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { companyCard, investorCard } from '../companies/companyColumns.ts';

/** Columns of what a market raised in 12 months. `refreshMarketFigures` maintains them. */
export const periodColumns = [
  'definition',
  'sector',
  'figures_as_of as as_of',
  'raised_12m_usd',
  'raised_prior_12m_usd',
  'rounds_12m',
  'disclosed_12m',
  'median_12m_usd',
  'change_12m',
] as const;

const latestYears = sql<FundingYear[]>`coalesce((
  select jsonb_agg(jsonb_build_object('year', year, 'rounds', rounds, 'disclosed', disclosed, 'total', raised_usd)
    order by year)
  from market_years
  where market_id = markets.id and year > extract(year from figures_as_of) - ${limits.marketYears}::int
    and year <= extract(year from figures_as_of)
), '[]')`;

/** Builds the JSON of the round whose id is in `column`; null for none. */
export function roundCard(column: string): RawBuilder<MarketFigures['newest_round']> {
  return sql`(
    select jsonb_build_object(
      'id', funding_rounds.id, 'organization', ${companyCard('organizations')}, 'round_type', round_type,
      'round_code', round_code, 'raised_usd', raised_usd, 'funded_on', funded_on
    )
    from funding_rounds join organizations on organizations.id = organization_id
    where funding_rounds.id = ${sql.ref(column)}
  )`;
}

/** The columns of a market with its figures. */
export const figureColumns = [
  'id',
  'name',
  'company_count as companyCount',
  'total_funding_usd as totalFunding',
  ...periodColumns,
  latestYears.as('years'),
  roundCard('markets.newest_round_id').as('newest_round'),
] as const;

/** For signed-in users only (decision 031). */
export const topInvestor = sql<Investor | null>`(
  select ${investorCard('investors')} from market_investors join investors on investors.id = investor_id
  where market_id = markets.id and rank = 1
)`.as('top_investor');
