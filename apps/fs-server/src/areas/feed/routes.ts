import type { feedRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { parseInstant } from '../../values/moment.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { dayOf } from '../watchlists/reads/since.ts';
import { listsInFeed } from '../watchlists/reads/summaries.ts';
import type { UpdateKind } from '../watchlists/reads/updates.ts';
import { decodeCursor } from './feedCursor.ts';
import { listFeed } from './feedItems.ts';
import { sumRaisedWeeks } from './raisedWeeks.ts';
import { countAllRounds, countArrivals, findSeen, moveSeen, parseScope } from './seen.ts';

/** Handlers of the feed and of until when a user has seen it. Lists that the user cannot see count nothing. */
export function feedHandlers(database: Database): Handlers<typeof feedRoutes> {
  return {
    getFeed: async ({ user, query: { listId, kinds, minAmount, cursor, limit = 25 } }) => {
      const lists = await listsInFeed(database, user, listId);
      return listFeed(database, investmentScopeOf(user), lists, {
        kinds: kinds?.split(',') as UpdateKind[] | undefined,
        minAmount,
        after: decodeCursor(cursor),
        limit,
      });
    },

    getSeen: async ({ user, query }) => {
      const scope = parseScope(query.scope);
      const lists = await listsInFeed(database, user, scope.kind === 'list' ? scope.listId : undefined);
      const asOf = new Date();
      const since = await findSeen(database, user, scope);
      const listIds = lists.map(({ id }) => id);
      const period = { since, asOf };
      const [counts, all_rounds] = await Promise.all([
        countArrivals(database, investmentScopeOf(user), listIds, period),
        countAllRounds(database, period),
      ]);
      return { since: since?.toISOString() ?? null, as_of: asOf.toISOString(), ...counts, all_rounds };
    },

    getRaisedWeeks: async ({ user }) => {
      const lists = await listsInFeed(database, user, undefined);
      return sumRaisedWeeks(
        database,
        lists.map(({ id }) => id),
        dayOf(new Date()),
      );
    },

    setSeen: async ({ user, query, body: { seen_at } }) => {
      const scope = parseScope(query.scope);
      const now = new Date();
      const wanted = typeof seen_at === 'string' ? parseInstant('seen_at', seen_at) : now;
      const next = seen_at === null ? null : new Date(Math.min(wanted.getTime(), now.getTime()));
      const previous = await database.kysely.transaction().execute((kysely) => moveSeen({ kysely }, user, scope, next));
      return { seen_at: next?.toISOString() ?? null, previous: previous?.toISOString() ?? null };
    },
  };
}
