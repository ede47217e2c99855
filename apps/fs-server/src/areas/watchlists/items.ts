import { limits, type WatchlistItemInput, type WatchlistItemsChange } from '@fs/api-contract';
import { sql } from 'kysely';
import { insertAll } from '../../database/insertAll.ts';
import { HttpFailure } from '../../http/failures.ts';
import { parseInstant } from '../../values/moment.ts';
import { findKeptIds } from '../companies/keptCompanies.ts';
import { toCompanyId } from '../companies/rules.ts';
import type { Store } from './access.ts';
import { toParagraphs } from './texts.ts';

/** A company to add to a list. */
export interface NewItem {
  id: string;
  added: Date;
  /** Empty for none. */
  note: string;
}

/** Parses items, and drops repeated companies. @throws HttpFailure 400 for an invalid company id or date */
export function parseNewItems(items: readonly WatchlistItemInput[], now: Date): NewItem[] {
  const byId = new Map<string, NewItem>();
  for (const { uuid, added, note = '' } of items) {
    const id = toCompanyId(uuid);
    if (!id) throw new HttpFailure(400, `Company not found: ${uuid}`);
    const time = added === undefined ? now : parseInstant('added', added);
    if (!byId.has(id)) byId.set(id, { id, added: time > now ? now : time, note: toParagraphs(note) });
  }
  return [...byId.values()];
}

/** Replaces merged companies by those that they were merged into, each once. */
async function keepItems(store: Store, items: readonly NewItem[]): Promise<NewItem[]> {
  const keptOf = await findKeptIds(
    store,
    items.map(({ id }) => id),
  );
  const kept = items.map((item) => ({ ...item, id: keptOf(item.id) }));
  return [...Map.groupBy(kept, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}

/** Reads the dates at which the companies of a list were added, by company id. */
export async function readItemDates({ kysely }: Store, listId: string): Promise<Map<string, Date>> {
  const rows = await kysely
    .selectFrom('watchlist_items')
    .select(['organization_id', 'added_at'])
    .where('watchlist_id', '=', listId)
    .execute();
  return new Map(rows.map(({ organization_id, added_at }) => [organization_id, added_at]));
}

/** Reads the notes about companies of a list, by company id. */
async function readNotes({ kysely }: Store, listId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('watchlist_items')
    .select(['organization_id', 'note'])
    .where('watchlist_id', '=', listId)
    .where(sql<boolean>`organization_id = any(${[...ids]}::uuid[])`)
    .where('note', '<>', '')
    .execute();
  return new Map(rows.map(({ organization_id, note }) => [organization_id, note]));
}

interface ItemDelta {
  add: readonly NewItem[];
  remove: readonly string[];
}

/** The result of a change. `revision` is the one that the change creates. */
export type ItemsChanged = Omit<WatchlistItemsChange, 'metadata'>;

/**
 * Adds and removes companies, and records the changes. Existing additions and absent removals are ignored. The list
 * must be locked.
 * @throws HttpFailure 400 for unknown companies, or too many
 */
export async function applyItems(
  store: Store,
  { listId, revision, userId }: { listId: string; revision: number; userId: string },
  delta: ItemDelta,
): Promise<ItemsChanged> {
  const { kysely } = store;
  const add = await keepItems(store, delta.add);
  const remove = delta.remove.map(await findKeptIds(store, delta.remove));
  const present = await readItemDates(store, listId);
  const added = add.filter(({ id }) => !present.has(id));
  const removed = [...new Set(remove)].flatMap((id) => {
    const at = present.get(id);
    return at && !added.some((item) => item.id === id) ? [{ id, at }] : [];
  });
  const itemCount = present.size + added.length - removed.length;
  if (itemCount > limits.watchlistItems) {
    throw new HttpFailure(400, `A watchlist can have up to ${limits.watchlistItems} companies`);
  }
  await requireCompanies(store, added);
  const { last } = await kysely
    .selectFrom('watchlist_items')
    .select(sql<number>`coalesce(max(position), -1)`.as('last'))
    .where('watchlist_id', '=', listId)
    .executeTakeFirstOrThrow();
  await insertAll(
    kysely,
    'watchlist_items',
    added.map((item, index) => ({
      watchlist_id: listId,
      organization_id: item.id,
      added_at: item.added,
      added_by: userId,
      position: last + 1 + index,
      ...toNoteColumns(item, userId),
    })),
  );
  const notes = await readNotes(
    store,
    listId,
    removed.map(({ id }) => id),
  );
  if (removed.length > 0) {
    await kysely
      .deleteFrom('watchlist_items')
      .where('watchlist_id', '=', listId)
      .where(sql<boolean>`organization_id = any(${removed.map(({ id }) => id)}::uuid[])`)
      .execute();
  }
  const changes = [
    ...added.map((item) => ({ organization_id: item.id, is_added: true, added_at: item.added })),
    ...removed.map(({ id, at }) => ({ organization_id: id, is_added: false, added_at: at })),
  ];
  await insertAll(
    kysely,
    'watchlist_item_changes',
    changes.map((change) => ({ watchlist_id: listId, revision, ...change })),
  );
  return {
    itemCount,
    added: added.map(({ id }) => id),
    present: add.flatMap(({ id }) => (present.has(id) ? [id] : [])),
    removed: removed.map(({ id, at }) => {
      const note = notes.get(id);
      return { uuid: id, added: at.toISOString(), ...(note !== undefined && { note }) };
    }),
  };
}

/** Inserts the companies of a new list, without recording changes. */
export async function insertItems(
  store: Store,
  listId: string,
  userId: string,
  given: readonly NewItem[],
): Promise<void> {
  const items = await keepItems(store, given);
  if (items.length > limits.watchlistItems) {
    throw new HttpFailure(400, `A watchlist can have up to ${limits.watchlistItems} companies`);
  }
  await requireCompanies(store, items);
  await insertAll(
    store.kysely,
    'watchlist_items',
    items.map((item, position) => ({
      watchlist_id: listId,
      organization_id: item.id,
      added_at: item.added,
      added_by: userId,
      position,
      ...toNoteColumns(item, userId),
    })),
  );
}

const toNoteColumns = ({ note }: NewItem, userId: string) => ({ note, noted_by: note === '' ? null : userId });

async function requireCompanies({ kysely }: Store, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const known = await kysely
    .selectFrom('organizations')
    .select('id')
    .where(sql<boolean>`id = any(${items.map(({ id }) => id)}::uuid[])`)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const missing = items.find(({ id }) => !ids.has(id));
  if (missing) throw new HttpFailure(400, `Company not found: ${missing.id}`);
}
