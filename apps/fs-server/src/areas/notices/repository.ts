import { limits, type Notice } from '@fs/api-contract';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { NoticesTable } from '../../database/noticeTables.ts';
import type { User } from '../../http/user.ts';
import type { NoticeCursor } from './noticeCursor.ts';

/** The database, or a transaction. */
type Store = Pick<Database, 'kysely'>;

/** Undefined for an address without a confirmed account. */
export async function findConfirmedUser({ kysely }: Store, email: string): Promise<string | undefined> {
  const found = await kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirst();
  return found?.id;
}

/** What a user is called in the notices of others. */
export async function findName({ kysely }: Store, userId: string): Promise<string> {
  const { name } = await kysely
    .selectFrom('users')
    .select(sql<string>`coalesce(nullif(btrim(given_name || ' ' || family_name), ''), email)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Counts the notices of a recipient in the last day whose keys begin so. */
export async function countDay(
  { kysely }: Store,
  recipient: { email: string } | { user_id: string | null },
  prefix: string,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('notices')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((notice) => notice.and(recipient))
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the id, or undefined if a notice with the key exists. */
export async function insertNotice({ kysely }: Store, row: Insertable<NoticesTable>): Promise<string | undefined> {
  const inserted = await kysely
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The notice with its user: undefined once it is read, or if the user wants no such mail. */
export function findMailedNotice({ kysely }: Store, id: string) {
  return kysely
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['users.id as userId', 'users.email', 'notices.kind', 'notices.facts', 'notices.path'])
    .where('notices.id', '=', id)
    .where('read_at', 'is', null)
    .where('status', '=', 'CONFIRMED')
    .where('notice_emails', '=', true)
    .where('mail_paused', '=', false)
    .executeTakeFirst();
}

/** Deletes all but the newest notices of a user. */
export async function deleteOldNotices({ kysely }: Store, userId: string, stored: number): Promise<void> {
  await kysely
    .deleteFrom('notices')
    .where('id', 'in', (notices) =>
      notices
        .selectFrom('notices')
        .select('notices.id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('notices.id', 'desc')
        .limit(limits.noticesStored)
        .offset(stored),
    )
    .execute();
}

/** Notices to the user, and those to their email from before the sign-up. */
const isOf = ({ id, email }: User) => sql<boolean>`(notices.user_id = ${id} or notices.email = ${email})`;

/** The newest notices, or those after the cursor. */
export async function listNotices(
  { kysely }: Store,
  user: User,
  { after, limit }: { after: NoticeCursor | null; limit: number },
): Promise<Notice[]> {
  const rows = await kysely
    .selectFrom('notices')
    .select(['id', 'kind', 'facts', 'path', 'created_at', sql<boolean>`read_at is not null`.as('isRead')])
    .where(isOf(user))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  // The kind of a row decides its facts, which TypeScript cannot see.
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }) as Notice);
}

export async function countUnread({ kysely }: Store, user: User): Promise<number> {
  const { unread } = await kysely
    .selectFrom('notices')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where(isOf(user))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks the given notices of the user as read, or all until a time. */
export async function markRead(
  { kysely }: Store,
  user: User,
  seen: { ids: readonly string[] } | { until: string },
): Promise<void> {
  await kysely
    .updateTable('notices')
    .set({ read_at: sql`now()` })
    .where(isOf(user))
    .where('read_at', 'is', null)
    .$if('ids' in seen, (query) => query.where('id', 'in', 'ids' in seen ? [...seen.ids] : []))
    .$if('until' in seen, (query) =>
      query.where(sql<boolean>`created_at <= ${'until' in seen ? seen.until : null}::timestamptz`),
    )
    .execute();
}
