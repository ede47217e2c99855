import type { CompanyPlace, MarketRollup } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { periodColumns } from '../markets/marketColumns.ts';

/** Companies, 12 months and funding by year, of every market or of one. */
export async function readMarketRollups({ kysely }: Database, marketId?: string): Promise<Map<string, MarketRollup>> {
  const markets = await kysely
    .selectFrom('markets')
    .select(['id', 'company_count as count', ...periodColumns])
    .$if(marketId !== undefined, (query) => query.where('id', '=', marketId ?? ''))
    .execute();
  const years = await kysely
    .selectFrom('market_years')
    .select(['market_id as id', 'year', 'rounds', 'disclosed', 'raised_usd as total'])
    .$if(marketId !== undefined, (query) => query.where('market_id', '=', marketId ?? ''))
    .orderBy('year')
    .execute();
  const rollups = new Map<string, MarketRollup>(
    markets.map(({ id, ...rest }) => [id, { ...rest, funding_history: [] }]),
  );
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
