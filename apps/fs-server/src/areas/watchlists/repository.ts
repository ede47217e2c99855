import type {
  ReadOnlyReason,
  Watchlist,
  WatchlistCard,
  WatchlistItem,
  WatchlistSetting,
  WatchlistShare,
  WatchlistTeam,
} from '@fs/api-contract';
import { sql } from 'kysely';
import { instantText } from '../../database/instantText.ts';
import type { User } from '../../http/user.ts';
import { type Store, visibleTo } from './access.ts';
import { toEtag } from './revisions.ts';

/**
 * Includes the user id only in the caller's own shares, so that others cannot learn whether an email has an account.
 */
export const shareJson = (user: User) => sql<WatchlistShare>`jsonb_build_object(
  'id', watchlist_shares.id, 'email', watchlist_shares.email,
  'owner', case when watchlist_shares.email = ${user.email} then ${user.id} end,
  'role', case when watchlists.admins @> array[watchlist_shares.email] then 'admin' else 'viewer' end,
  'list', jsonb_build_object('id', watchlists.id, 'name', watchlists.name)
)`;

const sharesFor = (user: User) => sql<WatchlistShare[]>`coalesce((
  select jsonb_agg(${shareJson(user)} order by watchlist_shares.created_at, watchlist_shares.email)
  from watchlist_shares where watchlist_shares.watchlist_id = watchlists.id
), '[]')`;

export const teamJson = sql<WatchlistTeam>`jsonb_build_object(
  'id', watchlist_teams.id, 'watchlistID', watchlist_teams.watchlist_id, 'teamID', teams.id, 'accountID', teams.account_id
)`;

const teams = sql<WatchlistTeam[]>`coalesce((
  select jsonb_agg(${teamJson} order by teams.name, teams.id)
  from watchlist_teams join teams on teams.id = watchlist_teams.team_id
  where watchlist_teams.watchlist_id = watchlists.id
), '[]')`;

export const settingJson = sql<WatchlistSetting>`jsonb_build_object(
  'id', watchlist_settings.id, 'owner', watchlist_settings.owner_id, 'watchlistID', watchlist_settings.watchlist_id,
  'starred', watchlist_settings.is_starred, 'email', watchlist_settings.email, 'follow', watchlist_settings.follow,
  'funding_updates', watchlist_settings.funding_updates, 'preferences', watchlist_settings.preferences,
  'lastSeen', ${instantText('watchlist_settings.seen_at')}
)`;

const settingsOf = (user: User) => sql<WatchlistSetting[]>`coalesce((
  select jsonb_agg(${settingJson}) from watchlist_settings
  where watchlist_settings.watchlist_id = watchlists.id and watchlist_settings.owner_id = ${user.id}
), '[]')`;

const ownerName = sql<string>`(
  select btrim(users.given_name || ' ' || users.family_name) from users where users.id = watchlists.owner_id
)`;

export const accountCard = sql<{ id: string; name: string } | null>`(
  select jsonb_build_object('id', accounts.id, 'name', accounts.name) from accounts
  where accounts.id = watchlists.account_id
)`;

function selectCards({ kysely }: Store, user: User) {
  return kysely.selectFrom('watchlists').select([
    'watchlists.id',
    'watchlists.owner_id as owner',
    ownerName.as('ownerName'),
    'watchlists.viewers',
    'watchlists.admins',
    'watchlists.name',
    'watchlists.description',
    'watchlists.account_id as accountID',
    'watchlists.privacy as account_privacy',
    'watchlists.columns',
    'watchlists.datasource',
    'watchlists.is_updating_data as updatingData',
    'watchlists.last_data_update',
    'watchlists.revision',
    'watchlists.created_at',
    'watchlists.updated_at',
    'watchlists.item_count as itemCount',
    sql<ReadOnlyReason | null>`watchlist_lock(watchlists)`.as('readOnly'),
    accountCard.as('account'),
    teams.as('teams'),
    sharesFor(user).as('shares'),
    settingsOf(user).as('settings'),
    // Microseconds, which a Date would truncate: the key at which the next page starts.
    sql<string>`(extract(epoch from watchlists.created_at) * 1000000)::bigint::text || '|' || watchlists.id`.as('key'),
  ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

function toCard({ key: _ofPages, revision, last_data_update, created_at, updated_at, ...row }: CardRow): WatchlistCard {
  return {
    ...row,
    teamID: row.teams[0]?.teamID ?? null,
    metadata: { etag: toEtag(revision) },
    lastDataUpdate: last_data_update?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

/** Reads a list. The caller must have checked access. */
export async function readListCard(store: Store, user: User, id: string): Promise<WatchlistCard> {
  return toCard(await selectCards(store, user).where('watchlists.id', '=', id).executeTakeFirstOrThrow());
}

/**
 * Like `readListCard`, with its companies. They are read after the etag, so that a company added in between counts as
 * the caller's own when they send the list back, and not as removed.
 */
export async function readWatchlist(store: Store, user: User, id: string): Promise<Watchlist> {
  const card = await readListCard(store, user, id);
  return { ...card, items: await listItems(store, id) };
}

/** The companies of a list, in order. */
export async function listItems({ kysely }: Store, listId: string): Promise<WatchlistItem[]> {
  const rows = await kysely
    .selectFrom('watchlist_items')
    .innerJoin('organizations', 'organizations.id', 'watchlist_items.organization_id')
    .select(['organizations.id', 'organizations.name', 'watchlist_items.added_at'])
    .where('watchlist_items.watchlist_id', '=', listId)
    .orderBy('watchlist_items.position')
    .orderBy('organizations.id')
    .execute();
  return rows.map(({ id, name, added_at }) => ({
    uuid: id,
    name,
    type: 'organization',
    added: added_at.toISOString(),
  }));
}

export interface ListQuery {
  owner?: string;
  accountID?: string;
  teamID?: string;
  /** Key of the last item of the previous page; null for the first page. */
  after: string | null;
  limit: number;
}

/** Lists that the user can see, newest first, each with its page key. */
export async function listCards(
  store: Store,
  user: User,
  { owner, accountID, teamID, after, limit }: ListQuery,
): Promise<{ card: WatchlistCard; key: string }[]> {
  const [time = '', id = ''] = after?.split(/\|(.*)/s) ?? [];
  const rows = await selectCards(store, user)
    .where(visibleTo(user))
    .$if(owner !== undefined, (lists) => lists.where(sql<boolean>`watchlists.owner_id::text = ${owner}`))
    .$if(accountID !== undefined, (lists) => lists.where('watchlists.account_id', '=', accountID ?? ''))
    .$if(teamID !== undefined, (lists) =>
      lists.where(
        sql<boolean>`exists (select from watchlist_teams where watchlist_id = watchlists.id and team_id = ${teamID})`,
      ),
    )
    .$if(after !== null, (lists) =>
      lists.where(
        sql<boolean>`((extract(epoch from watchlists.created_at) * 1000000)::bigint < ${time}::bigint
          or ((extract(epoch from watchlists.created_at) * 1000000)::bigint = ${time}::bigint and watchlists.id > ${id}))`,
      ),
    )
    .orderBy('watchlists.created_at', 'desc')
    .orderBy('watchlists.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ card: toCard(row), key: row.key }));
}
