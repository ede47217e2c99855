import type { CompanyCard, DashboardItem, WatchlistUpdate } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { companyCard, investorCard } from '../../companies/companyColumns.ts';
import { curatedArticle, earnedContent } from '../../company-articles/articlePlaces.ts';
import { type InvestmentScope, investmentsOf, roundInvestors } from '../../funding/investments.ts';
import type { Store } from '../access.ts';
import { dayOf, type Page, type Since } from './since.ts';

export type UpdateKind = WatchlistUpdate['kind'];

export const updateKinds = ['article', 'funding', 'acquisition', 'investment'] as const satisfies readonly UpdateKind[];

interface UpdatesQuery extends Page {
  kinds?: readonly UpdateKind[] | undefined;
  /** Restricts the updates to these companies. */
  companyIds?: readonly string[] | undefined;
  since: Since;
  /** Restricts the updates to those that the database learned of in this period. */
  arrived?: ArrivalPeriod | undefined;
}

/** From a moment, included, to another, excluded. */
export interface ArrivalPeriod {
  from?: Date;
  until?: Date;
}

/**
 * Updates of companies on these lists, newest first. Each update occurs once, even if several lists or repeated kinds
 * match.
 */
export async function listUpdates(
  { kysely }: Store,
  scope: InvestmentScope,
  listIds: readonly string[],
  { kinds = updateKinds, companyIds, since, arrived = {}, offset, limit }: UpdatesQuery,
): Promise<WatchlistUpdate[]> {
  if (kinds.length === 0 || listIds.length === 0) return [];
  const chosen = companyIds && sql` and organization_id = any(${[...companyIds]}::uuid[])`;
  const companies = companiesOn(listIds, chosen);
  // Each kind is cut by itself, so that no more rows are sorted together than the page could show.
  const parts = [...new Set(kinds)].map(
    (kind) => sql`(
      select * from (${selectUpdates(kind, companies, { scope, since, arrived })}) as part
      order by at desc, id limit ${offset + limit}
    )`,
  );
  const { rows } = await sql<WatchlistUpdate>`
    select id, kind, title, description, published_time, organization, other, url, curated_article, earned_content, image,
      amount_usd
    from (${sql.join(parts, sql` union all `)}) as updates
    order by at desc, kind, id offset ${offset} limit ${limit}
  `.execute(kysely);
  return rows;
}

/** Like `listUpdates`, each with the names of the lists that its company is on. */
export async function listDashboard(
  store: Store,
  scope: InvestmentScope,
  lists: readonly { id: string; name: string }[],
  wanted: UpdatesQuery,
): Promise<DashboardItem[]> {
  const updates = await listUpdates(
    store,
    scope,
    lists.map(({ id }) => id),
    wanted,
  );
  return withLists(store, lists, updates);
}

/** Adds the lists that each update's company is on. */
export async function withLists<Update extends Pick<DashboardItem, 'id'> & { organization: CompanyCard | null }>(
  { kysely }: Store,
  lists: readonly { id: string; name: string }[],
  updates: readonly Update[],
): Promise<(Update & Pick<DashboardItem, 'watchlists'>)[]> {
  const items = await kysely
    .selectFrom('watchlist_items')
    .select(['watchlist_id', 'organization_id'])
    .where(sql<boolean>`watchlist_id = any(${lists.map(({ id }) => id)}::text[])`)
    .where(
      sql<boolean>`organization_id = any(${updates.flatMap(({ organization }) => organization?.id ?? [])}::uuid[])`,
    )
    .execute();
  const byCompany = Map.groupBy(items, ({ organization_id }) => organization_id);
  return updates.map((update) => {
    const ids = new Set(byCompany.get(update.organization?.id ?? '')?.map(({ watchlist_id }) => watchlist_id));
    return { ...update, watchlists: lists.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })) };
  });
}

/**
 * Selects the companies on these lists. PostgreSQL takes them for ten, so that it looks each up, instead of reading a
 * whole table.
 */
export function companiesOn(listIds: readonly string[], condition: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`(
    select unnest(array(
      select organization_id from watchlist_items where watchlist_id = any(${[...listIds]}::text[])${condition}
    )) as organization_id
  )`;
}

interface SelectOptions {
  scope: InvestmentScope;
  /** First day of the event itself. */
  since: Since;
  arrived: ArrivalPeriod;
  /** Instead of `arrived`, the updates that could be among the newest. */
  newest?: Newest;
  /** Adds rounds and articles of markets, and articles with keywords, to those that arrived in a period. */
  followed?: Followed | undefined;
  /** Instead of articles about the companies, those with one of these keywords. */
  keywords?: readonly number[];
}

