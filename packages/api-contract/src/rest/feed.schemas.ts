import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { CompanyCardSchema, InvestorSchema } from './entities.schemas.ts';
import type { feedRoutes } from './feed.ts';
import {
  ClosedObject,
  Count,
  Day,
  Dollars,
  Identifier,
  Instant,
  Nullable,
  NullableString,
  RequestInstant,
  Text,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import { DashboardItemSchema } from './watchlistReads.schemas.ts';

/** A market or a topic that the user follows. The id of a topic is its name. */
export const FollowedSchema = Type.Object({
  kind: Type.Enum(['market', 'topic']),
  id: Type.String(),
  name: Type.String(),
});

/** An event on a followed list, a round or an article of a followed market, or an article of a followed topic. */
export const FeedItemSchema = Type.Object({
  ...DashboardItemSchema.properties,
  /** Null for an article about no company. */
  organization: Nullable(CompanyCardSchema),
  /** What the user follows that the event is about, beside `watchlists`. */
  follows: Type.Array(FollowedSchema, { maxItems: 2 * limits.followed }),
  /** When the database learned of it. `published_time` is when it happened. */
  arrived_at: Instant,
  /** Of a funding or an investment: `A` to `H` for venture rounds. */
  round_code: NullableString,
  /** Of a funding, where a source names one. */
  lead_investor: Nullable(InvestorSchema),
});

/**
 * What arrived since the user last looked: for `home`, of all that is followed; or on one list, in one market (its rounds
 * and articles) or on one topic (its articles).
 */
export const SeenSchema = Type.Object({
  /** Null for a list, market or topic that the user never opened, of which nothing is new. */
  since: Nullable(Instant),
  /** The moment of the counts. Send it back to mark exactly these as seen. */
  as_of: Instant,
  rounds: Count,
  /** Sum of the disclosed amounts of those rounds. */
  raised_usd: Dollars,
  acquisitions: Count,
  investments: Count,
  articles: Count,
  /** Rounds in all markets, counted up to `limits.countedRounds`. */
  all_rounds: Count,
});

const names = Type.Array(Identifier, { maxItems: limits.followed, uniqueItems: true });

/** Details of the preference `follows`: ids of markets and names of topics. */
export const FollowsSchema = ClosedObject({ markets: names, topics: names });

/** What was raised by week in the user's markets. */
export const RaisedWeeksSchema = Type.Object({
  /** The most frequent markets of followed companies. Empty if no followed company has a market: then all count. */
  markets: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { maxItems: limits.raisedMarkets }),
  /** The last day of the last week. */
  as_of: Day,
  /** Periods of seven days, the current one last. Weeks without a round are included. */
  weeks: Type.Array(
    Type.Object({
      /** Its first day. */
      starts_on: Day,
      /** Sum of the disclosed amounts of those rounds. */
      raised_usd: Dollars,
      /** All rounds, also those with an undisclosed amount. */
      count: Count,
    }),
    { minItems: limits.raisedWeeks, maxItems: limits.raisedWeeks },
  ),
});

export type RaisedWeeks = Static<typeof RaisedWeeksSchema>;
export type Followed = Static<typeof FollowedSchema>;
export type FeedItem = Static<typeof FeedItemSchema>;
export type Seen = Static<typeof SeenSchema>;

const kind = '(article|funding|acquisition|investment)';

/** `home`, `list:` and the list's id, `market:` and any form of the market's id, or `topic:` and the topic's name. */
const scope = Text(207, { pattern: '^(home|(list|market|topic):[^\\u0000\\ud800-\\udfff]{1,200})$' });

export const feedSchemas = {
  getFeed: {
    query: ClosedObject({
      listId: Type.Optional(Identifier),
      /** Separated by commas; left out, all kinds. */
      kinds: Type.Optional(Text(50, { pattern: `^${kind}(,${kind}){0,3}$` })),
      /** Leaves out rounds below this amount, and undisclosed ones. */
      minAmount: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })),
      /** `next` of the previous page. */
      cursor: Type.Optional(Text(400)),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.feedPage, default: 25 })),
    }),
    response: Type.Object({
      /** The latest arrivals first. */
      items: Type.Array(FeedItemSchema, { maxItems: limits.feedPage }),
      /** Null on the last page. */
      next: NullableString,
    }),
  },
  getSeen: { query: ClosedObject({ scope }), response: SeenSchema },
  getRaisedWeeks: { response: RaisedWeeksSchema },
  setSeen: {
    query: ClosedObject({ scope }),
    body: ClosedObject({
      /** Default: now. Null forgets the user's last visit. A moment in the future counts as now. */
      seen_at: Type.Optional(Nullable(RequestInstant)),
    }),
    response: Type.Object({
      seen_at: Nullable(Instant),
      /** The value before, which undoes the change. */
      previous: Nullable(Instant),
    }),
  },
} satisfies RouteSchemas<typeof feedRoutes>;
