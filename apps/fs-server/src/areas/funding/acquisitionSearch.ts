import type { AcquisitionDeal, AcquisitionFilter, AcquisitionSort } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { compareMonth, compareNumber } from '../../database/comparisons.ts';
import type { Database } from '../../database/database.ts';
import { formatLocation } from '../companies/companyColumns.ts';
import { toCompanyCondition } from '../companies/companySearch.ts';
import { acquisitionColumns } from './dealColumns.ts';

export interface AcquisitionSearch {
  filters: readonly AcquisitionFilter[];
  /** Orders by priority. Newest first by default. */
  sort: readonly AcquisitionSort[];
  offset: number;
  limit: number;
}

const sortColumns = {
  acquired: 'acquired.search_name',
  acquirer: 'acquirer.search_name',
  acquired_on: 'acquisitions.acquired_on',
  price_usd: 'acquisitions.price_usd',
  total_funding_usd: 'acquired.total_funding_usd',
} as const satisfies Record<AcquisitionSort['field'], string>;

const newestFirst: AcquisitionSort = { field: 'acquired_on', dir: 'desc' };

/** The first market of the company that was bought. */
const market = sql<AcquisitionDeal['market']>`(
  select jsonb_build_object('id', markets.id, 'name', markets.name)
  from organization_markets join markets on markets.id = market_id
  where organization_markets.organization_id = acquired.id and position = 0
)`;

/** One page of the acquisitions that match all filters. Unknown prices and sums are last in both directions. */
export async function searchAcquisitions(
  database: Database,
  { filters, sort, offset, limit }: AcquisitionSearch,
): Promise<AcquisitionDeal[]> {
  const [first = newestFirst, ...others] = sort;
  const orders = [first, ...others].map(({ field, dir }) =>
    dir === 'asc' ? sql.ref(sortColumns[field]) : sql`${sql.ref(sortColumns[field])} desc nulls last`,
  );
  // The direction of the indexes.
  const order = sql.join([...orders, first.dir === 'asc' ? sql`acquisitions.id` : sql`acquisitions.id desc`]);
  const rows = await database.kysely
    .selectFrom('acquisitions')
    .innerJoin('organizations as acquirer', 'acquirer.id', 'acquisitions.acquirer_id')
    .innerJoin('organizations as acquired', 'acquired.id', 'acquisitions.acquired_id')
    .select([
      ...acquisitionColumns,
      'acquired.city',
      'acquired.state_code',
      'acquired.country_code',
      'acquired.total_funding_usd',
      market.as('market'),
    ])
    .where(await matchesAll(database, filters))
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ city, state_code, country_code, ...deal }) => ({
    ...deal,
    location: formatLocation({ city, state_code, country_code }),
  }));
}

export async function countAcquisitions(database: Database, filters: readonly AcquisitionFilter[]): Promise<number> {
  const { count } = await database.kysely
    .selectFrom('acquisitions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(await matchesAll(database, filters))
    .executeTakeFirstOrThrow();
  return count;
}

async function matchesAll(database: Database, filters: readonly AcquisitionFilter[]): Promise<RawBuilder<boolean>> {
  const conditions = await Promise.all(filters.map((filter) => toCondition(database, filter)));
  return sql`${sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `)}`;
}

/** Null for an empty filter. */
async function toCondition(database: Database, filter: AcquisitionFilter): Promise<RawBuilder<boolean> | null> {
  switch (filter.field) {
    case 'acquired_on':
      return compareMonth('acquisitions.acquired_on', filter.op, filter.value);
    case 'price_usd':
      return compareNumber('acquisitions.price_usd', filter.op, filter.value);
    case 'acquired':
    case 'acquirer': {
      const named = await toCompanyCondition(database, { field: 'name', op: 'contains', value: filter.value });
      return ofCompanies(`${filter.field}_id`, named);
    }
    case 'location':
    case 'markets':
      return ofCompanies('acquired_id', await toCompanyCondition(database, filter));
  }
}

function ofCompanies(column: string, condition: RawBuilder<boolean> | null): RawBuilder<boolean> | null {
  return (
    condition &&
    sql`${sql.ref(`acquisitions.${column}`)} in (select organizations.id from organizations where ${condition})`
  );
}
