import type { tableViewRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { requireActiveAccount } from '../billing/requireActiveAccount.ts';
import { viewAlertHandlers } from './alerts/routes.ts';
import {
  countViews,
  deleteView,
  findAccount,
  findDefault,
  findView,
  insertView,
  listViews,
  type Store,
  setDefault,
  updateView,
} from './repository.ts';
import {
  parseViewName,
  requireOwned,
  requireRevision,
  requireViewQuota,
  requireVisible,
  toStateText,
} from './rules.ts';

/** Handlers of saved table views. */
export function tableViewHandlers(database: Database): Handlers<typeof tableViewRoutes> {
  return {
    listTableViews: async ({ user, query: { table } }) => {
      const [views, first] = await Promise.all([listViews(database, user, table), findDefault(database, user, table)]);
      // The user may have lost access to the default view.
      return { views, firstId: views.find(({ id }) => id === first)?.id ?? null };
    },

    createTableView: async ({ user, body: { table, name, accountID = null, state } }) => {
      const view = { table, name: parseViewName(name), accountID, state: toStateText(state) };
      return database.kysely.transaction().execute(async (kysely) => {
        if (accountID !== null) {
          const account = await findAccount({ kysely }, user, accountID);
          if (!account) throw notFound();
          await requireActiveAccount({ kysely }, accountID);
        }
        requireViewQuota(await countViews({ kysely }, { owner: user.id, accountID, table }));
        return insertView({ kysely }, user, view);
      });
    },

    setFirstTableView: async ({ user, body: { table, viewId } }) => {
      if (viewId !== null) {
        const view = await findView(database, user, viewId);
        requireVisible(view, user);
        if (view.table !== table) throw notFound();
      }
      await setDefault(database, user, table, viewId);
      return { firstId: viewId };
    },

    updateTableView: async ({ user, params: { id }, body: { revision, name, state } }) => {
      const changes = {
        ...(name !== undefined && { name: parseViewName(name) }),
        ...(state !== undefined && { state: toStateText(state) }),
      };
      return database.kysely.transaction().execute(async (kysely) => {
        const found = await findView({ kysely }, user, id, { isLocked: true });
        requireOwned(found, user);
        await requireOpenAccount({ kysely }, user, found);
        const { owner: _owner, isShown: _isShown, ...current } = found;
        requireRevision(revision, current);
        return updateView({ kysely }, user, current.id, changes);
      });
    },

    deleteTableView: async ({ user, params: { id } }) => {
      const view = await findView(database, user, id);
      requireOwned(view, user);
      await requireOpenAccount(database, user, view);
      await deleteView(database, view.id);
      return { id: view.id };
    },

    ...viewAlertHandlers(database),
  };
}

/** Views that are shared with an account are read-only as it is. Whoever left it still has what they made elsewhere. */
async function requireOpenAccount(
  store: Store,
  user: User,
  { accountID }: { accountID: string | null },
): Promise<void> {
  const account = accountID === null ? undefined : await findAccount(store, user, accountID);
  if (account) await requireActiveAccount(store, account.id);
}
