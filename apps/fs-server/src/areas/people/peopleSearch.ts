import {
  limits,
  type PersonFilter,
  type PersonSearchResult,
  type PersonSort,
  type PersonSummary,
} from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName, equalsName } from '../../database/nameMatch.ts';
import { formatLocation } from '../companies/companyColumns.ts';
import { toCompanyCondition } from '../companies/companySearch.ts';
import { toSearchText } from '../companies/rules.ts';
import { summaryColumns, withMainPosition } from './repository.ts';

export interface PeopleSearch {
  filters: readonly PersonFilter[];
  /** Orders by priority. Without any, people of exactly that name are first, then those of the most prominent companies. */
  sort: readonly PersonSort[];
  offset: number;
  limit: number;
}

const sortColumns = {
  name: 'people.search_name',
  organization: 'organizations.search_name',
  total_funding_usd: 'organizations.total_funding_usd',
} as const satisfies Record<PersonSort['field'], string>;

/** One page of the people that match all filters. Who has no company is last in both directions of its orders. */
export async function searchPeople(
  database: Database,
  { filters, sort, offset, limit }: PeopleSearch,
): Promise<PersonSearchResult[]> {
  const orders = sort.map(({ field, dir }) => sql`${sql.ref(sortColumns[field])} ${sql.raw(dir)} nulls last`);
  const order = sql.join([...(orders.length === 0 ? byRelevance(filters) : orders), sql`people.id`]);
  const rows = await withMainPosition(database.kysely.selectFrom('people'))
    .select([
      ...summaryColumns,
      'positions.is_active',
      'organizations.total_funding_usd',
      'organizations.city',
      'organizations.state_code',
      'organizations.country_code',
    ])
    .where(await matchesAll(database, filters))
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ is_active, city, state_code, country_code, ...person }) => ({
    ...person,
    active: is_active ?? false,
    location: formatLocation({ city, state_code, country_code }),
  }));
}

export async function countPeople(database: Database, filters: readonly PersonFilter[]): Promise<number> {
  const all = database.kysely.selectFrom('people').select(sql<number>`count(*)::int`.as('count'));
  const matching = filters.some(({ field }) => field !== 'name')
    ? all.innerJoin('positions', (join) =>
        join.onRef('positions.person_id', '=', 'people.id').on('positions.position', '=', 0),
      )
    : all;
  const { count } = await matching.where(await matchesAll(database, filters)).executeTakeFirstOrThrow();
  return count;
}

function byRelevance(filters: readonly PersonFilter[]): RawBuilder<unknown>[] {
  const names = filters.filter(({ field }) => field === 'name').map(({ value }) => toSearchText(value));
  return [
    ...names.map((name) => sql`${equalsName('people.search_name', name)} desc`),
    sql`organizations.prominence desc nulls last`,
  ];
}

async function matchesAll(database: Database, filters: readonly PersonFilter[]): Promise<RawBuilder<boolean>> {
  const conditions = await Promise.all(filters.map((filter) => toCondition(database, filter)));
  return sql`${sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `)}`;
}

/** Null for an empty filter. */
async function toCondition(
  database: Database,
  { field, op, value }: PersonFilter,
): Promise<RawBuilder<boolean> | null> {
  if (field === 'name') {
    const text = toSearchText(value);
    return text === '' ? null : containsName('people.search_name', text);
  }
  const ofCompany = await toCompanyCondition(database, {
    field: field === 'organization' ? 'name' : field,
    op,
    value,
  });
  return ofCompany && sql`positions.organization_id in (select organizations.id from organizations where ${ofCompany})`;
}

/** The first people of a name, as a search of everything has them. */
export async function findPeople(database: Database, name: string): Promise<PersonSummary[]> {
  const filters = [{ field: 'name', op: 'contains', value: name }] as const;
  const people = await searchPeople(database, { filters, sort: [], offset: 0, limit: limits.globalSearch.people });
  return people.map(({ active: _active, total_funding_usd: _raised, location: _place, ...person }) => person);
}
