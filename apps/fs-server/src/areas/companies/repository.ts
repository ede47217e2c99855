import type { Company, CompanyCard, CompanySearchResult, Market, Person, ShareOfVoice } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import {
  companyCard,
  companyColumns,
  personColumns,
  searchResultColumns,
  selectMarkets,
  toSearchResult,
} from './companyColumns.ts';

/** The company; undefined for an unknown id. */
export async function findCompany({ kysely }: Database, id: string): Promise<Company | undefined> {
  const row = await kysely
    .selectFrom('organizations')
    .select(companyColumns)
    .select(selectMarkets)
    .where('id', '=', id)
    .modifyFront(keepPlan)
    .executeTakeFirst();
  return row && { ...row, uuid: row.id };
}

/** Like `findCompany`, with the columns of search results. */
export async function findSearchResult({ kysely }: Database, id: string) {
  const row = await kysely
    .selectFrom('organizations')
    .select(searchResultColumns)
    .where('id', '=', id)
    .modifyFront(keepPlan)
    .executeTakeFirst();
  return row && toSearchResult(row);
}

/** Companies as search results, in the order of the ids. */
export async function listCompanies({ kysely }: Database, ids: readonly string[]): Promise<CompanySearchResult[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('organizations')
    .select(searchResultColumns)
    .where(sql<boolean>`id = any(${padIds(ids)}::uuid[])`)
    .modifyFront(keepPlan)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toSearchResult(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function findCompanyCard({ kysely }: Database, id: string): Promise<CompanyCard | undefined> {
  return kysely
    .selectFrom('organizations')
    .select(['id', 'name', 'logo_url'])
    .where('id', '=', id)
    .modifyFront(keepPlan)
    .executeTakeFirst();
}

/** The company's markets with their totals, in order. */
export function listCategories({ kysely }: Database, id: string): Promise<Market[]> {
  return kysely
    .selectFrom('organization_markets')
    .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
    .select([
      'markets.id',
      'markets.name',
      'markets.company_count as companyCount',
      'markets.total_funding_usd as totalFunding',
    ])
    .where('organization_markets.organization_id', '=', id)
    .orderBy('organization_markets.position')
    .modifyFront(keepPlan)
    .execute();
}

/** Current or former people of the company. */
export function listPeople(
  { kysely }: Database,
  id: string,
  { active, limit }: { active: boolean; limit: number },
): Promise<Person[]> {
  return kysely
    .selectFrom('positions')
    .innerJoin('people', 'people.id', 'positions.person_id')
    .innerJoin('organizations', 'organizations.id', 'positions.organization_id')
    .select(personColumns)
    .where('positions.organization_id', '=', id)
    .where('positions.is_active', '=', active)
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('people.id')
    .orderBy('positions.position')
    .limit(limit)
    .execute();
}

/** The most mentioned companies of a market with their mentions; undefined for an unknown market. */
export async function findShareOfVoice({ kysely }: Database, marketId: string): Promise<ShareOfVoice | undefined> {
  const category = await kysely
    .selectFrom('markets')
    .select(['id', 'name'])
    .where('id', '=', marketId)
    .executeTakeFirst();
  if (!category) return undefined;
  const rows = await kysely
    .selectFrom('organization_markets')
    .innerJoin('article_organizations', 'article_organizations.organization_id', 'organization_markets.organization_id')
    .innerJoin('organizations', 'organizations.id', 'organization_markets.organization_id')
    .select([
      companyCard('organizations').as('organization'),
      sql<number>`count(*)::int`.as('mentions'),
      sql<number>`(sum(count(*)) over ())::int`.as('all'),
    ])
    .where('organization_markets.market_id', '=', marketId)
    .where('article_organizations.arrived_at', '<=', sql<Date>`now()`)
    .groupBy('organizations.id')
    .orderBy('mentions', 'desc')
    .orderBy('organizations.id')
    .limit(limits.shareOfVoice)
    .execute();
  const all = rows[0]?.all ?? 0;
  return {
    category,
    mentions: all,
    companies: rows.map(({ organization, mentions }) => ({ organization, mentions, share: mentions / all })),
  };
}
