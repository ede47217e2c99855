import { limits } from '@fs/api-contract';
import type { Database } from '../../../database/database.ts';
import type { User } from '../../../http/user.ts';
import { addNotice } from '../../notices/addNotice.ts';
import { findArrivals, listAlertViews, markChecked } from './repository.ts';
import { toAlertSearch } from './toAlertSearch.ts';
import { viewPath } from './viewPath.ts';

const separator = ' · ';

/** Adds a notice for each of the user's views in which something arrived since it was checked last. */
export async function sendAlerts(store: Database, user: User, until: Date): Promise<void> {
  for (const view of await listAlertViews(store, user, until)) {
    const search = toAlertSearch(view);
    // The view was changed since. The alert waits until its filters are supported again.
    if (typeof search === 'string') continue;
    const { names, total } = await findArrivals(store, user, search, { since: view.since, until });
    await store.kysely.transaction().execute(async (kysely) => {
      if (!(await markChecked({ kysely }, user.id, view, until)) || total === 0) return;
      await addNotice(
        { kysely },
        {
          to: { userId: user.id },
          kind: 'view-news',
          facts: { view: view.name, count: String(total), names: joinNames(names) },
          path: viewPath({ id: view.id, table: search.table, since: view.since }),
          key: `view-news ${view.id} ${user.id} ${until.toISOString()}`,
        },
      );
    });
  }
}

/** As many of the names as a fact of a notice has characters for. */
function joinNames(names: readonly string[]): string {
  return names.reduce((joined, name) => {
    const longer = joined === '' ? name : `${joined}${separator}${name}`;
    return Array.from(longer).length > limits.noticeFact && joined !== '' ? joined : longer;
  }, '');
}
