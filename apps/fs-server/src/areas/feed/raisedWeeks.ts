import { limits, type RaisedWeeks } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Store } from '../watchlists/access.ts';

/**
 * Counts the rounds of the weeks that end today, and sums their disclosed amounts, in the most frequent markets of the
 * companies on these lists, or in all markets if none of them has one.
 * @param today In UTC, `YYYY-MM-DD`. The database's own day depends on the time zone of its session.
 */
export async function sumRaisedWeeks(store: Store, listIds: readonly string[], today: string): Promise<RaisedWeeks> {
  const markets = await listMarkets(store, listIds);
  const inMarkets =
    markets.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`organization_id in (
          select organization_id from organization_markets where market_id = any(${markets.map(({ id }) => id)}::text[])
        )`;
  const last = sql`${today}::date`;
  const first = sql`(${last} - ${limits.raisedWeeks * 7 - 1}::int)`;
  const { rows } = await sql<RaisedWeeks['weeks'][number]>`
    select to_char(day, 'YYYY-MM-DD') as starts_on,
      coalesce(sums.raised_usd, 0)::bigint as raised_usd, coalesce(sums.count, 0)::int as count
    from generate_series(${first}::timestamp, ${last}, interval '7 days') as day
      left join (
        select (funded_on - ${first}) / 7 as week, sum(raised_usd) as raised_usd, count(*) as count
        from funding_rounds
        where funded_on >= ${first} and funded_on <= ${last} and ${inMarkets}
        group by week
      ) as sums on sums.week = (day::date - ${first}) / 7
    order by day
  `.execute(store.kysely);
  return { markets, as_of: today, weeks: rows };
}

async function listMarkets({ kysely }: Store, listIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (listIds.length === 0) return [];
  const rows = await kysely
    .selectFrom('watchlist_items')
    .innerJoin('organization_markets', 'organization_markets.organization_id', 'watchlist_items.organization_id')
    .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
    .select(['markets.id', 'markets.name'])
    .where('watchlist_items.watchlist_id', 'in', listIds)
    .groupBy('markets.id')
    .orderBy(sql`count(distinct watchlist_items.organization_id)`, 'desc')
    .orderBy('markets.name')
    .orderBy('markets.id')
    .limit(limits.raisedMarkets)
    .execute();
  return rows.map(({ id, name }) => ({ id, name }));
}
