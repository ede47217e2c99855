import type { CompanyPlace, MarketRollup } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Companies and funding by year, of every market or of one. */
export async function readMarketRollups({ kysely }: Database, marketId?: string): Promise<Map<string, MarketRollup>> {
  const counts = await kysely
    .selectFrom('markets')
    .select(['id', 'company_count as count'])
    .$if(marketId !== undefined, (query) => query.where('id', '=', marketId ?? ''))
    .execute();
  const years = await kysely
    .selectFrom('organization_markets')
    .innerJoin('funding_rounds', 'funding_rounds.organization_id', 'organization_markets.organization_id')
    .select([
      'organization_markets.market_id as id',
      sql<number>`extract(year from funded_on)::int`.as('year'),
      sql<number>`count(*)::int`.as('rounds'),
      sql<number>`coalesce(sum(raised_usd), 0)::bigint`.as('total'),
    ])
    .$if(marketId !== undefined, (query) => query.where('organization_markets.market_id', '=', marketId ?? ''))
    .groupBy(['organization_markets.market_id', 'year'])
    .orderBy('year')
    .execute();
  const rollups = new Map<string, MarketRollup>(counts.map(({ id, count }) => [id, { count, funding_history: [] }]));
  for (const { id, ...year } of years) rollups.get(id)?.funding_history.push(year);
  return rollups;
}

/** The cities with most companies. */
export function listPlaces({ kysely }: Database): Promise<CompanyPlace[]> {
  return kysely
    .selectFrom('organizations')
    .select(['city', 'state_code', 'country_code', sql<number>`count(*)::int`.as('companyCount')])
    .where('city', 'is not', null)
    .where('kind', '=', 'company')
    .$narrowType<{ city: string }>()
    .groupBy(['city', 'state_code', 'country_code'])
    .orderBy('companyCount', 'desc')
    .orderBy('city')
    .limit(limits.landingPlaces)
    .execute();
}
