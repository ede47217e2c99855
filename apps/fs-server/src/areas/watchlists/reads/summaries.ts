import type { WatchlistCategory, WatchlistNews, WatchlistSummary } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { invalid } from '../../../http/failures.ts';
import type { User } from '../../../http/user.ts';
import { companyCard } from '../../companies/companyColumns.ts';
import { toCompanyId } from '../../companies/rules.ts';
import { findAccess, type Store, visibleTo } from '../access.ts';
import { requireFewCompanies } from '../companyBounds.ts';
import { accountCard } from '../repository.ts';
import { requireList } from '../requireLists.ts';
import { can } from '../rules.ts';
import { dayOf } from './since.ts';

/** Order of the summary. Companies of later lists are left out when the earlier ones have too many. */
const order = sql`coalesce(watchlist_settings.is_starred, false) desc, watchlists.updated_at desc, watchlists.id`;

/** News of a list that the user never opened. */
const noNews: WatchlistNews = { rounds: 0, raised_usd: 0, acquisitions: 0, articles: 0, companies: 0 };

/** Running total of companies whose updates are counted. */
const companiesBefore = sql`sum(
  case when watchlist_settings.seen_at is null then 0 else watchlists.item_count end
) over (order by ${order})`;

const companiesOf = sql`(select organization_id from watchlist_items where watchlist_id = watchlists.id)`;

/**
 * Updates of a list's companies by kind since the user last viewed the list; none if never, and null when too many
 * companies would have to be read.
 */
const news = (user: User) => sql<WatchlistNews | null>`case
  when watchlist_settings.seen_at is null then ${JSON.stringify(noNews)}::jsonb
  when ${companiesBefore} <= ${limits.watchlistSummaryCompanies} then (
  select jsonb_build_object(
    'rounds', count(*) filter (where kind = 'round'),
    'raised_usd', coalesce(sum(amount) filter (where kind = 'round'), 0),
    'acquisitions', count(*) filter (where kind = 'acquisition'),
    'articles', count(*) filter (where kind = 'article'),
    'companies', count(*) filter (where kind = 'company')
  ) from (
    select 'article' as kind, article_id::text as id, null::bigint as amount
    from article_organizations
    where arrived_at > watchlist_settings.seen_at and arrived_at <= now() and organization_id in ${companiesOf}
    union
    select 'round', funding_rounds.id, raised_usd from funding_rounds
    where arrived_at > watchlist_settings.seen_at and organization_id in ${companiesOf}
    union
    select 'acquisition', acquisitions.id, null from acquisitions
    where arrived_at > watchlist_settings.seen_at and (acquirer_id in ${companiesOf} or acquired_id in ${companiesOf})
    union
    select 'company', organization_id::text, null from watchlist_items
    where watchlist_id = watchlists.id and added_at > watchlist_settings.seen_at
      and added_by is distinct from ${user.id}
  ) as news
) end`;

/** What the companies of a list raised in the year that ends today; null when too many companies would have to be read. */
const raised = (today: string) => sql<number | null>`case
  when sum(watchlists.item_count) over (order by ${order}) <= ${limits.watchlistSummaryCompanies} then (
  select coalesce(sum(raised_usd), 0)::bigint from funding_rounds
  where funded_on > ${today}::date - interval '12 months' and funded_on <= ${today}::date
    and organization_id in ${companiesOf}
) end`;

/** The first companies of a list. */
const firstCompanies = sql<WatchlistSummary['companies']>`coalesce((
  select jsonb_agg(card order by position, id) from (
    select ${companyCard('organizations')} as card, watchlist_items.position, organizations.id
    from watchlist_items join organizations on organizations.id = organization_id
    where watchlist_id = watchlists.id
    order by watchlist_items.position, organizations.id limit ${limits.watchlistSummaryLogos}
  ) as first
), '[]')`;

/** Summaries of the lists that the user can see, up to a limit: starred first, then the latest changed. */
export async function listSummaries(
  store: Store,
  user: User,
  { companyId: companyText, figures = false }: { companyId?: string | undefined; figures?: boolean | undefined },
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
      news(user).as('news'),
      (figures ? raised(dayOf(new Date())) : sql<null>`null`).as('raised_12m_usd'),
      (figures ? firstCompanies : sql<[]>`'[]'::jsonb`).as('companies'),
      sql<boolean>`coalesce(watchlist_settings.is_starred, false)`.as('starred'),
      sql<boolean>`exists (
        select from watchlist_items where watchlist_id = watchlists.id and organization_id = (select kept_company(${companyId}::uuid))
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
    newCount: row.news && row.news.rounds + row.news.acquisitions + row.news.articles + row.news.companies,
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
