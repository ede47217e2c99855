import type { CompanyFilter, WatchlistCompany } from '@fs/api-contract';
import { CompanyFiltersSchema } from '@fs/api-contract/schemas';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Database } from '../../../database/database.ts';
import { HttpFailure } from '../../../http/failures.ts';
import { toOrders } from '../../../http/toOrders.ts';
import type { User } from '../../../http/user.ts';
import { parseJsonText } from '../../../values/jsonText.ts';
import { companiesThat, sortColumns } from '../../companies/companySearch.ts';
import { listCompanies } from '../../companies/repository.ts';
import { requireList } from '../requireLists.ts';
import { countNews, findLastLook } from './newness.ts';
import { toSince } from './since.ts';

/** What of a list is seen, and in which order: none is that of the list. */
export interface CompaniesSeen {
  filters: readonly CompanyFilter[];
  sort: readonly { field: string; dir: string | undefined }[];
}

/** The same as a query says it. */
export interface CompaniesQuery {
  /** JSON text of conditions of a company search. */
  filters?: string | undefined;
  /** Fields with commas between them, and their directions likewise. */
  sort?: string | undefined;
  dir?: string | undefined;
}

interface CompaniesPage extends CompaniesQuery {
  offset?: number | undefined;
  limit?: number | undefined;
  since?: string | undefined;
}

/** One page of a list's companies, with what is new of each since the user last looked. */
export async function listWatchlistCompanies(
  database: Database,
  user: User,
  id: string,
  { offset = 0, limit = 100, since, ...seen }: CompaniesPage,
): Promise<{ companies: WatchlistCompany[]; total: number }> {
  await requireList(database, user, 'read', id);
  const all = await findSeen(database, id, toSeen(seen));
  const from = since === undefined ? await findLastLook(database, user.id, id) : toSince(since);
  const page = all.slice(offset, offset + limit);
  return { companies: await describe(database, user, page, from), total: all.length };
}

export interface SeenItem {
  id: string;
  added_at: Date;
  added_by: string | null;
}

/** Every company of the list that meets the conditions, in order: at most as many as a list holds, a few bytes each. */
export async function findSeen(
  database: Database,
  listId: string,
  { filters, sort }: CompaniesSeen,
): Promise<SeenItem[]> {
  const companies = await companiesThat(database, filters);
  return companies
    .innerJoin('watchlist_items', (join) =>
      join
        .onRef('watchlist_items.organization_id', '=', 'organizations.id')
        .on('watchlist_items.watchlist_id', '=', listId),
    )
    .select(['organizations.id', 'watchlist_items.added_at', 'watchlist_items.added_by'])
    .$call((query) =>
      sort.reduce(
        (sorted, order) =>
          sorted.orderBy(sql.ref(columnOf(order.field)), (by) =>
            (order.dir === 'desc' ? by.desc() : by.asc()).nullsLast(),
          ),
        query,
      ),
    )
    .orderBy('watchlist_items.position')
    .orderBy('organizations.id')
    .execute();
}

/** The companies as the table shows them, in the order of the items. */
export async function describe(
  database: Database,
  user: User,
  items: readonly SeenItem[],
  since: Date | null,
): Promise<WatchlistCompany[]> {
  const ids = items.map(({ id }) => id);
  const [companies, news] = await Promise.all([
    listCompanies(database, ids),
    since ? countNews(database, ids, since) : new Map<string, number>(),
  ]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  return items.flatMap(({ id, added_at, added_by }) => {
    const company = byId.get(id);
    if (!company) return [];
    const isNew = since !== null && added_at > since && added_by !== user.id;
    return { ...company, added: added_at.toISOString(), isNew, newCount: news.get(id) ?? 0 };
  });
}

/** @throws HttpFailure 400 */
export function toSeen({ filters, sort, dir = '' }: CompaniesQuery): CompaniesSeen {
  const directions = dir.split(',');
  const orders = sort === undefined ? [] : sort.split(',');
  return {
    filters: toFilters(filters),
    sort: toOrders(orders.map((field, place) => ({ field, dir: directions[place] }))),
  };
}

function columnOf(sort: string): string {
  if (sort === 'added') return 'watchlist_items.added_at';
  if (!Object.hasOwn(sortColumns, sort)) throw new HttpFailure(400, 'A list is not sorted by that');
  return `organizations.${sortColumns[sort as keyof typeof sortColumns]}`;
}

/** @throws HttpFailure 400 */
function toFilters(text: string | undefined): CompanyFilter[] {
  if (text === undefined) return [];
  const filters = parseJsonText(text);
  if (!Value.Check(CompanyFiltersSchema, filters)) {
    throw new HttpFailure(400, 'filters are conditions of a company search, as JSON');
  }
  return filters;
}
