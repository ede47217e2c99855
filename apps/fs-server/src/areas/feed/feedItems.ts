import type { FeedItem, WatchlistUpdate } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import type { InvestmentScope } from '../funding/investments.ts';
import type { Store } from '../watchlists/access.ts';
import {
  companiesOn,
  type Followed,
  selectUpdates,
  type UpdateKind,
  updateKinds,
  withLists,
} from '../watchlists/reads/updates.ts';
import { encodeCursor, type FeedCursor } from './feedCursor.ts';
import { type Follows, nothingFollowed, toFollowedIds, withFollows } from './follows.ts';

interface FeedQuery {
  kinds?: readonly UpdateKind[] | undefined;
  /** In US dollars, for rounds. */
  minAmount?: number | undefined;
  /** Adds rounds and articles of markets and topics. @default none */
  follows?: Follows;
  /** The last event of the previous page; null for the first page. */
  after: FeedCursor | null;
  limit: number;
}

type FoundItem = Omit<WatchlistUpdate, 'organization'> &
  Pick<FeedItem, 'organization' | 'arrived_at' | 'round_code' | 'lead_investor'>;

/** One page of the events on these lists and of what else is followed, the latest arrivals first. */
export async function listFeed(
  store: Store,
  scope: InvestmentScope,
  lists: readonly { id: string; name: string }[],
  { kinds = updateKinds, minAmount, after, limit, follows = nothingFollowed }: FeedQuery,
): Promise<{ items: FeedItem[]; next: string | null }> {
  const followed = toFollowedIds(follows);
  if (lists.length === 0 && !followed) return { items: [], next: null };
  const companies = companiesOn(padIds(lists.map(({ id }) => id)));
  const condition = sql`arrived_at <= now() and ${isAfter(after)}`;
  const options = { scope, since: null, arrived: {} };
  const wanted = [...new Set(kinds)];
  const sources = [
    ...wanted.map(
      (kind) =>
        [kind, selectUpdates(kind, companies, { ...options, newest: { condition, limit: limit + 1 } })] as const,
    ),
    ...(followed ? selectFollowed(followed, wanted, options) : []),
  ];
  // Each source is cut by itself, so that no more rows are sorted together than the page could show.
  const parts = sources.map(
    ([kind, updates], place) => sql`(
      select *, ${sql.lit(place)} as place from (${updates}) as part
      where ${condition} and ${isLarge(kind, minAmount)}
      order by arrived_at desc, id limit ${limit + 1}
    )`,
  );
  // Planning takes longer than reading a page. With every kind, few texts differ.
  const { rows } = await sql<FoundItem>`${wanted.length === updateKinds.length ? keepPlan : sql``}
    select id, kind, title, description, published_time, organization, other, url, curated_article, earned_content, image,
      amount_usd,
      to_char(arrived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as arrived_at, round_code, lead_investor
    from (${sql.join(parts, sql` union all `)}) as feed
    order by feed.arrived_at desc, kind, id, place limit ${(limit + 1) * (followed ? sourcesOfEvent : 1)}
  `.execute(store.kysely);
  const events = [...new Map(rows.toReversed().map((row) => [`${row.kind} ${row.id}`, row])).values()].reverse();
  const page = events.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await withFollows(store, follows, await withLists(store, lists, page)),
    next: events.length > limit && last ? encodeCursor(last) : null,
  };
}

/** Sources that one event can come from: lists, followed markets and followed topics. */
const sourcesOfEvent = 3;

/** Selects the rounds and articles of followed markets, and the articles of followed topics. */
function selectFollowed(
  { markets, keywords }: Followed,
  wanted: readonly UpdateKind[],
  options: Parameters<typeof selectUpdates>[2],
): (readonly [UpdateKind, RawBuilder<unknown>])[] {
  const members = sql`(select organization_id from organization_markets where market_id = any(${markets}::text[]))`;
  const kinds = wanted.filter((kind) => kind === 'funding' || kind === 'article');
  return [
    ...(markets.length > 0 ? kinds.map((kind) => [kind, selectUpdates(kind, members, options)] as const) : []),
    ...(keywords.length > 0 && wanted.includes('article')
      ? [['article', selectUpdates('article', members, { ...options, keywords })] as const]
      : []),
  ];
}

function isAfter(after: FeedCursor | null): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const time = sql`${after.arrived_at}::timestamptz`;
  return sql`arrived_at <= ${time} and (arrived_at < ${time} or (kind, id) > (${after.kind}, ${after.id}))`;
}

function isLarge(kind: UpdateKind, minAmount: number | undefined): RawBuilder<unknown> {
  const isRound = kind === 'funding' || kind === 'investment';
  return isRound && minAmount !== undefined ? sql`amount_usd >= ${minAmount}` : sql`true`;
}
