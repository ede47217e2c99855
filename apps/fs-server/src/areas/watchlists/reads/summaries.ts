import type { WatchlistCategory, WatchlistSummary } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { invalid } from '../../../http/failures.ts';
import type { User } from '../../../http/user.ts';
import { toCompanyId } from '../../companies/rules.ts';
import { findAccess, type Store, visibleTo } from '../access.ts';
import { requireFewCompanies } from '../companyBounds.ts';
import { accountCard } from '../repository.ts';
import { requireList } from '../requireLists.ts';
import { can } from '../rules.ts';

/** Running total of companies whose updates are counted, in the order of the summary. */
const companiesBefore = sql`sum(case when watchlist_settings.seen_at is null then 0 else watchlists.item_count end) over (
  order by coalesce(watchlist_settings.is_starred, false) desc, watchlists.updated_at desc, watchlists.id
)`;

/**
 * Number of updates of a list's companies since the user last viewed the list; 0 if never, and null when too many
 * companies would have to be read.
 */
const newCount = (user: User) => sql<number | null>`case
  when watchlist_settings.seen_at is null then 0
  when ${companiesBefore} <= ${limits.watchlistSummaryCompanies} then (
  select count(*)::int from (
    select article_id::text as id from article_organizations join articles on articles.id = article_id
    where articles.arrived_at > watchlist_settings.seen_at
      and organization_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
    union
    select funding_rounds.id from funding_rounds
    where arrived_at > watchlist_settings.seen_at
      and organization_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
    union
    select acquisitions.id from acquisitions
    where arrived_at > watchlist_settings.seen_at and (
      acquirer_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
      or acquired_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
    )
    union
    select organization_id::text from watchlist_items
    where watchlist_id = watchlists.id and added_at > watchlist_settings.seen_at
      and added_by is distinct from ${user.id}
  ) as news
) end`;

/** Summaries of the lists that the user can see, up to a limit: starred first, then the latest changed. */
export async function listSummaries(
  store: Store,
  user: User,
  companyText: string | undefined,
): Promise<WatchlistSummary[]> {
  const companyId = companyText === undefined ? null : toCompanyId(companyText);
  const rows = await store.kysely
    .selectFrom('watchlists')
    .leftJoin('watchlist_settings', (join) =>
      join
        .onRef('watchlist_settings.watchlist_id', '=', 'watchlists.id')
        .on('watchlist_settings.owner_id', '=', user.id),
    )
    .select([
      'watchlists.id',
      'watchlists.name',
      'watchlists.owner_id as owner',
      'watchlists.account_id as accountID',
      'watchlists.privacy as account_privacy',
      'watchlists.updated_at',
      accountCard.as('account'),
      'watchlists.item_count as itemCount',
      newCount(user).as('newCount'),
      sql<boolean>`coalesce(watchlist_settings.is_starred, false)`.as('starred'),
      sql<boolean>`exists (
        select from watchlist_items where watchlist_id = watchlists.id and organization_id = ${companyId}::uuid
      )`.as('hasCompany'),
    ])
    .where(visibleTo(user))
    .orderBy('starred', 'desc')
    .orderBy('watchlists.updated_at', 'desc')
    .orderBy('watchlists.id')
    .limit(limits.watchlistsSummarized)
    .execute();
  const accesses = await findAccess(
    store,
    user,
    rows.map(({ id }) => id),
  );
  const editableIds = new Set(accesses.flatMap((access) => (can('edit', access, user) ? [access.id] : [])));
  return rows.map(({ updated_at, hasCompany, ...row }) => ({
    ...row,
    readOnly: !editableIds.has(row.id),
    updatedAt: updated_at.toISOString(),
    hasCompany: companyText === undefined ? null : hasCompany,
  }));
}

/** The markets of the list's companies, most frequent first. */
export function listCategorySummary({ kysely }: Store, listId: string): Promise<WatchlistCategory[]> {
  return kysely
    .selectFrom('watchlist_items')
    .innerJoin('organization_markets', 'organization_markets.organization_id', 'watchlist_items.organization_id')
    .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
    .select(['markets.id', 'markets.name', sql<number>`count(*)::int`.as('value')])
    .where('watchlist_items.watchlist_id', '=', listId)
    .groupBy('markets.id')
    .orderBy('value', 'desc')
    .orderBy('markets.name')
    .orderBy('markets.id')
    .execute();
}

/** Lists that the user follows in the feed. @throws HttpFailure 400 for too many */
async function listFollowed(store: Store, user: User): Promise<{ id: string; name: string }[]> {
  const lists = await store.kysely
    .selectFrom('watchlists')
    .innerJoin('watchlist_settings', 'watchlist_settings.watchlist_id', 'watchlists.id')
    .select(['watchlists.id', 'watchlists.name'])
    .where('watchlist_settings.owner_id', '=', user.id)
    .where('watchlist_settings.follow', '=', true)
    .where(visibleTo(user))
    .orderBy('watchlists.id')
    .limit(limits.watchlistsFollowed + 1)
    .execute();
  if (lists.length > limits.watchlistsFollowed) {
    throw invalid(`The feed covers up to ${limits.watchlistsFollowed} lists. Please name one of them`);
  }
  await requireFewCompanies(
    store,
    lists.map(({ id }) => id),
  );
  return lists;
}

/** The list of that id, if the user can see it, or else all that the user follows. @throws HttpFailure 404, 400 */
export async function listsInFeed(
  store: Store,
  user: User,
  listId: string | undefined,
): Promise<{ id: string; name: string }[]> {
  if (listId === undefined) return listFollowed(store, user);
  await requireList(store, user, 'read', listId);
  return store.kysely.selectFrom('watchlists').select(['id', 'name']).where('id', '=', listId).execute();
}
