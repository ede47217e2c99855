import type { feedRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { parseInstant } from '../../values/moment.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { dayOf } from '../watchlists/reads/since.ts';
import { listsInFeed } from '../watchlists/reads/summaries.ts';
import type { UpdateKind } from '../watchlists/reads/updates.ts';
import { decodeCursor } from './feedCursor.ts';
import { listFeed } from './feedItems.ts';
import { type Follows, findFollows, nothingFollowed, toFollowedIds } from './follows.ts';
import { sumRaisedWeeks } from './raisedWeeks.ts';
import { findScope, type Scope } from './scopes.ts';
import { countAllRounds, countArrivals, findSeen, moveSeen } from './seen.ts';

/**
 * Handlers of the feed and of until when a user has seen it. Lists that the user cannot see count nothing.
 * @param research may be read from a replica, other than what the user may see and has seen
 */
export function feedHandlers(database: Database, research: Database): Handlers<typeof feedRoutes> {
  return {
    getFeed: async ({ user, query: { listId, kinds, minAmount, cursor, limit = 25 } }) => {
      const lists = await listsInFeed(database, user, listId);
      const follows = listId === undefined ? await findFollows(database, user) : nothingFollowed;
      return listFeed(research, investmentScopeOf(user), lists, {
        follows,
        kinds: kinds?.split(',') as UpdateKind[] | undefined,
        minAmount,
        after: decodeCursor(cursor),
        limit,
      });
    },

    getSeen: async ({ user, query }) => {
      const scope = await findScope(research, query.scope);
      const { listIds, follows } = await findSources(database, user, scope);
      const asOf = new Date();
      const since = await findSeen(database, user, scope);
      const period = { since, asOf };
      const [counts, all_rounds] = await Promise.all([
        countArrivals(research, investmentScopeOf(user), listIds, { ...period, followed: toFollowedIds(follows) }),
        countAllRounds(research, period),
      ]);
      return { since: since?.toISOString() ?? null, as_of: asOf.toISOString(), ...counts, all_rounds };
    },

    getRaisedWeeks: async ({ user }) => {
      const lists = await listsInFeed(database, user, undefined);
      return sumRaisedWeeks(
        research,
        lists.map(({ id }) => id),
        dayOf(new Date()),
      );
    },

    setSeen: async ({ user, query, body: { seen_at } }) => {
      const scope = await findScope(research, query.scope);
      const now = new Date();
      const wanted = typeof seen_at === 'string' ? parseInstant('seen_at', seen_at) : now;
      const next = seen_at === null ? null : new Date(Math.min(wanted.getTime(), now.getTime()));
      const previous = await database.kysely.transaction().execute((kysely) => moveSeen({ kysely }, user, scope, next));
      return { seen_at: next?.toISOString() ?? null, previous: previous?.toISOString() ?? null };
    },
  };
}

/** What the counts of a scope are about. @throws HttpFailure 404 for a list that the user cannot see */
async function findSources(
  database: Database,
  user: User,
  scope: Scope,
): Promise<{ listIds: readonly string[]; follows: Follows }> {
  switch (scope.kind) {
    case 'market':
      return { listIds: [], follows: { markets: [scope.market], topics: [] } };
    case 'topic':
      return { listIds: [], follows: { markets: [], topics: [scope.topic] } };
    case 'list':
    case 'home': {
      const lists = await listsInFeed(database, user, scope.kind === 'list' ? scope.listId : undefined);
      const follows = scope.kind === 'home' ? await findFollows(database, user) : nothingFollowed;
      return { listIds: lists.map(({ id }) => id), follows };
    }
  }
}
