import type { WatchlistField } from '../../database/watchlistTables.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { Store } from './access.ts';

/** The etag of a revision. */
export const toEtag = (revision: number): string => `r${revision}`;

/** The revision of an etag. @throws HttpFailure 400 for an etag that this list never had */
export function parseRevision(etag: string, current: number): number {
  const revision = /^r(\d{1,9})$/.exec(etag)?.[1];
  if (revision === undefined || Number(revision) > current) throw new HttpFailure(400, 'Invalid etag');
  return Number(revision);
}

/** Returns the values at a revision of the fields that have changed since. */
export async function readFieldsAt(
  { kysely }: Store,
  listId: string,
  revision: number,
): Promise<ReadonlyMap<WatchlistField, string | null>> {
  const changes = await kysely
    .selectFrom('watchlist_field_changes')
    .select(['field', 'previous'])
    .where('watchlist_id', '=', listId)
    .where('revision', '>', revision)
    // The oldest change last, so that it wins in the map.
    .orderBy('revision', 'desc')
    .execute();
  return new Map(changes.map(({ field, previous }) => [field, previous]));
}

/** Returns the companies of the list at a revision. @param current The companies on the list now. */
export async function readItemsAt(
  { kysely }: Store,
  listId: string,
  revision: number,
  current: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const items = new Set(current);
  const changes = await kysely
    .selectFrom('watchlist_item_changes')
    .select(['organization_id', 'is_added'])
    .where('watchlist_id', '=', listId)
    .where('revision', '>', revision)
    .orderBy('revision', 'desc')
    .execute();
  for (const { organization_id, is_added } of changes) {
    if (is_added) items.delete(organization_id);
    else items.add(organization_id);
  }
  return items;
}