/** Ids of what is followed beside lists. */
export interface Followed {
  markets: readonly string[];
  keywords: readonly number[];
}

/** The last to arrive. */
interface Newest {
  /** In terms of `arrived_at`, `kind` and `id`. */
  condition: RawBuilder<unknown>;
  limit: number;
}

/**
 * Selects the updates of one kind, each once, with `at`, the time of the event, and `arrived_at`, when the database
 * learned of it.
 */
export function selectUpdates(
  kind: UpdateKind,
  companies: RawBuilder<unknown>,
  options: SelectOptions,
): RawBuilder<unknown> {
  return selects[kind](companies, options);
}

type Select = (companies: RawBuilder<unknown>, options: SelectOptions) => RawBuilder<unknown>;

const onOrAfter = (column: string, since: Since) =>
  since === null ? sql`true` : sql`${sql.ref(column)} >= ${dayOf(since)}::date`;

const arrivedIn = (table: string, { from, until }: ArrivalPeriod) => {
  const column = sql.ref(`${table}.arrived_at`);
  return sql`${from ? sql`${column} >= ${from}` : sql`true`} and ${until ? sql`${column} < ${until}` : sql`true`}`;
};

/** The first of the round's investors that a source calls its lead. */
const lead = sql`(
  select ${investorCard('investors')} from ${roundInvestors} as backers
    join investors on investors.id = backers.investor_id
  where backers.funding_round_id = funding_rounds.id and backers.is_lead
  order by investors.search_name, investors.id limit 1
)`;

// Companies, texts and leads are subqueries, so that they are read only for the rows that a page shows.
const cardOf = (table: string, id: string) =>
  sql`(select ${companyCard(table)} from organizations as ${sql.table(table)} where ${sql.ref(`${table}.id`)} = ${sql.ref(id)})`;
const nameOf = (id: string) => sql`(select name from organizations where organizations.id = ${sql.ref(id)})`;

/** What a deal has in the columns of an article. */
const noArticle = sql`null::text as url, null::jsonb as curated_article, null::jsonb as earned_content`;

const articles: Select = (companies, options) => sql`
  select articles.id, 'article' as kind, title, description,
    to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_time, published_at as at,
    (
      select ${companyCard('organizations')}
      from article_organizations join organizations on organizations.id = organization_id
      where article_id = articles.id and ${options.keywords ? sql`true` : sql`organization_id in ${companies}`}
      order by article_organizations.position limit 1
    ) as organization, null::jsonb as other, articles.url, ${curatedArticle} as curated_article,
    ${earnedContent} as earned_content, image_url as image,
    null::bigint as amount_usd, articles.arrived_at, null::text as round_code, null::jsonb as lead_investor
  from articles
  where articles.id in ${articleIds(companies, options)}
    and published_at <= now() and ${options.since === null ? sql`true` : sql`published_at >= ${options.since}`}
`;

function articleIds(companies: RawBuilder<unknown>, { arrived, newest, followed, keywords }: SelectOptions) {
  if (keywords) return sql`(select article_id from article_keywords where keyword_id = any(${keywords}::int[]))`;
  return newest ? newestArticles(companies, newest) : arrivedArticles(companies, arrived, followed);
}

/** Selects the ids of articles about these companies that arrived in a period. An article of several is repeated. */
export const arrivedArticles = (
  companies: RawBuilder<unknown>,
  arrived: ArrivalPeriod,
  followed?: Followed,
): RawBuilder<unknown> => sql`(
  select article_id from article_organizations
  where organization_id in ${companies} and ${arrivedIn('article_organizations', arrived)}
  ${followed ? sql`union select id from articles where ${isFollowed(followed)} and ${arrivedIn('articles', arrived)}` : sql``}
)`;

/** Matches articles about companies of these markets, and articles with one of these keywords. */
const isFollowed = ({ markets, keywords }: Followed): RawBuilder<unknown> => sql`(
  exists (
    select from article_organizations join organization_markets using (organization_id)
    where article_id = articles.id and market_id = any(${markets}::text[])
  ) or exists (
    select from article_keywords where article_id = articles.id and keyword_id = any(${keywords}::int[])
  )
)`;

/** No article arrives before it is published, so that the feed shows all of these. */
const newestArticles = (companies: RawBuilder<unknown>, newest: Newest) =>
  newestIds(
    'article',
    { table: 'article_organizations', id: 'article_id', company: 'organization_id' },
    companies,
    newest,
  );

