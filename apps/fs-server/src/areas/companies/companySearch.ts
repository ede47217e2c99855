import type { CompanyFilter, CompanySearchResult, CompanySort } from '@fs/api-contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { compareMonth, compareNumber } from '../../database/comparisons.ts';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { containsNormalized } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import { describes } from './descriptions.ts';
import { sortByRelevance, toNameCondition } from './nameSearch.ts';
import { placesNamed } from './placeNames.ts';
import { listCompanies } from './repository.ts';
import { type LocationFilter, parseLocationFilter, toSearchText } from './rules.ts';

export interface CompanySearch {
  filters: readonly CompanyFilter[];
  /** Sort orders by priority. Without any, results for a name are sorted by relevance, others by what was raised. */
  sort: readonly CompanySort[];
  offset: number;
  limit: number;
}

/** The columns by which the table's fields are sorted. */
export const sortColumns = {
  name: 'search_name',
  homepage_url: 'domain',
  location: 'search_location',
  founded_on: 'founded_on',
  markets: 'first_market',
  status: 'status',
  employee_count: 'employee_min',
  total_funding_usd: 'total_funding_usd',
  round_count: 'funding_round_count',
  last_funding_on: 'last_funding_on',
  last_round_usd: 'last_round_usd',
  arrived_at: 'created_at',
} as const satisfies Record<CompanySort['field'], string>;

/** One page of the companies that match all filters. Unknown values are last in both directions. */
export async function searchCompanies(database: Database, search: CompanySearch): Promise<CompanySearchResult[]> {
  return listCompanies(database, await findCompanyIds(database, search));
}

/** The ids of the companies of `searchCompanies`, in order. */
export async function findCompanyIds(
  database: Database,
  { filters, sort, offset, limit }: CompanySearch,
): Promise<string[]> {
  const walked = filters.length === 1 && sort.length === 0 ? offset + limit : undefined;
  const query = (await selectMatchingCompanies(database, filters, walked)).select('id');
  const page = await applySort(query, filters, sort).offset(offset).limit(limit).execute();
  return page.map(({ id }) => id);
}

/** One page of `searchCompanies` and the number of all matches, which are looked through once. */
export async function searchAndCount(
  database: Database,
  { filters, sort, offset, limit }: CompanySearch,
): Promise<{ companies: CompanySearchResult[]; total: number }> {
  const query = (await selectMatchingCompanies(database, filters)).select([
    'id',
    sql<number>`count(*) over ()::int`.as('total'),
  ]);
  const page = await applySort(query, filters, sort).offset(offset).limit(limit).execute();
  const companies = await listCompanies(
    database,
    page.map(({ id }) => id),
  );
  // A page behind the last one has no row with the number.
  const total = page[0]?.total ?? (offset === 0 ? 0 : await countCompanies(database, filters));
  return { companies, total };
}

function applySort<Row>(
  query: SelectQueryBuilder<Tables, 'organizations', Row>,
  filters: readonly CompanyFilter[],
  sort: readonly CompanySort[],
): SelectQueryBuilder<Tables, 'organizations', Row> {
  const [first, ...others] = sort;
  if (first) {
    return (
      [first, ...others]
        .reduce(
          (sorted, { field, dir }) =>
            sorted.orderBy(sortColumns[field], (order) => {
              const directed = dir === 'asc' ? order.asc() : order.desc();
              return isAlwaysKnown(field) ? directed : directed.nullsLast();
            }),
          query,
        )
        // The direction of the indexes.
        .orderBy('id', first.dir)
    );
  }
  const name = filters.find(isByName);
  const text = name ? toSearchText(name.value) : '';
  if (text !== '') return sortByRelevance(query, text);
  return query.orderBy('total_funding_usd', (order) => order.desc().nullsLast()).orderBy('id', 'desc');
}

function isAlwaysKnown(field: CompanySort['field']): boolean {
  return field === 'name' || field === 'status' || field === 'round_count' || field === 'arrived_at';
}

function isByName(filter: CompanyFilter): filter is Extract<CompanyFilter, { op: 'contains' }> {
  return filter.field === 'name';
}

