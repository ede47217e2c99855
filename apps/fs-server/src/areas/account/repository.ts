import type { Tours, UserAccountChanges } from '@fs/api-contract';
import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { User } from '../../http/user.ts';
import { visibleTo } from '../watchlists/access.ts';

/** Reads a user's profile, with the plan of their personal account. */
export function readProfile({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('users')
    .select((users) => [
      'users.id',
      'email',
      'given_name',
      'family_name',
      'avatar_key',
      'market_pulses',
      'watchlist_emails',
      'notice_emails',
      'message_emails',
      'mail_frequency',
      'mail_paused',
      users
        .selectFrom('accounts')
        .select('plan_id')
        .whereRef('creator_id', '=', 'users.id')
        .where('account_type', '=', 'PERSONAL')
        .where('account_status', '=', 'ACTIVE')
        .as('plan_id'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Columns of a user to update. */
export type ProfileChanges = UpdateObject<Tables, 'users'>;

export async function updateProfile(
  { kysely }: Pick<Database, 'kysely'>,
  userId: string,
  changes: ProfileChanges,
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** Like `updateProfile`. @returns the key of the replaced avatar. Of concurrent calls, each gets a different one. */
export function replaceAvatar({ kysely }: Database, userId: string, changes: ProfileChanges): Promise<string | null> {
  return kysely.transaction().execute(async (transaction) => {
    const { avatar_key } = await transaction
      .selectFrom('users')
      .select('avatar_key')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await updateProfile({ kysely: transaction }, userId, changes);
    return avatar_key;
  });
}

/**
 * The Market Pulse lists after a change, in their order, without those that there are no more. Computed by the update,
 * which locks the row, so that concurrent changes of different lists are all kept.
 *
 * @param chosen replaces the user's choice
 */
export function pulsesAfter(
  chosen: readonly string[] | undefined,
  { add, remove }: NonNullable<UserAccountChanges['market_pulse_changes']> = { add: [], remove: [] },
) {
  const before = chosen ? sql`${[...chosen]}::text[]` : sql`users.market_pulses`;
  return sql<string[]>`(
    select coalesce(array_agg(slug order by sort_order), '{}') from market_pulse_categories
    where slug = any(${before} || ${[...add]}::text[]) and not slug = any(${[...remove]}::text[])
  )`;
}

/**
 * Avatar keys by the given column; users without an avatar are absent. When looked up by email, only users known to the
 * caller are included, because a lookup must not reveal whether an email has an account.
 */
export async function listAvatarKeys(
  { kysely }: Database,
  user: User,
  column: 'email' | 'id',
  values: readonly string[],
) {
  if (values.length === 0) return [];
  return kysely
    .selectFrom('users')
    .select([`users.${column} as name`, 'avatar_key as key'])
    .where(`users.${column}`, 'in', [...values])
    .where('avatar_key', 'is not', null)
    .$if(column === 'email', (users) => users.where(isKnownTo(user)))
    .$narrowType<{ key: string }>()
    .execute();
}

/**
 * Whether a user is known to the caller: the caller can see a list that the user owns or has opened, or belongs to an
 * account that the user created. Naming the user's email on a list or account of the caller's own is not enough.
 */
const isKnownTo = (user: User) => sql<boolean>`(
  users.id = ${user.id}
  or exists (select from watchlists where watchlists.owner_id = users.id and ${visibleTo(user)})
  or exists (
    select from watchlist_settings join watchlists on watchlists.id = watchlist_settings.watchlist_id
    where watchlist_settings.owner_id = users.id and ${visibleTo(user)}
  )
  or exists (
    select from accounts where accounts.creator_id = users.id and (
      exists (select from account_owners where account_id = accounts.id and email = ${user.email})
      or exists (select from account_members where account_id = accounts.id and email = ${user.email})
    )
  )
)`;

export async function readTours({ kysely }: Database, userId: string): Promise<Tours> {
  const row = await kysely.selectFrom('users').select('tours').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.tours;
}
