import { limits, type SavedTableView, type TableName } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';

/** The database, or a transaction. */
export type Store = Pick<Database, 'kysely'>;

/** Accounts that the user owns or is a member of. */
const accountsOf = ({ email }: User): RawBuilder<string> => sql`(
  select account_id from account_owners where email = ${email}
  union select account_id from account_members where email = ${email}
)`;

const isShownTo = (user: User) => sql<boolean>`(account_id is not null and account_id in ${accountsOf(user)})`;

/** Whether the user can open a view. */
export const isVisibleTo = (user: User) => sql<boolean>`(owner_id = ${user.id} or ${isShownTo(user)})`;

const wireColumns = (user: User) =>
  [
    'id',
    sql<TableName>`table_name`.as('table'),
    'name',
    'account_id as accountID',
    sql<boolean>`owner_id = ${user.id}`.as('isOwn'),
    'revision',
    'state',
  ] as const;

/** The user's own views and those of their accounts, by name. */
export function listViews({ kysely }: Store, user: User, table: TableName): Promise<SavedTableView[]> {
  return (
    kysely
      .selectFrom('table_views')
      .select(wireColumns(user))
      // A union, so that each half uses its own index.
      .where(
        sql<boolean>`id in (
        select id from table_views where owner_id = ${user.id} and table_name = ${table}
        union select id from table_views where account_id in ${accountsOf(user)} and table_name = ${table}
      )`,
      )
      .orderBy('name')
      .orderBy('id')
      .limit(limits.viewsListed)
      .execute()
  );
}

/** Undefined if the user chose none. */
export async function findDefault({ kysely }: Store, user: User, table: TableName): Promise<string | undefined> {
  const first = await kysely
    .selectFrom('first_table_views')
    .select('view_id')
    .where('owner_id', '=', user.id)
    .where('table_name', '=', table)
    .executeTakeFirst();
  return first?.view_id;
}

export async function setDefault({ kysely }: Store, user: User, table: TableName, id: string | null): Promise<void> {
  if (id === null) {
    await kysely
      .deleteFrom('first_table_views')
      .where('owner_id', '=', user.id)
      .where('table_name', '=', table)
      .execute();
    return;
  }
  await kysely
    .insertInto('first_table_views')
    .values({ owner_id: user.id, table_name: table, view_id: id })
    .onConflict((conflict) => conflict.columns(['owner_id', 'table_name']).doUpdateSet({ view_id: id }))
    .execute();
}

/** A view with the user's access. If locked, others cannot change the view until the transaction ends. */
export function findView({ kysely }: Store, user: User, id: string, { isLocked = false } = {}) {
  return kysely
    .selectFrom('table_views')
    .select([...wireColumns(user), 'owner_id as owner', isShownTo(user).as('isShown')])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The status of an account that the user belongs to; undefined for any other account. */
export function findAccount({ kysely }: Store, user: User, id: string) {
  return kysely
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`id in ${accountsOf(user)}`)
    .executeTakeFirst();
}

/** Counts the views of a table. Takes locks until the transaction ends, so that concurrent calls cannot add views. */
export async function countViews(
  { kysely }: Store,
  { owner, accountID, table }: { owner: string; accountID: string | null; table: TableName },
): Promise<{ own: number; ofAccount: number }> {
  for (const lockOwner of [owner, accountID]) {
    const lock = `views of ${lockOwner}`;
    if (lockOwner !== null) await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(kysely);
  }
  const { own, ofAccount } = await kysely
    .selectFrom('table_views')
    .select([
      sql<number>`(count(*) filter (where owner_id = ${owner}))::int`.as('own'),
      sql<number>`(count(*) filter (where account_id = ${accountID}::text))::int`.as('ofAccount'),
    ])
    .where('table_name', '=', table)
    .where((view) => view.or([view('owner_id', '=', owner), sql<boolean>`account_id = ${accountID}::text`]))
    .executeTakeFirstOrThrow();
  return { own, ofAccount };
}

interface NewView {
  table: TableName;
  name: string;
  accountID: string | null;
  /** JSON text. */
  state: string;
}

export function insertView(
  { kysely }: Store,
  user: User,
  { table, name, accountID, state }: NewView,
): Promise<SavedTableView> {
  return kysely
    .insertInto('table_views')
    .values({ table_name: table, owner_id: user.id, account_id: accountID, name, state })
    .returning(wireColumns(user))
    .executeTakeFirstOrThrow();
}

/** Undefined parts stay unchanged. */
export function updateView(
  { kysely }: Store,
  user: User,
  id: string,
  changes: { name?: string; state?: string },
): Promise<SavedTableView> {
  return kysely
    .updateTable('table_views')
    .set({ ...changes, revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(wireColumns(user))
    .executeTakeFirstOrThrow();
}

export async function deleteView({ kysely }: Store, id: string): Promise<void> {
  await kysely.deleteFrom('table_views').where('id', '=', id).execute();
}
