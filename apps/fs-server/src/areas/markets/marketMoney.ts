import { type FundingYear, limits, type MarketFunding, type MarketInvestor } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { companyCard, investorCard } from '../companies/companyColumns.ts';
import { listFundings } from '../funding/fundingSearch.ts';
import type { InvestmentScope } from '../funding/investments.ts';
import { roundCard } from './marketColumns.ts';

/** All years of the market until the day with which the figures end, the earliest first. */
export function listFundingYears({ kysely }: Database, marketId: string): Promise<FundingYear[]> {
  return kysely
    .selectFrom('market_years')
    .innerJoin('markets', 'markets.id', 'market_years.market_id')
    .select(['year', 'rounds', 'disclosed', 'raised_usd as total'])
    .where('market_id', '=', marketId)
    .where(sql<boolean>`year <= extract(year from figures_as_of)`)
    .orderBy('year')
    .limit(limits.fundingHistoryYears)
    .execute();
}

interface RoundsWanted {
  /** Leaves out rounds before this day, `YYYY-MM-DD`, even within the 12 months. */
  since: string | null;
  offset: number;
  limit: number;
}

/** One page of the market's rounds in the 12 months of its figures, the newest first. */
export async function listRecentFunding(
  database: Database,
  marketId: string,
  { since, offset, limit }: RoundsWanted,
): Promise<MarketFunding> {
  const period = await findPeriod(database, marketId, since);
  // A shorter period has few rounds, of which each is looked up.
  const inMarket = period.isWhole
    ? sql`organization_id in (select organization_id from organization_markets where market_id = ${marketId})`
    : sql`exists (
        select from organization_markets
        where organization_markets.organization_id = funding_rounds.organization_id and market_id = ${marketId} offset 0
      )`;
  const inPeriod = sql<boolean>`funded_on between ${period.since}::date and ${period.as_of}::date and ${inMarket}`;
  const rounds = database.kysely.selectFrom('funding_rounds').where(inPeriod);
  const page = await rounds
    .select('id')
    .orderBy('funded_on', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const total = period.isWhole
    ? period.rounds_12m
    : (await rounds.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;
  return {
    rounds: await listFundings(
      database,
      page.map(({ id }) => id),
    ),
    total,
    since: period.since,
    as_of: period.as_of,
  };
}

function findPeriod({ kysely }: Database, marketId: string, since: string | null) {
  const first = sql`(figures_as_of - interval '12 months')::date + 1`;
  return kysely
    .selectFrom('markets')
    .select([
      'figures_as_of as as_of',
      'rounds_12m',
      sql<string | null>`case when figures_as_of is not null then greatest(${first}, ${since}::date) end`.as('since'),
      sql<boolean>`coalesce(${since}::date <= ${first}, true)`.as('isWhole'),
    ])
    .where('id', '=', marketId)
    .executeTakeFirstOrThrow();
}

/** The investors with most rounds in the market. The scope limits what is said of their deals. */
export async function listTopInvestors(
  { kysely }: Database,
  scope: InvestmentScope,
  marketId: string,
  limit: number,
): Promise<MarketInvestor[]> {
  const known = scope === 'all' ? sql`cardinality(holdings)` : sql`latest_holdings`;
  return kysely
    .selectFrom('market_investors')
    .innerJoin('investors', 'investors.id', 'market_investors.investor_id')
    .select([
      investorCard('investors').as('investor'),
      'rounds',
      'companies',
      'last_on',
      sql<MarketInvestor['last_round']>`case when ${known} > 0 then ${roundCard('last_round_id')} end`.as('last_round'),
      sql<MarketInvestor['holdings']>`coalesce((
        select jsonb_agg(${companyCard('organizations')} order by place)
        from unnest(holdings[1:${known}]) with ordinality as held (company_id, place)
          join organizations on organizations.id = company_id
      ), '[]')`.as('holdings'),
    ])
    .where('market_id', '=', marketId)
    .orderBy('rank')
    .limit(limit)
    .execute();
}
