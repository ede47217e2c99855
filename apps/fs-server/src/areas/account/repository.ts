import type { Tours } from '@fs/api-contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { UsersTable } from '../../database/identityTables.ts';

/** A reader's own row, with the plan of their personal account. */
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

export async function updateProfile(
  { kysely }: Pick<Database, 'kysely'>,
  userId: string,
  changes: Updateable<UsersTable>,
): Promise<void> {
  await kysely
    .updateTable('users')
    .set({ ...changes, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** As `updateProfile`. @returns The picture that the row named until now: nobody else is told of the same one. */
export function replaceAvatar(
  { kysely }: Database,
  userId: string,
  changes: Updateable<UsersTable>,
): Promise<string | null> {
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

/** Those of the lists that there are, in their own order. */
export async function keepKnownPulses({ kysely }: Database, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await kysely
    .selectFrom('market_pulse_categories')
    .select('slug')
    .where('slug', 'in', [...slugs])
    .orderBy('sort_order')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Pictures by the asked-for column; readers without one are left out. */
export async function listAvatarKeys({ kysely }: Database, column: 'email' | 'id', values: readonly string[]) {
  if (values.length === 0) return [];
  return kysely
    .selectFrom('users')
    .select([`${column} as name`, 'avatar_key as key'])
    .where(column, 'in', [...values])
    .where('avatar_key', 'is not', null)
    .$narrowType<{ key: string }>()
    .execute();
}

export async function readTours({ kysely }: Database, userId: string): Promise<Tours> {
  const row = await kysely.selectFrom('users').select('tours').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.tours;
}
