import { limits, type watchlistRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { parseIdList } from '../../values/idList.ts';
import { changeItems } from './changeLists.ts';
import { copyList, createList, mergeLists, previewMerge } from './createLists.ts';
import { deleteLists, restoreLists } from './deleteLists.ts';
import { setShareRole, unshareList } from './listUsers.ts';
import { listCategorySummary, listSummaries } from './reads/summaries.ts';
import { recogniseCompanies } from './recognition.ts';
import { refreshList } from './refresh.ts';
import { readWatchlist } from './repository.ts';
import { requireList } from './requireLists.ts';
import { type MailContext, shareList } from './shares.ts';

const toIds = (ids: string | readonly string[]): string[] => parseIdList(ids, limits.watchlistsPerCall);

/** Lists as wholes. The rules stand in the functions that are called here. */
export function watchlistHandlers(database: Database, post: Omit<MailContext, 'store'>): Handlers<typeof watchlistRoutes> {
  return {
    getListSummaries: ({ reader, query }) => listSummaries(database, reader, query.companyId),

    previewMerge: ({ reader, query }) => previewMerge(database, reader, toIds(query.listIds)),

    createList: async ({ reader, body }) => readWatchlist(database, reader, await createList(database, reader, body)),

    getList: async ({ reader, params: { id } }) => {
      await requireList(database, reader, 'read', id);
      const [list, categorySummary] = await Promise.all([
        readWatchlist(database, reader, id),
        listCategorySummary(database, id),
      ]);
      return { ...list, categorySummary };
    },

    mergeLists: async ({ reader, body }) => readWatchlist(database, reader, await mergeLists(database, reader, body)),

    copyList: async ({ reader, body }) => readWatchlist(database, reader, await copyList(database, reader, body)),

    deleteLists: ({ reader, query }) => deleteLists(database, reader, toIds(query.listIds)),

    restoreLists: ({ reader, body }) => restoreLists(database, reader, body.listIds),

    changeWatchlistItems: ({ reader, params, body }) => changeItems(database, reader, params.id, body),

    recogniseCompanies: async ({ reader, body }) => ({
      lines: await recogniseCompanies(database, reader, body.lines, body.watchlistId),
    }),

    shareList: async ({ reader, params: { id }, body }) => {
      await shareList({ ...post, store: database }, reader, id, body);
      return readWatchlist(database, reader, id);
    },

    setShareRole: ({ reader, params, body }) => setShareRole(database, reader, params.id, body),

    unshareList: ({ reader, params, query }) => unshareList(database, reader, params.id, query.email),

    refreshWatchlist: ({ reader, params }) => refreshList(database, reader, params.id),
  };
}
