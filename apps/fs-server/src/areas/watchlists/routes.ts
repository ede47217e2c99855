import { limits, type watchlistRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { parseIdList } from '../../values/idList.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { changeItems } from './changeLists.ts';
import { copyList, createList, mergeLists, previewMerge } from './createLists.ts';
import { deleteLists, restoreLists } from './deleteLists.ts';
import { setShareRole, unshareList } from './listUsers.ts';
import { findNote, setNote } from './notes.ts';
import { findUsage } from './planQuota.ts';
import { findFigures } from './reads/figures.ts';
import { listCategorySummary, listSummaries } from './reads/summaries.ts';
import { recognizeCompanies } from './recognition.ts';
import { refreshList } from './refresh.ts';
import { readWatchlist } from './repository.ts';
import { requireList } from './requireLists.ts';
import { type MailContext, shareList } from './shares.ts';

const parseIds = (ids: string | readonly string[]): string[] => parseIdList(ids, limits.watchlistsPerCall);

/** REST handlers of lists. The called functions enforce the rules. */
export function watchlistHandlers(
  database: Database,
  post: Omit<MailContext, 'store'>,
): Handlers<typeof watchlistRoutes> {
  return {
    getListSummaries: ({ user, query }) => listSummaries(database, user, query),

    getListUsage: ({ user, query }) => findUsage(database, user, query.accountID ?? null),

    previewMerge: ({ user, query }) => previewMerge(database, user, parseIds(query.listIds)),

    createList: async ({ user, body }) => readWatchlist(database, user, await createList(database, user, body)),

    getList: async ({ user, params: { id } }) => {
      await requireList(database, user, 'read', id);
      const [list, categorySummary] = await Promise.all([
        readWatchlist(database, user, id),
        listCategorySummary(database, id),
      ]);
      return { ...list, categorySummary };
    },

    getListFigures: async ({ user, params: { id } }) => {
      await requireList(database, user, 'read', id);
      return findFigures(database, investmentScopeOf(user), id, new Date());
    },

    mergeLists: async ({ user, body }) => readWatchlist(database, user, await mergeLists(database, user, body)),

    copyList: async ({ user, body }) => readWatchlist(database, user, await copyList(database, user, body)),

    deleteLists: ({ user, query }) => deleteLists(database, user, parseIds(query.listIds)),

    restoreLists: ({ user, body }) => restoreLists(database, user, body.listIds),

    changeWatchlistItems: ({ user, params, body }) => changeItems(database, user, params.id, body),

    getWatchlistNote: ({ user, params }) => findNote(database, user, params),

    setWatchlistNote: ({ user, params, body }) => setNote(database, user, params, body),

    recognizeCompanies: async ({ user, body }) => ({
      lines: await recognizeCompanies(database, user, body.lines, body.watchlistId),
    }),

    shareList: async ({ user, params: { id }, body }) => {
      await shareList({ ...post, store: database }, user, id, body);
      return readWatchlist(database, user, id);
    },

    setShareRole: ({ user, params, body }) => setShareRole(database, user, params.id, body),

    unshareList: ({ user, params, query }) => unshareList(database, user, params.id, query.email),

    refreshWatchlist: ({ user, params }) => refreshList(database, user, params.id),
  };
}
