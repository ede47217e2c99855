import { type CompanySearchResult, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { searchResultColumns, toSearchResult } from './companyColumns.ts';

/** The companies in any of these markets, highest funding first. */
export async function listCompaniesOfMarkets(
  { kysely }: Database,
  marketIds: readonly string[],
): Promise<CompanySearchResult[]> {
  const rows = await kysely
    .selectFrom('organizations')
    .select(searchResultColumns)
    .where('id', 'in', (members) =>
      members.selectFrom('organization_markets').select('organization_id').where('market_id', 'in', marketIds),
    )
    .orderBy('total_funding_usd', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limits.companiesOfCategories)
    .execute();
  return rows.map(toSearchResult);
}

/** The top companies by funding, or by date of the last round. */
export async function listLandingCompanies(
  { kysely }: Database,
  column: 'total_funding_usd' | 'last_funding_on',
): Promise<CompanySearchResult[]> {
  const rows = await kysely
    .selectFrom('organizations')
    .select(searchResultColumns)
    .where(column, 'is not', null)
    .orderBy(column, 'desc')
    .orderBy('id')
    .limit(limits.landingCompanies)
    .execute();
  return rows.map(toSearchResult);
}
