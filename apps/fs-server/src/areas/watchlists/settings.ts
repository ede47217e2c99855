import type { WatchlistSetting } from '@fs/api-contract';
import type { Updateable } from 'kysely';
import type { WatchlistSettingsTable } from '../../database/watchlistTables.ts';
import { notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { type Store, visibleTo } from './access.ts';
import { settingJson } from './repository.ts';
import { requireList } from './requireLists.ts';
import { requireJsonText } from './texts.ts';

/** A user's settings of a list. Undefined parts stay unchanged. */
export interface SettingChanges {
  starred?: boolean | null | undefined;
  email?: boolean | null | undefined;
  follow?: boolean | null | undefined;
  funding_updates?: boolean | null | undefined;
  /** JSON text. */
  preferences?: string | null | undefined;
  /** Marks the list as viewed now. */
  seen?: boolean | null | undefined;
}

/** Returns the user's settings of a list, created with these choices if absent. All other settings default to off. */
export async function ensureSetting(
  store: Store,
  user: User,
  watchlistID: string,
  choices: SettingChanges,
): Promise<WatchlistSetting> {
  await requireList(store, user, 'read', watchlistID);
  await store.kysely
    .insertInto('watchlist_settings')
    .values({ watchlist_id: watchlistID, owner_id: user.id, ...toRow(choices) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { setting } = await selectSettings(store, user)
    .where('watchlist_settings.watchlist_id', '=', watchlistID)
    .executeTakeFirstOrThrow();
  return setting;
}

/**
 * Changes the user's settings. @throws HttpFailure 404 for another user's, and for a list that the user can no longer
 * see
 */
export async function updateSetting(
  store: Store,
  user: User,
  id: string,
  changes: SettingChanges,
): Promise<WatchlistSetting> {
  const { setting } = await requireSetting(store, user, id);
  const row = toRow(changes);
  if (Object.keys(row).length > 0) {
    await store.kysely.updateTable('watchlist_settings').set(row).where('id', '=', setting.id).execute();
  }
  return (await requireSetting(store, user, id)).setting;
}

/** Deletes the user's settings of a list. */
export async function deleteSetting(store: Store, user: User, id: string): Promise<WatchlistSetting> {
  const { setting } = await requireSetting(store, user, id);
  await store.kysely.deleteFrom('watchlist_settings').where('id', '=', setting.id).execute();
  return setting;
}

/** The user's settings of lists that they can see, by list id. */
export async function listSettings(
  store: Store,
  user: User,
  { after, limit }: { after: string | null; limit: number },
): Promise<WatchlistSetting[]> {
  const rows = await selectSettings(store, user)
    .$if(after !== null, (settings) => settings.where('watchlist_settings.watchlist_id', '>', after ?? ''))
    .orderBy('watchlist_settings.watchlist_id')
    .limit(limit)
    .execute();
  return rows.map(({ setting }) => setting);
}

async function requireSetting(store: Store, user: User, id: string) {
  const row = await selectSettings(store, user).where('watchlist_settings.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function selectSettings({ kysely }: Store, user: User) {
  return kysely
    .selectFrom('watchlist_settings')
    .innerJoin('watchlists', 'watchlists.id', 'watchlist_settings.watchlist_id')
    .select(settingJson.as('setting'))
    .where('watchlist_settings.owner_id', '=', user.id)
    .where(visibleTo(user));
}

function toRow({ starred, email, follow, funding_updates, preferences, seen }: SettingChanges) {
  const set: Updateable<WatchlistSettingsTable> = {
    ...(typeof starred === 'boolean' && { is_starred: starred }),
    ...(typeof email === 'boolean' && { email }),
    ...(typeof follow === 'boolean' && { follow }),
    ...(typeof funding_updates === 'boolean' && { funding_updates }),
    ...(preferences !== undefined && {
      preferences: preferences === null ? null : requireJsonText('preferences', preferences),
    }),
    ...(seen === true && { seen_at: new Date() }),
  };
  return set as Omit<typeof set, 'id' | 'watchlist_id' | 'owner_id'>;
}
