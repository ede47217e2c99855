import type { WatchlistCategory, WatchlistSummary } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Reader } from '../../../http/reader.ts';
import { toCompanyId } from '../../companies/rules.ts';
import { findStandings, type Store, visibleTo } from '../access.ts';
import { accountCard } from '../repository.ts';
import { may } from '../rules.ts';

/** News of a list's companies since the reader last looked; none before they ever did. */
const newCount = (reader: Reader) => sql<number>`case when watchlist_settings.seen_at is null then 0 else (
  select count(*)::int from (
    select article_id::text as id from article_organizations join articles on articles.id = article_id
    where published_at > watchlist_settings.seen_at
      and organization_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
    union
    select funding_rounds.id from funding_rounds
    where funded_on > (watchlist_settings.seen_at at time zone 'UTC')::date
      and organization_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
    union
    select acquisitions.id from acquisitions
    where acquired_on > (watchlist_settings.seen_at at time zone 'UTC')::date and (
      acquirer_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
      or acquired_id in (select organization_id from watchlist_items where watchlist_id = watchlists.id)
    )
    union
    select organization_id::text from watchlist_items
    where watchlist_id = watchlists.id and added_at > watchlist_settings.seen_at
      and added_by is distinct from ${reader.id}
  ) as news
) end`;

/** Every list that the reader sees in a few words: starred first, then the last changed. */
export async function listSummaries(
  store: Store,
  reader: Reader,
  companyText: string | undefined,
): Promise<WatchlistSummary[]> {
  const companyId = companyText === undefined ? null : toCompanyId(companyText);
  const rows = await store.kysely
    .selectFrom('watchlists')
    .leftJoin('watchlist_settings', (join) =>
      join
        .onRef('watchlist_settings.watchlist_id', '=', 'watchlists.id')
        .on('watchlist_settings.owner_id', '=', reader.id),
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
      newCount(reader).as('newCount'),
      sql<boolean>`coalesce(watchlist_settings.is_starred, false)`.as('starred'),
      sql<boolean>`exists (
        select from watchlist_items where watchlist_id = watchlists.id and organization_id = ${companyId}::uuid
      )`.as('hasCompany'),
    ])
    .where(visibleTo(reader))
    .orderBy('starred', 'desc')
    .orderBy('watchlists.updated_at', 'desc')
    .orderBy('watchlists.id')
    .execute();
  const standings = await findStandings(
    store,
    reader,
    rows.map(({ id }) => id),
  );
  const edits = new Set(standings.flatMap((standing) => (may('edit', standing, reader) ? [standing.id] : [])));
  return rows.map(({ updated_at, hasCompany, ...row }) => ({
    ...row,
    readOnly: !edits.has(row.id),
    updatedAt: updated_at.toISOString(),
    hasCompany: companyText === undefined ? null : hasCompany,
  }));
}

/** In which markets the list's companies are, the most frequent first. */
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

/** Lists of whose companies the reader wants to be told in the feed. */
export function listFollowed({ kysely }: Store, reader: Reader): Promise<{ id: string; name: string }[]> {
  return kysely
    .selectFrom('watchlists')
    .innerJoin('watchlist_settings', 'watchlist_settings.watchlist_id', 'watchlists.id')
    .select(['watchlists.id', 'watchlists.name'])
    .where('watchlist_settings.owner_id', '=', reader.id)
    .where('watchlist_settings.follow', '=', true)
    .where(visibleTo(reader))
    .orderBy('watchlists.id')
    .execute();
}
