import { limits, type WatchlistItemInput, type WatchlistItemsChange, type WatchlistPrivacy } from '@fs/api-contract';
import { sql, type Updateable } from 'kysely';
import { insertAll } from '../../database/insertAll.ts';
import type { WatchlistField, WatchlistsTable } from '../../database/watchlistTables.ts';
import { conflict, forbidden, HttpFailure } from '../../http/failures.ts';
import { parseEmail } from '../../http/parseEmail.ts';
import type { User } from '../../http/user.ts';
import { findKeptIds } from '../companies/keptCompanies.ts';
import { toCompanyId } from '../companies/rules.ts';
import type { Store } from './access.ts';
import { applyItems, parseNewItems, readItemDates } from './items.ts';
import { notifyShared } from './notifyShared.ts';
import { requireQuota } from './planQuota.ts';
import { lockList } from './requireLists.ts';
import { parseRevision, readFieldsAt, readItemsAt, toEtag } from './revisions.ts';
import { type ListAccess, requireAllowed } from './rules.ts';
import { parseDescription, parseName, requireJsonText } from './texts.ts';

/** Changes of a list. Undefined parts stay unchanged. */
export interface ListChanges {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** All companies of the client's version of the list. */
  items?: readonly WatchlistItemInput[] | undefined;
  /** Null makes the list personal. */
  accountID?: string | null | undefined;
  account_privacy?: WatchlistPrivacy | undefined;
  admins?: readonly string[] | undefined;
  /** JSON text. */
  columns?: string | null | undefined;
  /** Identifies the client's version of the list. Without an etag, the changes apply to the current version. */
  etag?: string | undefined;
}

type Fields = Record<WatchlistField, string | null>;

type OtherColumns = Pick<Updateable<WatchlistsTable>, 'columns'> & { admins?: string[] };

/**
 * Changes a list, and merges with changes made since the client's etag: additions and removals of companies are
 * combined, and a field that the client did not change keeps its newer value.
 * @throws HttpFailure 409 with the current value when both changed the same field; 400, 403, 404
 */
export function updateList(store: Store, user: User, id: string, changes: ListChanges): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const transaction = { kysely };
    const access = await lockList(transaction, user, 'edit', id);
    const row = await kysely
      .selectFrom('watchlists')
      .select(['name', 'description', 'privacy', 'account_id', 'revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const current: Fields = {
      name: row.name,
      description: row.description,
      privacy: row.privacy,
      accountID: row.account_id,
    };
    const base = changes.etag === undefined ? row.revision : parseRevision(changes.etag, row.revision);
    const changed = mergeFields(current, parseFields(changes), await readFieldsAt(transaction, id, base));
    const revision = row.revision + 1;
    const set = await toColumns(transaction, user, access, { changed, current });
    const items =
      changes.items && (await mergeItems(transaction, { id, base, revision, userId: user.id }, changes.items));
    const others = toOtherColumns(access, user, changes);
    if (Object.keys(set).length === 0 && !items && Object.keys(others).length === 0) return;
    await insertAll(
      kysely,
      'watchlist_field_changes',
      (Object.keys(changed) as WatchlistField[]).map((field) => ({
        watchlist_id: id,
        revision,
        field,
        previous: current[field],
      })),
    );
    const isRevised = Object.keys(changed).length > 0 || (items && items.added.length + items.removed.length > 0);
    await kysely
      .updateTable('watchlists')
      .set({ ...set, ...others, ...(isRevised && { revision }), updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    const added = (others.admins ?? []).filter((email) => ![...access.admins, ...access.viewers].includes(email));
    await notifyShared(transaction, user, { id, name: changed.name ?? row.name }, added);
  });
}

/** Adds and removes companies, regardless of concurrent changes. */
export function changeItems(
  store: Store,
  user: User,
  id: string,
  { add = [], remove = [] }: { add?: readonly WatchlistItemInput[]; remove?: readonly string[] },
): Promise<WatchlistItemsChange> {
  const items = parseNewItems(add, new Date());
  return store.kysely.transaction().execute(async (kysely) => {
    await lockList({ kysely }, user, 'edit', id);
    const list = await kysely
      .selectFrom('watchlists')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const delta = { add: items, remove: remove.flatMap((uuid) => toCompanyId(uuid) ?? []) };
    const change = await applyItems({ kysely }, { listId: id, revision: list.revision + 1, userId: user.id }, delta);
    const isRevised = change.added.length + change.removed.length > 0;
    const revision = list.revision + (isRevised ? 1 : 0);
    if (isRevised) {
      await kysely.updateTable('watchlists').set({ revision, updated_at: sql`now()` }).where('id', '=', id).execute();
    }
    return { ...change, metadata: { etag: toEtag(revision) } };
  });
}

