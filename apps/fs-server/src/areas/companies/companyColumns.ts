import type { Company, CompanyCard, CompanySearchResult } from '@fs/api-contract';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../database/tables.ts';

/** The columns that administrators can correct: all except identifiers and market data. */
export const correctableColumns = [
  'name',
  'logo_url',
  'domain',
  'homepage_url',
  'short_description',
  'city',
  'state_code',
  'country_code',
  'founded_on',
  'employee_count',
  'twitter_url',
] as const;

/** The columns of a company on the wire. */
export const companyColumns = ['id', 'category_list', ...correctableColumns] as const;

/** The columns of a company in search results, including those by which results are sorted. */
export const searchResultColumns = [...companyColumns, 'total_funding_usd', 'last_funding_on'] as const;

/** Builds the JSON of a company for a linked logo, from an organization joined as `table`. */
export function companyCard(table: string): RawBuilder<CompanyCard> {
  const column = (name: keyof CompanyCard) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'name', ${column('name')}, 'logo_url', ${column('logo_url')})`;
}

/** Like `companyCard`, for a left join; null if there is no match. */
export function optionalCompanyCard(table: string): RawBuilder<CompanyCard | null> {
  return sql`case when ${sql.ref(`${table}.id`)} is not null then ${companyCard(table)} end`;
}

/** The columns of a person, whose company is joined as `organizations`. */
export const personColumns = [
  'people.id',
  'people.first_name',
  'people.last_name',
  'people.title',
  'people.is_active as active',
  companyCard('organizations').as('organization'),
] as const;

/** The company's markets, in order. */
export function selectMarkets(builder: ExpressionBuilder<Tables, 'organizations'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('organization_markets')
      .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
      .select(['markets.id', 'markets.name'])
      .whereRef('organization_markets.organization_id', '=', 'organizations.id')
      .orderBy('organization_markets.position'),
  ).as('markets');
}

function formatLocation({ city, state_code, country_code }: Pick<Company, 'city' | 'state_code' | 'country_code'>) {
  return [city, state_code, country_code].filter(Boolean).join(', ') || null;
}

type SearchResultRow = Omit<CompanySearchResult, 'uuid' | 'location'>;

/** Converts a row to a search result. */
export function toSearchResult(row: SearchResultRow): CompanySearchResult {
  return { ...row, uuid: row.id, location: formatLocation(row) };
}
