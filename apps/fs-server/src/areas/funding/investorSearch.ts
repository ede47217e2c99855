import type { CompanyMarket, InvestorFigures, InvestorFilter, InvestorSort } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { compareMonth, compareNumber } from '../../database/comparisons.ts';
import type { Database } from '../../database/database.ts';
import { containsName, startsWithName } from '../../database/nameMatch.ts';
import { investorCard } from '../companies/companyColumns.ts';
import { toSearchText } from '../companies/rules.ts';
import { roundCard } from '../markets/marketColumns.ts';

export interface InvestorSearch {
  filters: readonly InvestorFilter[];
  /** Orders by priority. Most active first by default. */
  sort: readonly InvestorSort[];
  offset: number;
  limit: number;
}

const sortColumns = {
  name: 'investor_figures.search_name',
  rounds_12m: 'investor_figures.rounds_12m',
  rounds: 'investor_figures.rounds',
  rounds_led: 'investor_figures.rounds_led',
  companies: 'investor_figures.companies',
  last_on: 'investor_figures.last_on',
} as const satisfies Record<InvestorSort['field'], string>;

const mostActive: readonly InvestorSort[] = [
  { field: 'rounds_12m', dir: 'desc' },
  { field: 'rounds', dir: 'desc' },
];

const focusMarkets = sql<CompanyMarket[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', markets.id, 'name', markets.name) order by place)
  from unnest(market_ids) with ordinality as focus (market_id, place) join markets on markets.id = market_id
), '[]')`;

/** One page of the investors that match all filters. */
export async function searchInvestors(
  { kysely }: Database,
  { filters, sort, offset, limit }: InvestorSearch,
): Promise<InvestorFigures[]> {
  const orders = (sort.length === 0 ? mostActive : sort).map(({ field, dir }) => {
    const column = sql.ref(sortColumns[field]);
    return dir === 'asc' ? sql`${column} asc` : sql`${column} desc`;
  });
  const order = sql.join([...orders, sql`owner`]);
  // The page is found before anything is read for its rows.
  const page = kysely
    .selectFrom('investor_figures')
    .selectAll()
    .where(matchesAll(filters))
    .orderBy(order)
    .offset(offset)
    .limit(limit);
  return kysely
    .selectFrom(page.as('investor_figures'))
    .innerJoin('investors', 'investors.id', 'investor_figures.investor_id')
    .select([
      investorCard('investors').as('investor'),
      'rounds',
      'rounds_12m',
      'rounds_led',
      'companies',
      'last_on',
      roundCard('last_round_id').as('last_round'),
      focusMarkets.as('markets'),
    ])
    .orderBy(order)
    .execute();
}

export async function countInvestors({ kysely }: Database, filters: readonly InvestorFilter[]): Promise<number> {
  const { count } = await kysely
    .selectFrom('investor_figures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matchesAll(filters))
    .executeTakeFirstOrThrow();
  return count;
}

function matchesAll(filters: readonly InvestorFilter[]): RawBuilder<boolean> {
  return sql`${sql.join([sql`true`, ...filters.map(toCondition)], sql` and `)}`;
}

/** An empty text matches all. */
function toCondition(filter: InvestorFilter): RawBuilder<boolean> {
  switch (filter.field) {
    case 'last_on':
      return compareMonth('investor_figures.last_on', filter.op, filter.value);
    case 'name': {
      const text = toSearchText(filter.value);
      // Too short a part is in nearly every name.
      return (text.length < limits.searchLetters ? startsWithName : containsName)('search_name', text);
    }
    case 'markets': {
      const text = toSearchText(filter.value);
      if (text === '') return sql`true`;
      return sql`invested_market_ids && array(select id from markets where ${containsName('search_name', text)})`;
    }
    default:
      return compareNumber(`investor_figures.${filter.field}`, filter.op, filter.value);
  }
}
