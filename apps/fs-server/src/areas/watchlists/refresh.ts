import { sql } from 'kysely';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { readListCard } from './repository.ts';
import { requireList } from './requireLists.ts';

/** The paths of a list's data files. */
const toDatasource = (id: string) => {
  const folder = `/api/watchlists/${encodeURIComponent(id)}/files`;
  return {
    employees: `${folder}/employees.json`,
    funding_rounds: `${folder}/funding_rounds.json`,
    investments: `${folder}/investments.json`,
    acquisitions: `${folder}/acquisitions.json`,
  };
};

/**
 * Refreshes the data files of a list. They are read from the database on request, so only the timestamp in their URLs
 * changes, which invalidates caches. Requires read access.
 */
export async function refreshList(store: Store, user: User, id: string) {
  await requireList(store, user, 'read', id);
  await store.kysely
    .updateTable('watchlists')
    .set({ datasource: JSON.stringify(toDatasource(id)), last_data_update: sql`now()`, is_updating_data: false })
    .where('id', '=', id)
    .execute();
  const { metadata, datasource, updatingData, lastDataUpdate } = await readListCard(store, user, id);
  return { id, metadata, datasource, updatingData, lastDataUpdate };
}