function parseFields({ name, description, account_privacy, accountID }: ListChanges): Partial<Fields> {
  return {
    ...(name !== undefined && name !== null && { name: parseName(name) }),
    ...(description !== undefined && description !== null && { description: parseDescription(description) }),
    ...(account_privacy !== undefined && { privacy: account_privacy }),
    ...(accountID !== undefined && { accountID }),
  };
}

/**
 * Returns the fields that the client changed. @param before Values at the client's revision of fields that have changed
 * since.
 */
function mergeFields(
  current: Fields,
  sent: Partial<Fields>,
  before: ReadonlyMap<WatchlistField, string | null>,
): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const [field, value] of Object.entries(sent) as [WatchlistField, string | null][]) {
    if (value === current[field]) continue;
    if (!before.has(field)) changed[field] = value;
    else if (before.get(field) !== value) {
      throw conflict('Someone else changed this list', { [field]: current[field] });
    }
  }
  return changed;
}

/** Validates the changed fields, and returns the columns to update. */
async function toColumns(
  transaction: Store,
  user: User,
  access: ListAccess,
  { changed, current }: { changed: Partial<Fields>; current: Fields },
): Promise<Updateable<WatchlistsTable>> {
  const { name, description, privacy, accountID } = changed;
  if (privacy === 'PRIVATE') requireAllowed('privacy', access, user);
  const set: Updateable<WatchlistsTable> = {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...((privacy === 'PRIVATE' || privacy === 'PUBLIC') && { privacy }),
  };
  if (accountID === undefined) return set;
  requireAllowed('administer', access, user);
  await requireQuota(transaction, user, { accountID, owner: access.owner });
  const next = privacy ?? (accountID === null ? 'PRIVATE' : 'PUBLIC');
  if (accountID !== null && next === 'PRIVATE' && !user.groups.includes('admin')) {
    throw forbidden('Only admins can make a list private');
  }
  if (accountID === null && access.owner !== user.id) throw forbidden('Only the owner can make a list personal');
  await unlinkOtherTeams(transaction, access.id, accountID);
  if (next === current.privacy) delete changed.privacy;
  else changed.privacy = next;
  return { ...set, account_id: accountID, privacy: next === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC' };
}

/** Unlinks the teams of other accounts from a list that moves to an account. */
async function unlinkOtherTeams({ kysely }: Store, listId: string, accountID: string | null): Promise<void> {
  if (accountID === null) return;
  await kysely
    .deleteFrom('watchlist_teams')
    .where('watchlist_id', '=', listId)
    .where('team_id', 'not in', (teams) =>
      teams.selectFrom('teams').select('teams.id').where('account_id', '=', accountID),
    )
    .execute();
}

interface MergeItems {
  id: string;
  /** The revision of the client's version. */
  base: number;
  revision: number;
  userId: string;
}

/** Applies the client's additions and removals, and keeps those of others. */
async function mergeItems(
  store: Store,
  { id, base, revision, userId }: MergeItems,
  items: readonly WatchlistItemInput[],
) {
  const now = await readItemDates(store, id);
  const before = await readItemsAt(store, id, base, now.keys());
  // An old version of the list may contain companies that no longer exist.
  const ids = items.flatMap(({ uuid }) => toCompanyId(uuid) ?? []);
  const keptOf = await findKeptIds(store, ids);
  const sent = items.map((item) => ({ ...item, uuid: keptOf(toCompanyId(item.uuid) ?? item.uuid) }));
  const wanted = new Set(sent.map(({ uuid }) => uuid));
  const add = parseNewItems(
    sent.filter(({ uuid }) => !before.has(uuid)),
    new Date(),
  );
  const remove = [...before].filter((uuid) => !wanted.has(uuid));
  return applyItems(store, { listId: id, revision, userId }, { add, remove });
}

/** Columns without history, for which the last write wins. */
function toOtherColumns(access: ListAccess, user: User, { admins, columns }: ListChanges): OtherColumns {
  const set: OtherColumns = {};
  if (columns !== undefined) set.columns = columns === null ? null : requireJsonText('columns', columns);
  if (admins !== undefined) {
    const emails = [...new Set(admins.map(parseEmail))].sort();
    if (emails.join() !== [...access.admins].sort().join()) {
      requireAllowed('administer', access, user);
      if (emails.length > limits.watchlistViewers)
        throw new HttpFailure(400, `A watchlist can have up to ${limits.watchlistViewers} editors`);
      set.admins = emails;
    }
  }
  return set;
}
