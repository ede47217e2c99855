import type { Company, CompanySearchResult } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** The company's facts, or undefined for an id that is none. */
export async function findCompany({ kysely }: Database, id: string): Promise<Company | undefined> {
  const row = await kysely
    .selectFrom('organizations')
    .select(companyColumns)
    .select(markets)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, uuid: row.id };
}

/**
 * Companies whose name contains `text`, accents and case folded: the whole name first, then names that start with it.
 * Under three letters only the start of the name counts, since the trigram index cannot serve less.
 */
export async function searchCompaniesByName({ kysely }: Database, text: string): Promise<CompanySearchResult[]> {
  const folded = sql<string>`lower(f_unaccent(${text}))`;
  const literal = sql<string>`replace(replace(replace(lower(f_unaccent(${text})), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  const startsWith = sql<boolean>`search_name like ${literal} || '%'`;
  const rows = await kysely
    .selectFrom('organizations')
    .select(companyColumns)
    .select(markets)
    .where(text.length < 3 ? startsWith : sql<boolean>`search_name like '%' || ${literal} || '%'`)
    .orderBy(sql`search_name = ${folded}`, 'desc')
    .orderBy(startsWith, 'desc')
    .orderBy('search_name')
    .orderBy('id')
    .limit(limits.companiesByName)
    .execute();
  return rows.map((row) => ({ ...row, uuid: row.id, location: locationOf(row) }));
}

const companyColumns = [
  'id',
  'name',
  'logo_url',
  'domain',
  'homepage_url',
  'short_description',
  'city',
  'state_code',
  'country_code',
  'category_list',
  'founded_on',
  'employee_count',
  'twitter_url',
] as const;

function markets(builder: ExpressionBuilder<Tables, 'organizations'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('organization_markets')
      .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
      .select(['markets.id', 'markets.name'])
      .whereRef('organization_markets.organization_id', '=', 'organizations.id')
      .orderBy('organization_markets.position'),
  ).as('markets');
}

function locationOf({ city, state_code, country_code }: Pick<Company, 'city' | 'state_code' | 'country_code'>) {
  return [city, state_code, country_code].filter(Boolean).join(', ') || null;
}
