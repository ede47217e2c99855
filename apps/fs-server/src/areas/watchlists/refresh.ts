import { sql } from 'kysely';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { readCard } from './repository.ts';
import { requireList } from './requireLists.ts';

/** Where the data files of a list stand. */
const datasourceOf = (id: string) => {
  const folder = `/api/watchlists/${encodeURIComponent(id)}/files`;
  return {
    employees: `${folder}/employees.json`,
    funding_rounds: `${folder}/funding_rounds.json`,
    investments: `${folder}/investments.json`,
    acquisitions: `${folder}/acquisitions.json`,
  };
};

/**
 * Makes a list's data files anew. They are read from the database as they are asked for, so what is new is the time
 * that their addresses carry, by which caches know them. Whoever reads the list may ask for it.
 */
export async function refreshList(store: Store, user: User, id: string) {
  await requireList(store, user, 'read', id);
  await store.kysely
    .updateTable('watchlists')
    .set({ datasource: JSON.stringify(datasourceOf(id)), last_data_update: sql`now()`, is_updating_data: false })
    .where('id', '=', id)
    .execute();
  const { metadata, datasource, updatingData, lastDataUpdate } = await readCard(store, user, id);
  return { id, metadata, datasource, updatingData, lastDataUpdate };
}
