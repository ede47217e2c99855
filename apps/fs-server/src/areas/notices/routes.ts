import { limits, type noticeRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { invalid } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { isUuid } from '../../values/uuid.ts';
import { decodeCursor, encodeCursor } from './noticeCursor.ts';
import { countUnread, listNotices, markRead } from './repository.ts';

/** Handlers of the user's notices. */
export function noticeHandlers(database: Database): Handlers<typeof noticeRoutes> {
  return {
    getNotices: async ({ user, query: { cursor } }) => {
      const after = decodeCursor(cursor);
      const [found, unread] = await Promise.all([
        // One more tells whether there is a next page.
        listNotices(database, user, { after, limit: limits.noticesPage + 1 }),
        countUnread(database, user),
      ]);
      const notices = found.slice(0, limits.noticesPage);
      const last = notices.at(-1);
      return { notices, unread, next: last && found.length > notices.length ? encodeCursor(last) : null };
    },

    markNoticesRead: async ({ user, body: { ids, until } }) => {
      if ((ids === undefined) === (until === undefined)) throw invalid('Give either ids or until');
      const known = (ids ?? []).filter(isUuid);
      if (until !== undefined) await markRead(database, user, { until });
      else if (known.length > 0) await markRead(database, user, { ids: known });
      return { unread: await countUnread(database, user) };
    },
  };
}
