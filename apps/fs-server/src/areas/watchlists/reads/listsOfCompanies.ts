import { type CompanyColumns, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { User } from '../../../http/user.ts';
import { type Store, visibleTo } from '../access.ts';

/**
 * The lists with each of these companies, among as many of the user's lists as `listSummaries` covers and in its order:
 * starred first, then the latest changed. Lists that the user cannot see count nothing.
 */
export async function listsOfCompanies(
  { kysely }: Store,
  user: User,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyColumns['watchlists']>> {
  const { rows } = await sql<{ company_id: string } & CompanyColumns['watchlists']>`
    with visible as materialized (
      select watchlists.id, watchlists.name, row_number() over (
        order by coalesce(is_starred, false) desc, watchlists.updated_at desc, watchlists.id
      ) as place
      from watchlists left join watchlist_settings
        on watchlist_settings.watchlist_id = watchlists.id and watchlist_settings.owner_id = ${user.id}
      where ${visibleTo(user)}
      order by place limit ${limits.watchlistsSummarized}
    ), containing as (
      select organization_id, id, name, row_number() over (partition by organization_id order by place) as place
      from visible join watchlist_items on watchlist_id = id
      where organization_id = any(${[...companyIds]}::uuid[])
    )
    select organization_id as company_id, count(*)::int as total,
      jsonb_agg(jsonb_build_object('id', id, 'name', name) order by place)
        filter (where place <= ${limits.companyColumnLists}) as first
    from containing group by organization_id
  `.execute(kysely);
  return new Map(rows.map(({ company_id, total, first }) => [company_id, { total, first }]));
}
