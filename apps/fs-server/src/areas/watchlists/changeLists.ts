import { limits, type WatchlistItemInput, type WatchlistItemsChange, type WatchlistPrivacy } from '@fs/api-contract';
import { sql, type Updateable } from 'kysely';
import { insertAll } from '../../database/insertAll.ts';
import type { WatchlistField, WatchlistsTable } from '../../database/watchlistTables.ts';
import { conflict, forbidden, HttpFailure } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { toCompanyId } from '../companies/rules.ts';
import type { Store } from './access.ts';
import { applyItems, readItemDates, toNewItems } from './items.ts';
import { requireQuota } from './planQuota.ts';
import { lockList } from './requireLists.ts';
import { etagOf, fieldsAt, itemsAt, revisionOf } from './revisions.ts';
import { check, type ListAccess, toEmail } from './rules.ts';
import { toDescription, toJsonText, toName } from './texts.ts';

/** What to change; a part that is left out stays as it is. */
export interface ListChanges {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** All companies of the list as the client has it. */
  items?: readonly WatchlistItemInput[] | undefined;
  /** Null makes it a personal list. */
  accountID?: string | null | undefined;
  account_privacy?: WatchlistPrivacy | undefined;
  admins?: readonly string[] | undefined;
  /** JSON text. */
  columns?: string | null | undefined;
  /** Of the list as the client had it. Without one, what is sent is meant against the list as it is now. */
  etag?: string | undefined;
}

type Fields = Record<WatchlistField, string | null>;

/**
 * Changes a list. What others changed since the client's etag stays: companies merge both ways, and a field that the
 * client left as it was keeps its newer value.
 * @throws HttpFailure 409 with the newer value where the client and another changed one field; 400, 403, 404
 */
export function updateList(store: Store, user: User, id: string, changes: ListChanges): Promise<void> {
  return store.kysely.transaction().execute(async (kysely) => {
    const transaction = { kysely };
    const standing = await lockList(transaction, user, 'edit', id);
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
    const known = changes.etag === undefined ? row.revision : revisionOf(changes.etag, row.revision);
    const changed = merge(current, toFields(changes), await fieldsAt(transaction, id, known));
    const revision = row.revision + 1;
    const set = await checkFields(transaction, user, standing, { changed, current });
    const items =
      changes.items && (await mergeItems(transaction, { id, known, revision, userId: user.id }, changes.items));
    const others = otherColumns(standing, user, changes);
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
  });
}

/** Puts companies on a list and takes others off, whatever else is on it by now. */
export function changeItems(
  store: Store,
  user: User,
  id: string,
  { add = [], remove = [] }: { add?: readonly WatchlistItemInput[]; remove?: readonly string[] },
): Promise<WatchlistItemsChange> {
  const items = toNewItems(add, new Date());
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
    return { ...change, metadata: { etag: etagOf(revision) } };
  });
}

function toFields({ name, description, account_privacy, accountID }: ListChanges): Partial<Fields> {
  return {
    ...(name !== undefined && name !== null && { name: toName(name) }),
    ...(description !== undefined && description !== null && { description: toDescription(description) }),
    ...(account_privacy !== undefined && { privacy: account_privacy }),
    ...(accountID !== undefined && { accountID }),
  };
}

/** Fields that the client meant to change. @param before What a field said when the client read it, where it differs. */
function merge(
  current: Fields,
  sent: Partial<Fields>,
  before: ReadonlyMap<WatchlistField, string | null>,
): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const [field, value] of Object.entries(sent) as [WatchlistField, string | null][]) {
    if (value === current[field]) continue;
    if (!before.has(field)) changed[field] = value;
    else if (before.get(field) !== value) {
      throw conflict('Someone else changed this list in the meantime', { [field]: current[field] });
    }
  }
  return changed;
}

/** What the changed fields come to in the row, by the rules of each. */
async function checkFields(
  transaction: Store,
  user: User,
  standing: ListAccess,
  { changed, current }: { changed: Partial<Fields>; current: Fields },
): Promise<Updateable<WatchlistsTable>> {
  const { name, description, privacy, accountID } = changed;
  if (privacy === 'PRIVATE') check('privacy', standing, user);
  const set: Updateable<WatchlistsTable> = {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...((privacy === 'PRIVATE' || privacy === 'PUBLIC') && { privacy }),
  };
  if (accountID === undefined) return set;
  check('administer', standing, user);
  await requireQuota(transaction, user, { accountID, owner: standing.owner });
  const next = privacy ?? (accountID === null ? 'PRIVATE' : 'PUBLIC');
  if (accountID !== null && next === 'PRIVATE' && !user.groups.includes('admin')) {
    throw forbidden('Only an administrator may make a list private');
  }
  if (accountID === null && standing.owner !== user.id) throw forbidden('Only its owner may make a list personal');
  await dropTeamsOfOthers(transaction, standing.id, accountID);
  if (next === current.privacy) delete changed.privacy;
  else changed.privacy = next;
  return { ...set, account_id: accountID, privacy: next === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC' };
}

/** A list that moves to an account is no longer read by the teams of another. */
async function dropTeamsOfOthers({ kysely }: Store, listId: string, accountID: string | null): Promise<void> {
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
  /** The revision that the client had. */
  known: number;
  revision: number;
  userId: string;
}

/** Does what the client did to the companies that it had, and leaves what others did. */
async function mergeItems(
  store: Store,
  { id, known, revision, userId }: MergeItems,
  items: readonly WatchlistItemInput[],
) {
  const now = await readItemDates(store, id);
  const before = await itemsAt(store, id, known, now.keys());
  // A company that has left the database may still stand in an older copy of the list.
  const sent = items.flatMap((item) => ({ ...item, uuid: toCompanyId(item.uuid) ?? item.uuid }));
  const wanted = new Set(sent.map(({ uuid }) => uuid));
  const add = toNewItems(
    sent.filter(({ uuid }) => !before.has(uuid)),
    new Date(),
  );
  const remove = [...before].filter((uuid) => !wanted.has(uuid));
  return applyItems(store, { listId: id, revision, userId }, { add, remove });
}

/** Columns that have no history: the last one to write them is right. */
function otherColumns(standing: ListAccess, user: User, { admins, columns }: ListChanges): Updateable<WatchlistsTable> {
  const set: Updateable<WatchlistsTable> = {};
  if (columns !== undefined) set.columns = columns === null ? null : toJsonText('columns', columns);
  if (admins !== undefined) {
    const emails = [...new Set(admins.map(toEmail))].sort();
    if (emails.join() !== [...standing.admins].sort().join()) {
      check('administer', standing, user);
      if (emails.length > limits.watchlistViewers) throw new HttpFailure(400, 'The list has too many admins');
      set.admins = emails;
    }
  }
  return set;
}
