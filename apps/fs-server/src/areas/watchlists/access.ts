import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import type { ListAccess } from './rules.ts';

/** The database, or a transaction of it. */
export type Store = Pick<Database, 'kysely'>;

type Who = Pick<User, 'id' | 'email'>;

/** The account of the list is one that the user created or owns. */
const ownsAccount = ({ id, email }: Who): RawBuilder<boolean> => sql`exists (
  select from accounts where accounts.id = watchlists.account_id and (
    creator_id = ${id} or exists (
      select from account_owners where account_owners.account_id = accounts.id and account_owners.email = ${email}
    )
  )
)`;

const isMemberOfAccount = (who: Who): RawBuilder<boolean> => sql`(${ownsAccount(who)} or exists (
  select from account_members
  where account_members.account_id = watchlists.account_id and account_members.email = ${who.email}
))`;

const isOfTeam = ({ email }: Who): RawBuilder<boolean> => sql`exists (
  select from watchlist_teams
    join team_members on team_members.team_id = watchlist_teams.team_id
  where watchlist_teams.watchlist_id = watchlists.id and team_members.email = ${email}
)`;

/** True of lists that the user sees, as `may('read', …)` says of one. */
export function visibleTo(user: Who): RawBuilder<boolean> {
  return sql`(watchlists.deleted_at is null and (
    watchlists.owner_id = ${user.id}
    or watchlists.viewers @> array[${user.email}]
    or watchlists.admins @> array[${user.email}]
    or case when watchlists.account_id is null then ${isOfTeam(user)}
      else watchlists.privacy = 'PUBLIC' and (${isMemberOfAccount(user)} or ${isOfTeam(user)}) end
  ))`;
}

interface StandingOptions {
  /** Nobody else changes the lists until the transaction ends. */
  isLocked?: boolean;
  /** Those that can be brought back, and not those that are there. */
  areDeleted?: boolean;
}

/** How the user stands to these lists; lists that are not there have none. Locked in the order of their ids. */
export async function findStandings(
  { kysely }: Store,
  user: Who,
  ids: readonly string[],
  { isLocked = false, areDeleted = false }: StandingOptions = {},
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
      isMemberOfAccount(user).as('isMember'),
      ownsAccount(user).as('isAccountOwner'),
      isOfTeam(user).as('isOfTeam'),
    ])
    .where('watchlists.id', 'in', ids)
    .where('watchlists.deleted_at', areDeleted ? 'is not' : 'is', null)
    .orderBy('watchlists.id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
}
