import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** The database, or a transaction. */
type Store = Pick<Database, 'kysely'>;

interface PreferencePage {
  owner: string;
  /** Key after which the page starts; null for the first. */
  after: string | null;
  limit: number;
}

const wireColumns = [
  'id',
  'owner_id as owner',
  'key',
  'value',
  sql<string | null>`details::text`.as('details'),
] as const;

/** A user's preferences by key, with details as JSON text for the wire. */
export async function listPreferences({ kysely }: Database, { owner, after, limit }: PreferencePage) {
  return kysely
    .selectFrom('preferences')
    .select(wireColumns)
    .where('owner_id', '=', owner)
    .$if(after !== null, (query) => query.where('key', '>', after ?? ''))
    .orderBy('key')
    .limit(limit)
    .execute();
}

interface PreferenceContent {
  value: string | null;
  /** JSON text. */
  details: string | null;
}

export async function countPreferences({ kysely }: Store, owner: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('preferences')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined if the owner already has a preference with this key. */
export async function insertPreference(
  { kysely }: Store,
  { owner, ...preference }: PreferenceContent & { owner: string; key: string },
) {
  return kysely
    .insertInto('preferences')
    .values({ owner_id: owner, ...preference })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .returning(wireColumns)
    .executeTakeFirst();
}

/** Undefined if the owner has no preference with this id. */
export async function findPreferenceKey({ kysely }: Database, { id, owner }: { id: string; owner: string }) {
  const row = await kysely
    .selectFrom('preferences')
    .select('key')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst();
  return row?.key;
}

/** Undefined if the owner has no preference with this id. */
export async function deletePreference({ kysely }: Database, { id, owner }: { id: string; owner: string }) {
  return kysely
    .deleteFrom('preferences')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .returning(wireColumns)
    .executeTakeFirst();
}

/** Undefined if the owner has no preference with this id. */
export async function updatePreference(
  { kysely }: Database,
  { id, owner, ...content }: PreferenceContent & { id: string; owner: string },
) {
  return kysely
    .updateTable('preferences')
    .set({ ...content, updated_at: new Date() })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .returning(wireColumns)
    .executeTakeFirst();
}
