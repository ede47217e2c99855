import {
  type FundingFilter,
  type FundingSearchResult,
  type FundingSort,
  type FundingTotals,
  limits,
} from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { compareMonth, compareNumber } from '../../database/comparisons.ts';
import type { Database } from '../../database/database.ts';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import { formatLocation } from '../companies/companyColumns.ts';
import { toCompanyCondition } from '../companies/companySearch.ts';
import { toSearchText } from '../companies/rules.ts';
import { foundRoundColumns } from './dealColumns.ts';
import { type InvestmentScope, roundsOfInvestors } from './investments.ts';

/** Which rounds a caller looks for. */
export interface FundingConditions {
  /** Which investments of a company the caller may find. */
  scope: InvestmentScope;
  filters: readonly FundingFilter[];
}

export interface FundingSearch extends FundingConditions {
  /** Sort orders by priority. Newest first by default. */
  sort: readonly FundingSort[];
  offset: number;
  limit: number;
}

const sortColumns = {
  organization: 'organizations.search_name',
  round_type: 'funding_rounds.round_type',
  raised_usd: 'funding_rounds.raised_usd',
  funded_on: 'funding_rounds.funded_on',
  arrived_at: 'funding_rounds.arrived_at',
} as const satisfies Record<FundingSort['field'], string>;

const newestFirst: FundingSort = { field: 'funded_on', dir: 'desc' };

/** One page of the rounds that match all filters. Undisclosed amounts are last in both directions. */
export async function searchFundings(database: Database, search: FundingSearch): Promise<FundingSearchResult[]> {
  return listFundings(database, await findFundingIds(database, search));
}

/** The ids of the rounds of `searchFundings`, in order. */
export async function findFundingIds(
  database: Database,
  { sort, offset, limit, ...conditions }: FundingSearch,
): Promise<string[]> {
  const condition = await matchesAll(database, conditions);
  const [first = newestFirst, ...others] = sort;
  const orders = [first, ...others];
  const page = await database.kysely
    .selectFrom('funding_rounds')
    .$if(
      orders.some(({ field }) => field === 'organization'),
      (rounds) => rounds.innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id'),
    )
    .select('funding_rounds.id')
    .where(condition)
    .$call((query) =>
      orders.reduce(
        (sorted, { field, dir }) =>
          sorted.orderBy(sql.ref(sortColumns[field]), (order) => {
            const directed = dir === 'asc' ? order.asc() : order.desc();
            return field === 'raised_usd' ? directed.nullsLast() : directed;
          }),
        query,
      ),
    )
    // The direction of the indexes.
    .orderBy('funding_rounds.id', first.dir)
    .offset(offset)
    .limit(limit)
    .execute();
  return page.map(({ id }) => id);
}

/** Reads rounds in the order of the ids. */
export async function listFundings({ kysely }: Database, ids: readonly string[]): Promise<FundingSearchResult[]> {
  if (ids.length === 0) return [];
  const rounds = await kysely
    .selectFrom('funding_rounds')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(foundRoundColumns)
    .where(sql<boolean>`funding_rounds.id = any(${padIds(ids)}::text[])`)
    .modifyFront(keepPlan)
    .execute();
  const byId = new Map(rounds.map(toSearchResult));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toSearchResult({
  city,
  state_code,
  country_code,
  ...round
}: Omit<FundingSearchResult, 'location'> & Parameters<typeof formatLocation>[0]): [string, FundingSearchResult] {
  return [round.id, { ...round, location: formatLocation({ city, state_code, country_code }) }];
}

/** Totals of the rounds that match all filters, and what was raised by month whatever their dates. */
export async function sumFundings(database: Database, conditions: FundingConditions): Promise<FundingTotals> {
  const [totals, months] = await Promise.all([
    sumMatching(database, conditions),
    sumByMonth(database, {
      ...conditions,
      filters: conditions.filters.filter(({ field }) => field !== 'funded_on'),
    }),
  ]);
  return { ...totals, months };
}

async function sumMatching(database: Database, conditions: FundingConditions) {
  return database.kysely
    .selectFrom('funding_rounds')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(raised_usd)::int`.as('disclosed'),
      sql<number>`coalesce(sum(raised_usd), 0)::bigint`.as('raised_usd'),
      sql<number | null>`percentile_cont(0.5) within group (order by raised_usd)::bigint`.as('median_usd'),
    ])
    .where(await matchesAll(database, conditions))
    .executeTakeFirstOrThrow();
}

/** The last months, the current one last. */
async function sumByMonth(database: Database, conditions: FundingConditions): Promise<FundingTotals['months']> {
  const first = sql`(date_trunc('month', current_date) - ${limits.fundingMonths - 1}::int * interval '1 month')::date`;
  const sums = database.kysely
    .selectFrom('funding_rounds')
    .select([
      sql<string>`to_char(funded_on, 'YYYY-MM')`.as('month'),
      sql<number>`coalesce(sum(raised_usd), 0)::bigint`.as('raised_usd'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where(sql<boolean>`funded_on >= ${first} and funded_on <= current_date`)
    .where(await matchesAll(database, conditions))
    .groupBy('month');
  const { rows } = await sql<FundingTotals['months'][number]>`
    select to_char(day, 'YYYY-MM') as month, coalesce(raised_usd, 0) as raised_usd, coalesce(count, 0) as count
    from generate_series(${first}, current_date, interval '1 month') as day
      left join ${sums.as('sums')} on sums.month = to_char(day, 'YYYY-MM')
    order by 1
  `.execute(database.kysely);
  return rows;
}

export async function countFundings(database: Database, conditions: FundingConditions): Promise<number> {
  const { count } = await database.kysely
    .selectFrom('funding_rounds')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(await matchesAll(database, conditions))
    .executeTakeFirstOrThrow();
  return count;
}

/** The condition on `funding_rounds` that all filters hold. */
export async function matchesAll(
  database: Database,
  { scope, filters }: FundingConditions,
): Promise<RawBuilder<boolean>> {
  const conditions = await Promise.all(filters.map((filter) => toCondition(database, scope, filter)));
  return sql`${sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `)}`;
}

/** Null for an empty filter. */
async function toCondition(
  database: Database,
  scope: InvestmentScope,
  filter: FundingFilter,
): Promise<RawBuilder<boolean> | null> {
  switch (filter.field) {
    case 'funded_on':
      return filter.op === 'since'
        ? sql`funding_rounds.funded_on >= ${filter.value}::date and funding_rounds.funded_on <= current_date`
        : compareMonth('funding_rounds.funded_on', filter.op, filter.value);
    case 'raised_usd':
      return compareNumber('funding_rounds.raised_usd', filter.op, filter.value);
  }
  const text = toSearchText(filter.value);
  if (text === '') return null;
  switch (filter.field) {
    case 'round_type':
      return isCode(text) ? sql`funding_rounds.round_code = ${text}` : sql`funding_rounds.round_type = ${text}`;
    case 'investor':
      return sql`funding_rounds.id in ${roundsOfInvestors(scope, text)}`;
    case 'organization':
      return ofCompanies(await toCompanyCondition(database, { field: 'name', op: 'contains', value: filter.value }));
    case 'location':
    case 'markets':
      return ofCompanies(await toCompanyCondition(database, filter));
  }
}

/** Codes of venture rounds, of which the database has no others. No type is a single letter. */
function isCode(text: string): boolean {
  return /^[A-H]$/.test(text);
}

function ofCompanies(condition: RawBuilder<boolean> | null): RawBuilder<boolean> | null {
  return condition && sql`organization_id in (select organizations.id from organizations where ${condition})`;
}