/**
 * Selects the ids of the newest events of a table. They are among the newest of each company, which are a range of an
 * index by company, arrival and id.
 */
const newestIds = (
  kind: UpdateKind,
  { table, id, company }: { table: string; id: string; company: string },
  companies: RawBuilder<unknown>,
  { condition, limit }: Newest,
): RawBuilder<unknown> => sql`(
  select id from (
    select distinct newest.id, newest.arrived_at
    from (select distinct organization_id from ${companies} as listed) as listed cross join lateral (
      select id, arrived_at from (
        select ${sql.ref(id)} as id, ${sql.lit(kind)} as kind, arrived_at from ${sql.table(table)}
        where ${sql.ref(`${table}.${company}`)} = listed.organization_id
      ) as arrivals
      where ${condition} order by arrived_at desc, id limit ${limit}
    ) as newest
  ) as arrivals
  order by arrived_at desc, id limit ${limit}
)`;

const funding: Select = (companies, { since, arrived, followed }) => sql`
  select funding_rounds.id, 'funding' as kind, ${nameOf('organization_id')} as title, round_type as description,
    funded_on::text as published_time, funded_on::timestamp at time zone 'UTC' as at,
    ${cardOf('company', 'organization_id')} as organization, null::jsonb as other, ${noArticle},
    null::text as image, raised_usd as amount_usd, funding_rounds.arrived_at, round_code, ${lead} as lead_investor
  from funding_rounds
  where ${followed ? sql`(organization_id in ${companies} or ${isInMarket(followed)})` : sql`organization_id in ${companies}`}
    and ${onOrAfter('funded_on', since)} and ${arrivedIn('funding_rounds', arrived)}
`;

const isInMarket = ({ markets }: Followed) => sql`exists (
  select from organization_markets
  where organization_markets.organization_id = funding_rounds.organization_id and market_id = any(${markets}::text[])
)`;

const acquisitions: Select = (companies, { since, arrived, newest }) => sql`
  select acquisitions.id, 'acquisition' as kind, ${nameOf('acquired_id')} as title, '' as description,
    acquired_on::text as published_time, acquired_on::timestamp at time zone 'UTC' as at,
    case when is_acquirer then ${cardOf('acquirer', 'acquirer_id')} else ${cardOf('acquired', 'acquired_id')} end
      as organization,
    case when is_acquirer then ${cardOf('acquired', 'acquired_id')} else ${cardOf('acquirer', 'acquirer_id')} end
      as other,
    ${noArticle}, null::text as image, case when currency = 'USD' then price end as amount_usd,
    acquisitions.arrived_at, null::text as round_code, null::jsonb as lead_investor
  from (
    select *, true as is_acquirer from acquisitions
    where ${newest ? sql`id in ${newestAcquisitions(companies, newest)}` : sql`acquirer_id in ${companies}`}
    union all
    select *, false from acquisitions where acquired_id in ${companies} and acquirer_id not in ${companies}
  ) as acquisitions
  where ${onOrAfter('acquired_on', since)} and ${arrivedIn('acquisitions', arrived)}
`;

/** Of the companies that acquired others. A few did so often; hardly one was acquired more than once. */
const newestAcquisitions = (companies: RawBuilder<unknown>, newest: Newest) =>
  newestIds('acquisition', { table: 'acquisitions', id: 'id', company: 'acquirer_id' }, companies, newest);

const investments: Select = (companies, { scope, since, arrived }) => sql`
  select funding_rounds.id || '/' || paid.investor_id as id, 'investment' as kind,
    ${nameOf('funding_rounds.organization_id')} as title, round_type as description, funded_on::text as published_time,
    funded_on::timestamp at time zone 'UTC' as at, ${cardOf('investor_company', 'paid.owner_id')} as organization,
    ${cardOf('company', 'funding_rounds.organization_id')} as other, ${noArticle}, null::text as image,
    raised_usd as amount_usd, funding_rounds.arrived_at, round_code, null::jsonb as lead_investor
  from ${investmentsOf(scope, companies)} as paid
    join funding_rounds on funding_rounds.id = paid.funding_round_id
  where ${onOrAfter('funded_on', since)} and ${arrivedIn('funding_rounds', arrived)}
`;

const selects: Record<UpdateKind, Select> = {
  article: articles,
  funding,
  acquisition: acquisitions,
  investment: investments,
};
