import { limits, type SavedTableView, type TableName } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';

/** The database, or a transaction of it. */
export type Store = Pick<Database, 'kysely'>;

/** Accounts that the reader created, owns or is a member of. */
const accountsOf = ({ id, email }: User): RawBuilder<string> => sql`(
  select id from accounts where creator_id = ${id}
  union select account_id from account_owners where email = ${email}
  union select account_id from account_members where email = ${email}
)`;

const isShownTo = (reader: User) => sql<boolean>`(account_id is not null and account_id in ${accountsOf(reader)})`;

const wireColumns = (reader: User) =>
  [
    'id',
    sql<TableName>`table_name`.as('table'),
    'name',
    'account_id as accountID',
    sql<boolean>`owner_id = ${reader.id}`.as('isOwn'),
    'revision',
    'state',
  ] as const;

/** The reader's own and those of their accounts, by name. */
export function listViews({ kysely }: Store, reader: User, table: TableName): Promise<SavedTableView[]> {
  return (
    kysely
      .selectFrom('table_views')
      .select(wireColumns(reader))
      // Each half by its own index.
      .where(
        sql<boolean>`id in (
        select id from table_views where owner_id = ${reader.id} and table_name = ${table}
        union select id from table_views where account_id in ${accountsOf(reader)} and table_name = ${table}
      )`,
      )
      .orderBy('name')
      .orderBy('id')
      .limit(limits.viewsListed)
      .execute()
  );
}

/** Undefined where the reader chose none. */
export async function findFirst({ kysely }: Store, reader: User, table: TableName): Promise<string | undefined> {
  const first = await kysely
    .selectFrom('first_table_views')
    .select('view_id')
    .where('owner_id', '=', reader.id)
    .where('table_name', '=', table)
    .executeTakeFirst();
  return first?.view_id;
}

export async function setFirst({ kysely }: Store, reader: User, table: TableName, id: string | null): Promise<void> {
  if (id === null) {
    await kysely
      .deleteFrom('first_table_views')
      .where('owner_id', '=', reader.id)
      .where('table_name', '=', table)
      .execute();
    return;
  }
  await kysely
    .insertInto('first_table_views')
    .values({ owner_id: reader.id, table_name: table, view_id: id })
    .onConflict((conflict) => conflict.columns(['owner_id', 'table_name']).doUpdateSet({ view_id: id }))
    .execute();
}

/** A view and how the reader stands to it. Locked: nobody else changes it until the transaction ends. */
export function findView({ kysely }: Store, reader: User, id: string, { isLocked = false } = {}) {
  return kysely
    .selectFrom('table_views')
    .select([...wireColumns(reader), 'owner_id as owner', isShownTo(reader).as('isShown')])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Whether an account that the reader is of takes changes; undefined for any other. */
export function findAccount({ kysely }: Store, reader: User, id: string) {
  return kysely
    .selectFrom('accounts')
    .select(sql<boolean>`account_status = 'ACTIVE'`.as('isActive'))
    .where('id', '=', id)
    .where(sql<boolean>`id in ${accountsOf(reader)}`)
    .executeTakeFirst();
}

/** How many views of a table there are. Whoever else would add one waits until the transaction ends. */
export async function countViews(
  { kysely }: Store,
  { owner, accountID, table }: { owner: string; accountID: string | null; table: TableName },
): Promise<{ own: number; ofAccount: number }> {
  for (const keeper of [owner, accountID]) {
    const lock = `views of ${keeper}`;
    if (keeper !== null) await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(kysely);
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
  reader: User,
  { table, name, accountID, state }: NewView,
): Promise<SavedTableView> {
  return kysely
    .insertInto('table_views')
    .values({ table_name: table, owner_id: reader.id, account_id: accountID, name, state })
    .returning(wireColumns(reader))
    .executeTakeFirstOrThrow();
}

/** What is left out stays. */
export function updateView(
  { kysely }: Store,
  reader: User,
  id: string,
  changes: { name?: string; state?: string },
): Promise<SavedTableView> {
  return kysely
    .updateTable('table_views')
    .set({ ...changes, revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(wireColumns(reader))
    .executeTakeFirstOrThrow();
}

export async function deleteView({ kysely }: Store, id: string): Promise<void> {
  await kysely.deleteFrom('table_views').where('id', '=', id).execute();
}
