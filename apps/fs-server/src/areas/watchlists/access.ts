import type { ReadOnlyReason } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import type { User } from '../../http/user.ts';
import type { ListAccess } from './rules.ts';

/** The database, or a transaction. */
export type Store = Pick<Database, 'kysely'>;

type Caller = Pick<User, 'id' | 'email'>;

const ownsAccount = ({ email }: Caller): RawBuilder<boolean> => sql`exists (
  select from account_owners
  where account_owners.account_id = watchlists.account_id and account_owners.email = ${email}
)`;

const isAccountMember = (who: Caller): RawBuilder<boolean> => sql`(${ownsAccount(who)} or exists (
  select from account_members
  where account_members.account_id = watchlists.account_id and account_members.email = ${who.email}
))`;

const isTeamMember = ({ email }: Caller): RawBuilder<boolean> => sql`exists (
  select from watchlist_teams
    join team_members on team_members.team_id = watchlist_teams.team_id
  where watchlist_teams.watchlist_id = watchlists.id and team_members.email = ${email}
)`;

/** Matches the lists that the user can see, like `can('read', …)` for a single list. */
export function visibleTo(user: Caller): RawBuilder<boolean> {
  return sql`(watchlists.deleted_at is null and (
    watchlists.owner_id = ${user.id}
    or watchlists.viewers @> array[${user.email}]
    or watchlists.admins @> array[${user.email}]
    or case when watchlists.account_id is null then ${isTeamMember(user)}
      else watchlists.privacy = 'PUBLIC' and (${isAccountMember(user)} or ${isTeamMember(user)}) end
  ))`;
}

interface AccessOptions {
  /** Locks the lists until the transaction ends. */
  isLocked?: boolean;
  /** Finds deleted, restorable lists instead of existing ones. */
  areDeleted?: boolean;
}

/** Returns the user's access to the existing lists of these ids. Locks them in the order of their ids. */
export async function findAccess(
  { kysely }: Store,
  user: Caller,
  ids: readonly string[],
  { isLocked = false, areDeleted = false }: AccessOptions = {},
): Promise<ListAccess[]> {
  if (ids.length === 0) return [];
  return kysely
    .selectFrom('watchlists')
    .select([
      'watchlists.id',
      'watchlists.owner_id as owner',
      'watchlists.admins',
      'watchlists.viewers',
      'watchlists.account_id as accountID',
      'watchlists.privacy',
      isAccountMember(user).as('isMember'),
      ownsAccount(user).as('isAccountOwner'),
      isTeamMember(user).as('isOfTeam'),
      sql<ReadOnlyReason | null>`watchlist_lock(watchlists)`.as('readOnly'),
    ])
    .where(sql<boolean>`watchlists.id = any(${padIds(ids)}::text[])`)
    .where('watchlists.deleted_at', areDeleted ? 'is not' : 'is', null)
    .orderBy('watchlists.id')
    .$if(isLocked, (query) => query.forUpdate())
    .modifyFront(keepPlan)
    .execute();
}
