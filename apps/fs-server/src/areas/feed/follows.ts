import { type FeedItem, type Followed, readFollows } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import { findTopics, type Topic } from '../keywords/repository.ts';
import type { Store } from '../watchlists/access.ts';
import type { Followed as FollowedIds } from '../watchlists/reads/updates.ts';

/** Markets and topics whose news joins the feed. */
export interface Follows {
  markets: readonly { id: string; name: string }[];
  topics: readonly Topic[];
}

export const nothingFollowed: Follows = { markets: [], topics: [] };

/** What the user's preference names, as far as there is such a market or topic. */
export async function findFollows(database: Database, { id }: Pick<User, 'id'>): Promise<Follows> {
  const row = await database.kysely
    .selectFrom('preferences')
    .select('details')
    .where('owner_id', '=', id)
    .where('key', '=', 'follows')
    .executeTakeFirst();
  const { markets, topics } = readFollows(row?.details);
  return {
    markets: markets.length === 0 ? [] : await findMarkets(database, markets),
    topics: topics.length === 0 ? [] : (await findTopics(database, topics)).filter(({ ids }) => ids.length > 0),
  };
}

function findMarkets({ kysely }: Store, ids: readonly string[]) {
  return kysely.selectFrom('markets').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute();
}

/** The ids to select updates by; undefined if nothing is followed. */
export function toFollowedIds({ markets, topics }: Follows): FollowedIds | undefined {
  if (markets.length === 0 && topics.length === 0) return undefined;
  return { markets: markets.map(({ id }) => id), keywords: topics.flatMap(({ ids }) => ids) };
}

/** Adds what of these each event is about. */
export async function withFollows<Event extends Pick<FeedItem, 'kind' | 'id' | 'organization'>>(
  { kysely }: Store,
  follows: Follows,
  events: readonly Event[],
): Promise<(Event & Pick<FeedItem, 'follows'>)[]> {
  const ids = toFollowedIds(follows);
  if (!ids) return events.map((event) => ({ ...event, follows: [] }));
  const articles = events.flatMap(({ kind, id }) => (kind === 'article' ? [id] : []));
  const companies = events.flatMap(({ kind, organization }) =>
    kind === 'funding' && organization ? [organization.id] : [],
  );
  const { rows } = await sql<{ key: string; market: string | null; keyword: number | null }>`
    select organization_id::text as key, market_id as market, null::int as keyword from organization_markets
    where organization_id = any(${companies}::uuid[]) and market_id = any(${ids.markets}::text[])
    union
    select article_id, market_id, null from article_organizations join organization_markets using (organization_id)
    where article_id = any(${articles}::text[]) and market_id = any(${ids.markets}::text[])
    union
    select article_id, null, keyword_id from article_keywords
    where article_id = any(${articles}::text[]) and keyword_id = any(${ids.keywords}::int[])
  `.execute(kysely);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return events.map((event) => {
    const found = byKey.get((event.kind === 'article' ? event.id : event.organization?.id) ?? '') ?? [];
    const isAbout = event.kind === 'article' || event.kind === 'funding' ? found : [];
    const markets = follows.markets.filter(({ id }) => isAbout.some(({ market }) => market === id));
    const topics = follows.topics.filter((topic) =>
      isAbout.some(({ keyword }) => keyword !== null && topic.ids.includes(keyword)),
    );
    return {
      ...event,
      follows: [
        ...markets.map(({ id, name }): Followed => ({ kind: 'market', id, name })),
        ...topics.map(({ name }): Followed => ({ kind: 'topic', id: name, name })),
      ],
    };
  });
}
