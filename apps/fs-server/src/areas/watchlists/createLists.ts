import { limits, type WatchlistItemInput, type WatchlistPrivacy } from '@fs/api-contract';
import { sql } from 'kysely';
import { insertAll } from '../../database/insertAll.ts';
import { forbidden, HttpFailure } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';
import { requireFewCompanies } from './companyBounds.ts';
import { insertItems, type NewItem, parseNewItems } from './items.ts';
import { mergeNotes } from './notes.ts';
import { requireQuota } from './planQuota.ts';
import { requireList, requireLists } from './requireLists.ts';
import { requireTeams } from './teamLinks.ts';
import { parseDescription, parseName } from './texts.ts';

export interface NewList {
  name?: string | null;
  description?: string | null;
  items?: readonly WatchlistItemInput[];
  /** Null or undefined creates a personal list. */
  accountID?: string | null;
  account_privacy?: WatchlistPrivacy;
  /** Team ids. */
  teams?: readonly string[];
}

/** Creates a list owned by the user. @returns its id @throws HttpFailure 400, 403, 404 */
export function createList(store: Store, user: User, list: NewList): Promise<string> {
  const items = parseNewItems(list.items ?? [], new Date());
  return store.kysely.transaction().execute((kysely) => insertList({ kysely }, user, list, items));
}

interface CopyOptions {
  name?: string | undefined;
  accountID?: string | null | undefined;
}

/** Copies a list, with its notes and the dates at which its companies were added. */
export function copyList(
  store: Store,
  user: User,
  { listId, name, accountID = null }: CopyOptions & { listId: string },
): Promise<string> {
  return store.kysely.transaction().execute(async (kysely) => {
    await requireList({ kysely }, user, 'read', listId);
    const source = await kysely
      .selectFrom('watchlists')
      .select(['name', 'description'])
      .where('id', '=', listId)
      .executeTakeFirstOrThrow();
    const list = { ...source, ...(name?.trim() && { name }), accountID };
    return insertList({ kysely }, user, list, await readItems({ kysely }, [listId]));
  });
}

/** Creates a list with the companies of several lists, each once with its earliest date and all of its notes. */
export function mergeLists(
  store: Store,
  user: User,
  { listIds, name, accountID = null }: CopyOptions & { listIds: readonly string[] },
): Promise<string> {
  return store.kysely.transaction().execute(async (kysely) => {
    await requireLists({ kysely }, user, 'read', listIds);
    await requireFewCompanies({ kysely }, listIds);
    return insertList({ kysely }, user, { name, accountID }, await readItems({ kysely }, listIds));
  });
}

/** Previews `mergeLists`. */
export async function previewMerge(store: Store, user: User, listIds: readonly string[]) {
  const ids = [...new Set(listIds)];
  await requireLists(store, user, 'read', ids);
  await requireFewCompanies(store, ids);
  const [lists, companies] = await Promise.all([
    store.kysely
      .selectFrom('watchlists')
      .select(['id', 'name', 'item_count as itemCount'])
      .where('id', 'in', ids)
      .execute(),
    countCompanies(store, ids),
  ]);
  const byId = new Map(lists.map((list) => [list.id, list]));
  const all = lists.reduce((sum, { itemCount }) => sum + itemCount, 0);
  return {
    lists: ids.flatMap((id) => byId.get(id) ?? []),
    itemCount: companies,
    duplicates: all - companies,
  };
}

/** The number of companies of several lists, each counted once. */
async function countCompanies({ kysely }: Store, listIds: readonly string[]): Promise<number> {
  const { companies } = await kysely
    .selectFrom('watchlist_items')
    .select(sql<number>`count(distinct organization_id)::int`.as('companies'))
    .where('watchlist_id', 'in', [...listIds])
    .executeTakeFirstOrThrow();
  return companies;
}

async function readItems({ kysely }: Store, listIds: readonly string[]): Promise<NewItem[]> {
  const rows = await kysely
    .selectFrom('watchlist_items')
    .select([
      'organization_id as id',
      sql<Date>`min(added_at)`.as('added'),
      sql<string[]>`coalesce(
          array_agg(note order by array_position(${[...listIds]}::text[], watchlist_id)) filter (where note <> ''), '{}'
        )`.as('notes'),
    ])
    .where('watchlist_id', 'in', [...new Set(listIds)])
    .groupBy('organization_id')
    // Ordered by list as named, then by position.
    .orderBy(sql`min(array_position(${[...listIds]}::text[], watchlist_id))`)
    .orderBy(sql`min(position)`)
    .orderBy('organization_id')
    .execute();
  return rows.map(({ id, added, notes }) => ({ id, added, note: mergeNotes(notes) }));
}

async function insertList(
  transaction: Store,
  user: User,
  { name, description, accountID = null, account_privacy, teams = [] }: Omit<NewList, 'items'>,
  items: readonly NewItem[],
): Promise<string> {
  const { kysely } = transaction;
  const row = { name: parseName(name), description: parseDescription(description) };
  await requireQuota(transaction, user, { accountID, owner: user.id });
  const privacy = account_privacy ?? (accountID === null ? 'PRIVATE' : 'PUBLIC');
  if (accountID !== null && privacy === 'PRIVATE' && !user.groups.includes('admin')) {
    throw forbidden('Only admins can make a list private');
  }
  if (teams.length > limits.watchlistTeams)
    throw new HttpFailure(400, `A watchlist can have up to ${limits.watchlistTeams} teams`);
  await requireTeams(transaction, user, teams, accountID);
  const { id } = await kysely
    .insertInto('watchlists')
    .values({ ...row, owner_id: user.id, account_id: accountID, privacy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(transaction, id, user.id, items);
  await insertAll(
    kysely,
    'watchlist_teams',
    [...new Set(teams)].map((team) => ({ watchlist_id: id, team_id: team })),
  );
  return id;
}
