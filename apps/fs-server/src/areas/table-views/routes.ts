import type { tableViewRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import {
  countViews,
  deleteView,
  findAccount,
  findFirst,
  findView,
  insertView,
  listViews,
  setFirst,
  updateView,
} from './repository.ts';
import { checkOwned, checkRevision, checkRoom, checkSeen, toStateText, toViewName } from './rules.ts';

/** Views of tables, kept under a name. */
export function tableViewHandlers(database: Database): Handlers<typeof tableViewRoutes> {
  return {
    listTableViews: async ({ user, query: { table } }) => {
      const [views, first] = await Promise.all([listViews(database, user, table), findFirst(database, user, table)]);
      // The account that showed it may have let the user go.
      return { views, firstId: views.find(({ id }) => id === first)?.id ?? null };
    },

    createTableView: async ({ user, body: { table, name, accountID = null, state } }) => {
      const view = { table, name: toViewName(name), accountID, state: toStateText(state) };
      return database.kysely.transaction().execute(async (kysely) => {
        if (accountID !== null) {
          const account = await findAccount({ kysely }, user, accountID);
          if (!account) throw notFound();
          if (!account.isActive) throw forbidden('This account is not active');
        }
        checkRoom(await countViews({ kysely }, { owner: user.id, accountID, table }));
        return insertView({ kysely }, user, view);
      });
    },

    setFirstTableView: async ({ user, body: { table, viewId } }) => {
      if (viewId !== null) {
        const view = await findView(database, user, viewId);
        checkSeen(view, user);
        if (view.table !== table) throw notFound();
      }
      await setFirst(database, user, table, viewId);
      return { firstId: viewId };
    },

    updateTableView: async ({ user, params: { id }, body: { revision, name, state } }) => {
      const changes = {
        ...(name !== undefined && { name: toViewName(name) }),
        ...(state !== undefined && { state: toStateText(state) }),
      };
      return database.kysely.transaction().execute(async (kysely) => {
        const found = await findView({ kysely }, user, id, { isLocked: true });
        checkOwned(found, user);
        const { owner: _owner, isShown: _isShown, ...current } = found;
        checkRevision(revision, current);
        return updateView({ kysely }, user, current.id, changes);
      });
    },

    deleteTableView: async ({ user, params: { id } }) => {
      const view = await findView(database, user, id);
      checkOwned(view, user);
      await deleteView(database, view.id);
      return { id: view.id };
    },
  };
}