export async function countCompanies(database: Database, filters: readonly CompanyFilter[]): Promise<number> {
  const query = await selectMatchingCompanies(database, filters);
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/**
 * Selects the companies that match all filters. Firms whose business is to invest are not among them.
 * @param walked Number of companies that are wanted, if an index has all companies in their order
 */
export async function selectMatchingCompanies(database: Database, filters: readonly CompanyFilter[], walked?: number) {
  const query = await selectMatching(database, filters, walked);
  return query.where('organizations.kind', '=', 'company');
}

/** Like `selectMatchingCompanies`, with the firms whose business is to invest: what a user has put on a list. */
export async function selectMatching(database: Database, filters: readonly CompanyFilter[], walked?: number) {
  let query = database.kysely.selectFrom('organizations');
  for (const filter of filters) {
    const condition = await toCompanyCondition(database, filter, walked);
    if (condition) query = query.where(condition);
  }
  return query;
}

/** The condition on `organizations` of a filter; null for an empty one. */
export async function toCompanyCondition(
  database: Database,
  filter: CompanyFilter,
  walked?: number,
): Promise<RawBuilder<boolean> | null> {
  switch (filter.field) {
    case 'founded_on':
    case 'last_funding_on':
      return compareMonth(filter.field, filter.op, filter.value);
    case 'total_funding_usd':
    case 'last_round_usd':
    case 'employee_count':
    case 'round_count':
      return compareNumber(sortColumns[filter.field], filter.op, filter.value);
    case 'status':
      return sql`status = ${filter.value}`;
  }
  const text = toSearchText(filter.value);
  if (text === '') return null;
  switch (filter.field) {
    case 'name':
      return toNameCondition(database, text);
    case 'short_description':
      return describes(text);
    case 'homepage_url':
      return containsNormalized(sql`lower(homepage_url)`, text);
    case 'location':
      return filter.op === '=' ? isAt(parseLocationFilter(filter.value)) : isAtNamed(text);
    case 'last_round':
      return isLastRound(filter.value);
    case 'markets':
      return isInMarket(database, filter.op, text, walked);
  }
}

/** A type, or the code of a venture round, which the database allows from A to H only. One condition fits one index. */
function isLastRound(value: string): RawBuilder<boolean> {
  return /^[A-H]$/.test(value)
    ? sql`(last_round_type = ${value} or last_round_code = ${value})`
    : sql`last_round_type = ${value}`;
}

function isAt(place: LocationFilter | null): RawBuilder<boolean> {
  if (place === null) return sql`false`;
  const { city, stateCode, countryCode } = place;
  const parts = [
    countryCode && sql`country_code = ${countryCode}`,
    stateCode && sql`state_code = ${stateCode}`,
    city && sql`lower(f_unaccent(city)) = lower(f_unaccent(${city}))`,
  ];
  return sql`(${sql.join(
    parts.filter((part) => part !== undefined && part !== ''),
    sql` and `,
  )})`;
}

/**
 * Matches companies whose place contains the text, and those in the country or the state that it names: places are
 * stored with codes, such as “Berlin, DEU”, and shown as “Berlin, Germany”.
 */
function isAtNamed(text: string): RawBuilder<boolean> {
  const written = containsNormalized(sql`search_location`, text);
  const comma = text.lastIndexOf(',');
  const before = text.slice(0, Math.max(comma, 0)).trim();
  const last = text.slice(comma + 1).trim();
  const places = placesNamed(last);
  if (places.length === 0) return written;
  const isThere = sql<boolean>`(${sql.join(places.map(isAt), sql` or `)})`;
  if (before !== '') return sql`(${written} or (${isThere} and ${isAtNamed(before)}))`;
  // Three letters are part of the names of many cities.
  return last.length > 3 ? sql`(${written} or ${isThere})` : isThere;
}

/**
 * Up to this many companies of markets are looked up each: sooner than they are found among all, in any order. To find
 * 20 of 1,300 among 85,000 in order, as many are looked at.
 */
const fewCompanies = 1300;

/**
 * Matches companies in a market with this id, with or without its prefix (decision AMB-011), or whose name contains the
 * text. The markets are looked up first, because their ids let the planner estimate the number of companies.
 */
async function isInMarket(
  { kysely }: Database,
  op: '=' | 'contains',
  text: string,
  walked: number | undefined,
): Promise<RawBuilder<boolean>> {
  const found = kysely.selectFrom('markets').select(['id', 'company_count', allCompanies]).modifyFront(keepPlan);
  const markets = await (op === '='
    ? found.where(sql<boolean>`id = any(${[text, `tc3-${text}`]}::text[])`)
    : found.where(containsNormalized(sql`search_name`, text))
  ).execute();
  const companies = sql`select organization_id from organization_markets
    where market_id = any(${markets.map(({ id }) => id)}::text[])`;
  const count = markets.reduce((sum, { company_count }) => sum + company_count, 0);
  // The planner assumes that an array is short.
  if (count <= fewCompanies) return sql`organizations.id = any(array(${companies}))`;
  const isIn = sql<boolean>`organizations.id in (${companies})`;
  return walked && isHashedSooner(count, (walked * (markets[0]?.all ?? 0)) / count) ? sql`(${isIn}) is true` : isIn;
}

/** Estimate of the number of all companies. */
const allCompanies = sql<number>`(select reltuples from pg_class where oid = 'organizations'::regclass)`.as('all');

/**
 * Whether it is best to read the ids of all companies of markets once, and then to walk along an index, past this many.
 * The planner would look up the markets of each instead, which takes 15 times as long as to read an id. If many more are
 * passed than are of the markets, these are looked up and sorted sooner.
 */
function isHashedSooner(count: number, passed: number): boolean {
  return count < 15 * passed && passed < 5 * count;
}
