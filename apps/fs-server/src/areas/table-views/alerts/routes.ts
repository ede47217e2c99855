import type { tableViewRoutes, ViewAlert } from '@fs/api-contract';
import type { Database } from '../../../database/database.ts';
import { invalid } from '../../../http/failures.ts';
import type { Handlers } from '../../../http/restRoutes.ts';
import type { User } from '../../../http/user.ts';
import { findView, type Store } from '../repository.ts';
import { requireAlertQuota, requireVisible } from '../rules.ts';
import { countAlerts, deleteAlert, findChecked, insertAlert, listAlerts } from './repository.ts';
import { toAlertSearch } from './toAlertSearch.ts';
import { viewPath } from './viewPath.ts';

type AlertRoutes = Pick<typeof tableViewRoutes, 'listViewAlerts' | 'getViewAlert' | 'addViewAlert' | 'removeViewAlert'>;

/** Why a view can't have an alert. */
const obstacles = {
  table: 'Only views of companies and funding rounds can have alerts',
  filters: 'This view has a filter that alerts don’t support',
} as const;

/** Handlers of alerts for saved views. */
export function viewAlertHandlers(database: Database): Handlers<AlertRoutes> {
  return {
    listViewAlerts: async ({ user }) => ({
      alerts: (await listAlerts(database, user)).map(({ checked, ...view }) => ({
        ...view,
        path: viewPath(view),
        checkedAt: checked.toISOString(),
      })),
    }),

    getViewAlert: async ({ user, params: { id } }) => toAlert(database, user, await requireView(database, user, id)),

    addViewAlert: async ({ user, params: { id } }) =>
      database.kysely.transaction().execute(async (kysely) => {
        const view = await requireView({ kysely }, user, id);
        const search = toAlertSearch(view);
        if (typeof search === 'string') throw invalid(obstacles[search]);
        const current = await countAlerts({ kysely }, user);
        if ((await findChecked({ kysely }, user.id, view.id)) === undefined) {
          requireAlertQuota(current);
          await insertAlert({ kysely }, user.id, view.id);
        }
        return toAlert({ kysely }, user, view);
      }),

    removeViewAlert: async ({ user, params: { id } }) => {
      const view = await requireView(database, user, id);
      await deleteAlert(database, user.id, view.id);
      return toAlert(database, user, view);
    },
  };
}

async function requireView(store: Store, user: User, id: string) {
  const view = await findView(store, user, id);
  requireVisible(view, user);
  return view;
}

async function toAlert(store: Store, user: User, view: Awaited<ReturnType<typeof requireView>>): Promise<ViewAlert> {
  const checked = await findChecked(store, user.id, view.id);
  const search = toAlertSearch(view);
  return {
    isOn: checked !== undefined,
    checkedAt: checked?.toISOString() ?? null,
    obstacle: typeof search === 'string' ? search : null,
  };
}
