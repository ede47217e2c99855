import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

interface PreferencePage {
  owner: string;
  /** Key after which the page starts; null for the first. */
  after: string | null;
  limit: number;
}

/** One reader's preferences by key; details as the JSON text that goes over the wire. */
export async function listPreferences({ kysely }: Database, { owner, after, limit }: PreferencePage) {
  return kysely
    .selectFrom('preferences')
    .select(['id', 'owner_id as owner', 'key', 'value', sql<string | null>`details::text`.as('details')])
    .where('owner_id', '=', owner)
    .$if(after !== null, (query) => query.where('key', '>', after ?? ''))
    .orderBy('key')
    .limit(limit)
    .execute();
}
