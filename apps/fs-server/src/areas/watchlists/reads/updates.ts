import type { DashboardItem, WatchlistUpdate } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { HttpFailure } from '../../../http/failures.ts';
import { companyCard } from '../../companies/companyColumns.ts';
import { toCompanyId } from '../../companies/rules.ts';
import { type InvestmentScope, investmentsOf } from '../../funding/investments.ts';
import type { Store } from '../access.ts';
import { dayOf, type Page, type Since } from './since.ts';

export type UpdateKind = WatchlistUpdate['kind'];

export const updateKinds = ['article', 'funding', 'acquisition', 'investment'] as const satisfies readonly UpdateKind[];

interface UpdatesQuery extends Page {
  kinds?: readonly UpdateKind[];
  /** Restricts the updates to these companies. */
  companyIds?: readonly string[] | undefined;
  since: Since;
}

/**
 * Updates of companies on these lists, newest first. Each update occurs once, even if several lists or repeated kinds
 * match.
 */
export async function listUpdates(
  { kysely }: Store,
  scope: InvestmentScope,
  listIds: readonly string[],
  { kinds = updateKinds, companyIds, since, offset, limit }: UpdatesQuery,
): Promise<WatchlistUpdate[]> {
  if (kinds.length === 0 || listIds.length === 0) return [];
  const chosen = companyIds && sql` and organization_id = any(${companyIds.map(requireId)}::uuid[])`;
  const companies = sql`(
    select organization_id from watchlist_items
    where watchlist_id = any(${[...listIds]}::text[])${chosen ?? sql``}
  )`;
  const parts = [...new Set(kinds)].map((kind) => sql`(${selects[kind](companies, since, scope)})`);
  const { rows } = await sql<WatchlistUpdate>`
    select id, kind, title, description, published_time, organization, other, url, image, amount_usd
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
  if (updates.length === 0) return [];
  const items = await store.kysely
    .selectFrom('watchlist_items')
    .select(['watchlist_id', 'organization_id'])
    .where(sql<boolean>`watchlist_id = any(${lists.map(({ id }) => id)}::text[])`)
    .where(sql<boolean>`organization_id = any(${updates.map(({ organization }) => organization.id)}::uuid[])`)
    .execute();
  const byCompany = Map.groupBy(items, ({ organization_id }) => organization_id);
  return updates.map((update) => {
    const ids = new Set(byCompany.get(update.organization.id)?.map(({ watchlist_id }) => watchlist_id));
    return { ...update, watchlists: lists.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })) };
  });
}

function requireId(text: string): string {
  const id = toCompanyId(text);
  if (!id) throw new HttpFailure(400, 'companyIds are ids of companies');
  return id;
}

type Select = (companies: RawBuilder<unknown>, since: Since, scope: InvestmentScope) => RawBuilder<unknown>;

const onOrAfter = (column: string, since: Since) =>
  since === null ? sql`true` : sql`${sql.ref(column)} >= ${dayOf(since)}::date`;

const articles: Select = (companies, since) => sql`
  select distinct on (published_at, articles.id) articles.id, 'article' as kind, title, description,
    to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_time, published_at as at,
    ${companyCard('organizations')} as organization, null::jsonb as other, articles.url, image_url as image,
    null::bigint as amount_usd
  from articles
    join article_organizations on article_id = articles.id
    join organizations on organizations.id = organization_id
  where organization_id in ${companies} and ${since === null ? sql`true` : sql`published_at >= ${since}`}
  order by published_at desc, articles.id, article_organizations.position
`;

const funding: Select = (companies, since) => sql`
  select funding_rounds.id, 'funding' as kind, organizations.name as title, round_type as description,
    funded_on::text as published_time, funded_on::timestamp at time zone 'UTC' as at,
    ${companyCard('organizations')} as organization, null::jsonb as other, null::text as url, null::text as image,
    raised_usd as amount_usd
  from funding_rounds join organizations on organizations.id = organization_id
  where organization_id in ${companies} and ${onOrAfter('funded_on', since)}
`;

const acquisitions: Select = (companies, since) => sql`
  select acquisitions.id, 'acquisition' as kind, acquired.name as title, '' as description,
    acquired_on::text as published_time, acquired_on::timestamp at time zone 'UTC' as at,
    case when acquirer_id in ${companies} then ${companyCard('acquirer')} else ${companyCard('acquired')} end
      as organization,
    case when acquirer_id in ${companies} then ${companyCard('acquired')} else ${companyCard('acquirer')} end as other,
    null::text as url, null::text as image, case when currency = 'USD' then price end as amount_usd
  from acquisitions
    join organizations as acquirer on acquirer.id = acquirer_id
    join organizations as acquired on acquired.id = acquired_id
  where (acquirer_id in ${companies} or acquired_id in ${companies}) and ${onOrAfter('acquired_on', since)}
`;

const investments: Select = (companies, since, scope) => sql`
  select funding_rounds.id || '/' || paid.investor_id as id, 'investment' as kind, organizations.name as title,
    round_type as description, funded_on::text as published_time, funded_on::timestamp at time zone 'UTC' as at,
    ${companyCard('investor_company')} as organization, ${companyCard('organizations')} as other, null::text as url,
    null::text as image, raised_usd as amount_usd
  from ${investmentsOf(scope, companies)} as paid
    join organizations as investor_company on investor_company.id = paid.owner_id
    join funding_rounds on funding_rounds.id = paid.funding_round_id
    join organizations on organizations.id = funding_rounds.organization_id
  where ${onOrAfter('funded_on', since)}
`;

const selects: Record<UpdateKind, Select> = {
  article: articles,
  funding,
  acquisition: acquisitions,
  investment: investments,
};
