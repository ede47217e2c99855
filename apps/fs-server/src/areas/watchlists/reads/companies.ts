import type { CompanyFilter, WatchlistCompany } from '@fs/api-contract';
import { CompanyFiltersSchema } from '@fs/api-contract/schemas';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Database } from '../../../database/database.ts';
import { HttpFailure } from '../../../http/failures.ts';
import { readInParts } from '../../../http/rowStreams.ts';
import { toUniqueOrders } from '../../../http/toUniqueOrders.ts';
import type { User } from '../../../http/user.ts';
import { parseJsonText } from '../../../values/jsonText.ts';
import { selectMatching, sortColumns } from '../../companies/companySearch.ts';
import { listCompanies } from '../../companies/repository.ts';
import { requireList } from '../requireLists.ts';
import { countNews, findLastSeen } from './newness.ts';
import { parseSince } from './since.ts';

/** Which companies of a list are selected, and their order, which defaults to the list's. */
export interface CompanySelection {
  filters: readonly CompanyFilter[];
  sort: readonly { field: string; dir: string | undefined }[];
}

/** A `CompanySelection` as query parameters. */
export interface CompaniesQuery {
  /** JSON text of company search filters. */
  filters?: string | undefined;
  /** Comma-separated fields, and their directions. */
  sort?: string | undefined;
  dir?: string | undefined;
}

interface CompaniesPage extends CompaniesQuery {
  offset?: number | undefined;
  limit?: number | undefined;
  since?: string | undefined;
}

/** One page of a list's companies, each with its number of updates since the user last viewed the list. */
export async function listWatchlistCompanies(
  database: Database,
  user: User,
  id: string,
  { offset = 0, limit = 100, since, ...seen }: CompaniesPage,
): Promise<{ companies: WatchlistCompany[]; total: number }> {
  await requireList(database, user, 'read', id);
  const all = await findItems(database, id, parseSelection(seen));
  const from = since === undefined ? await findLastSeen(database, user.id, id) : parseSince(since);
  const page = all.slice(offset, offset + limit);
  return { companies: await readCompanies(database, user, page, from), total: all.length };
}

interface ListedItem {
  id: string;
  added_at: Date;
  added_by: string | null;
  note: string;
}

/** Finds the selected companies of a list, in order. The number is limited by the size of lists. */
export async function findItems(
  database: Database,
  listId: string,
  { filters, sort }: CompanySelection,
): Promise<ListedItem[]> {
  const companies = await selectMatching(database, filters);
  return companies
    .innerJoin('watchlist_items', (join) =>
      join
        .onRef('watchlist_items.organization_id', '=', 'organizations.id')
        .on('watchlist_items.watchlist_id', '=', listId),
    )
    .select(['organizations.id', 'watchlist_items.added_at', 'watchlist_items.added_by', 'watchlist_items.note'])
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

/** Reads the companies of the items for the table, in order. */
async function readCompanies(
  database: Database,
  user: User,
  items: readonly ListedItem[],
  since: Date | null,
): Promise<WatchlistCompany[]> {
  const ids = items.map(({ id }) => id);
  const [companies, news] = await Promise.all([
    listCompanies(database, ids),
    since ? countNews(database, ids, since) : new Map<string, number>(),
  ]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  return items.flatMap(({ id, added_at, added_by, note }) => {
    const company = byId.get(id);
    if (!company) return [];
    const isNew = since !== null && added_at > since && added_by !== user.id;
    return { ...company, added: added_at.toISOString(), isNew, newCount: news.get(id) ?? 0, note };
  });
}

/**
 * Reads the companies of the items in batches. Access is checked for each: a client that reads slowly can lose it
 * meanwhile. @throws HttpFailure 404
 */
export function readListedCompanies(
  database: Database,
  user: User,
  id: string,
  items: readonly ListedItem[],
): AsyncGenerator<readonly WatchlistCompany[]> {
  return readInParts(items, async (part) => {
    await requireList(database, user, 'read', id);
    return readCompanies(database, user, part, null);
  });
}

/** @throws HttpFailure 400 */
export function parseSelection({ filters, sort, dir = '' }: CompaniesQuery): CompanySelection {
  const directions = dir.split(',');
  const orders = sort === undefined ? [] : sort.split(',');
  return {
    filters: parseFilters(filters),
    sort: toUniqueOrders(orders.map((field, place) => ({ field, dir: directions[place] }))),
  };
}

function columnOf(sort: string): string {
  if (sort === 'added') return 'watchlist_items.added_at';
  if (!Object.hasOwn(sortColumns, sort)) throw new HttpFailure(400, 'Invalid sort');
  return `organizations.${sortColumns[sort as keyof typeof sortColumns]}`;
}

/** @throws HttpFailure 400 */
function parseFilters(text: string | undefined): CompanyFilter[] {
  if (text === undefined) return [];
  const filters = parseJsonText(text);
  if (!Value.Check(CompanyFiltersSchema, filters)) {
    throw new HttpFailure(400, 'filters are conditions of a company search, as JSON');
  }
  return filters;
}
