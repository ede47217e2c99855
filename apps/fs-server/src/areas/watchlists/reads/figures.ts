import { limits, type WatchlistSums } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { type InvestmentScope, investmentsOf } from '../../funding/investments.ts';
import type { Store } from '../access.ts';
import { dayOf } from './since.ts';
import { listCategorySummary } from './summaries.ts';
import { listUpdates } from './updates.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What a list's companies add up to, and the rows of its parts in the periods that the app requests first. */
export async function findFigures(
  store: Store,
  scope: InvestmentScope,
  listId: string,
  now: Date,
): Promise<WatchlistSums> {
  const daysBack = (days: number) => new Date(now.getTime() - days * dayMs);
  const [categories, updates, sums] = await Promise.all([
    listCategorySummary(store, listId),
    listUpdates(store, scope, [listId], {
      since: daysBack(limits.watchlistUpdateDays),
      offset: 0,
      limit: limits.watchlistUpdates,
    }),
    sumDeals(store, scope, listId, { today: dayOf(now), yearBack: dayOf(daysBack(limits.watchlistDays)) }),
  ]);
  const { raised_12m_usd, rounds_12m, ...counts } = sums;
  return {
    raised_12m_usd,
    rounds_12m,
    categories: categories.slice(0, limits.watchlistCategories),
    counts: { updates: updates.length, ...counts },
  };
}

type Sums = Pick<WatchlistSums, 'raised_12m_usd' | 'rounds_12m'> & Omit<WatchlistSums['counts'], 'updates'>;

async function sumDeals(
  { kysely }: Store,
  scope: InvestmentScope,
  listId: string,
  { today, yearBack }: { today: string; yearBack: string },
): Promise<Sums> {
  const companies = sql<string>`(select organization_id from watchlist_items where watchlist_id = ${listId})`;
  /** Counts no more rows than one call returns. */
  const count = (rows: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (${rows} limit ${limits.watchlistDeals}) as counted)`;
  const ofYear = sql`funded_on > ${today}::date - interval '12 months' and funded_on <= ${today}::date
    and organization_id in ${companies}`;
  const { rows } = await sql<Sums>`select
    (select coalesce(sum(raised_usd), 0)::bigint from funding_rounds where ${ofYear}) as raised_12m_usd,
    (select count(*)::int from funding_rounds where ${ofYear}) as rounds_12m,
    ${count(sql`select from funding_rounds
      where funded_on >= ${limits.watchlistFundingSince} and organization_id in ${companies}`)} as funding,
    ${count(sql`select from ${investmentsOf(scope, companies)} as paid
      join funding_rounds on funding_rounds.id = paid.funding_round_id
      where funding_rounds.funded_on >= ${limits.watchlistInvestmentsSince}`)} as investments,
    ${count(sql`select from acquisitions
      where acquired_on >= ${yearBack} and (acquirer_id in ${companies} or acquired_id in ${companies})`)} as acquisitions,
    ${count(sql`select from positions where is_active and organization_id in ${companies}`)} as people
  `.execute(kysely);
  const [sums] = rows;
  if (!sums) throw new Error('An aggregate returns one row');
  return sums;
}
