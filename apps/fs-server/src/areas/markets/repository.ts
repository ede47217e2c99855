import {
  type CompanyMarket,
  limits,
  type Market,
  type MarketFigures,
  type MarketProfile,
  type MarketSortField,
} from '@fs/api-contract';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { containsName, equalsName, startsWithName } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import { figureColumns, topInvestor } from './marketColumns.ts';
import type { MarketOrder } from './rules.ts';

/** The market with this id, or else one whose name has this slug, as used in links of tables. */
export async function findMarket(
  { kysely }: Database,
  { id, slug }: { id: string; slug: string },
): Promise<Market | undefined> {
  const known = await selectMarkets(kysely).where('id', '=', id).modifyFront(keepPlan).executeTakeFirst();
  if (known) return known;
  return selectMarkets(kysely)
    .where(({ eb }) => eb(sql`replace(lower(trim(name)), ' ', '-')`, '=', slug))
    .orderBy('company_count', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One market with its figures. */
export function findMarketProfile(
  { kysely }: Database,
  id: string,
  { hasInvestors }: { hasInvestors: boolean },
): Promise<MarketProfile | undefined> {
  return kysely
    .selectFrom('markets')
    .select([...figureColumns, 'round_sizes'])
    .$if(hasInvestors, (query) => query.select(topInvestor))
    .where('id', '=', id)
    .modifyFront(keepPlan)
    .executeTakeFirst();
}

/**
 * Markets whose name contains each of the words, without accents and case: first the exact name, then names that start
 * with the text, then by number of companies. No words match every market.
 */
export function searchMarkets(
  { kysely }: Database,
  text: string,
  limit: number = limits.marketsByName,
): Promise<Market[]> {
  return selectMarkets(kysely)
    .where(matchesWords(text))
    .$call((query) => byMatch(query, text))
    .limit(limit)
    .execute();
}

export interface MarketList {
  text: string;
  /** Orders by priority. Default: the best match first, as in `searchMarkets`. */
  sort: readonly MarketOrder[];
  offset: number;
  limit: number;
  hasInvestors: boolean;
}

/** One page of the markets of `searchMarkets`, with their figures. Unknown values are last in both directions. */
export function listMarkets(
  { kysely }: Database,
  { text, sort, offset, limit, hasInvestors }: MarketList,
): Promise<MarketFigures[]> {
  return sort
    .reduce(
      (query, { field, dir }) =>
        query.orderBy(sortColumns[field], (order) => (dir === 'asc' ? order.asc() : order.desc()).nullsLast()),
      kysely
        .selectFrom('markets')
        .select(figureColumns)
        .$if(hasInvestors, (query) => query.select(topInvestor))
        .where(matchesWords(text)),
    )
    .$call((query) => byMatch(query, text))
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countMarkets({ kysely }: Database, text: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('markets')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matchesWords(text))
    .executeTakeFirstOrThrow();
  return count;
}

/** The markets whose names are most like the text, of equal ones those with most raised in 12 months. */
export function listClosestMarkets({ kysely }: Database, text: string): Promise<CompanyMarket[]> {
  return kysely
    .selectFrom('markets')
    .select(['id', 'name'])
    .orderBy(sql`similarity(search_name, lower(f_unaccent(${text})))`, 'desc')
    .orderBy('raised_12m_usd', 'desc')
    .orderBy('id')
    .limit(limits.closestMarkets)
    .execute();
}

/** The markets with most raised in 12 months, shown before a search. */
export function listFeaturedMarkets(database: Database): Promise<MarketFigures[]> {
  const sort = [
    { field: 'raised_12m_usd', dir: 'desc' },
    { field: 'totalFunding', dir: 'desc' },
  ] as const;
  return listMarkets(database, { text: '', sort, offset: 0, limit: limits.featuredMarkets, hasInvestors: false });
}

const sortColumns = {
  name: sql.ref('markets.search_name'),
  companyCount: sql.ref('markets.company_count'),
  totalFunding: sql.ref('markets.total_funding_usd'),
  raised_12m_usd: sql.ref('markets.raised_12m_usd'),
  change_12m: sql.ref('markets.change_12m'),
  rounds_12m: sql.ref('markets.rounds_12m'),
  newest_round: sql`(select funded_on from funding_rounds where funding_rounds.id = newest_round_id)`,
  sector: sql.ref('markets.sector'),
  median_12m_usd: sql.ref('markets.median_12m_usd'),
} as const satisfies Record<MarketSortField, RawBuilder<unknown>>;

/** Whether the name contains each word, or the text is the sector’s whole name, as in a link to its markets. */
function matchesWords(text: string): RawBuilder<boolean> {
  const words = splitWords(text).map((word) => containsName('search_name', word));
  return sql`((${sql.join([sql`true`, ...words], sql` and `)}) or lower(sector) = lower(${text.trim()}))`;
}

function byMatch<Row>(query: SelectQueryBuilder<Tables, 'markets', Row>, text: string) {
  return query
    .orderBy(equalsName('search_name', text), 'desc')
    .orderBy(startsWithName('search_name', text), 'desc')
    .orderBy('markets.company_count', 'desc')
    .orderBy('markets.id');
}

function selectMarkets(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('markets')
    .select(['id', 'name', 'company_count as companyCount', 'total_funding_usd as totalFunding']);
}

function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}
