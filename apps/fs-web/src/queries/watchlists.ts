import type { CompanyColumns, Watchlist, WatchlistCard, WatchlistCompany } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { companyFilters, type DatedPart, watchlistSort } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { queryOptions } from '@tanstack/react-query';
import { CallFailure, unwrap } from './CallFailure.ts';
import type { RowSource } from './rowSources.ts';
import { visitFor } from './visitFor.ts';
import { withPendingChoices } from './watchlistChoices.ts';

/** Key prefix of queries that any change of a list invalidates. */
export const watchlistsKey = ['watchlists'] as const;

/** Key prefix of the summaries, which a visit to a list invalidates. */
export const summariesKey = [...watchlistsKey, 'summaries'] as const;

/** All lists that the user can see, without companies. */
export function watchlistsQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'all'],
    queryFn: async ({ signal, client: queries }): Promise<readonly WatchlistCard[]> => {
      const read = unwrap(await client.watchlists.listWatchlists({ signal, cap: Number.POSITIVE_INFINITY }));
      return read.map((card) => withPendingChoices(queries, card));
    },
  });
}

/** Summaries of the lists with their new items, and whether each includes a given company. */
export function listSummariesQuery(client: DataClient, companyId?: string) {
  return queryOptions({
    queryKey: [...summariesKey, companyId ?? null],
    queryFn: async ({ signal }) =>
      unwrap(await client.watchlists.getListSummaries({ companyId, signal, reportsFailure: true })),
  });
}

/** What optional columns of tables show of companies, by their ids. */
export type ExtrasById = Readonly<Record<string, CompanyColumns>>;

const noExtras: Omit<CompanyColumns, 'id'> = {
  watchlists: { total: 0, first: [] },
  domain_authority: null,
  is_domain_authority_withheld: false,
  followers: null,
};

/** What optional columns show of each of these companies. Nothing is known of one that the server doesn't know. */
export async function loadExtras(
  client: DataClient,
  companyIds: readonly string[],
  { signal }: { signal: AbortSignal },
): Promise<ExtrasById> {
  const known = unwrap(await client.companies.getCompanyColumns(companyIds, { signal }));
  return Object.fromEntries([
    ...companyIds.map((id) => [id, { id, ...noExtras }] as const),
    ...known.map((columns) => [columns.id, columns] as const),
  ]);
}

/** The same as a query, which a change of a list invalidates. */
export function companyExtrasQuery(client: DataClient, companyIds: readonly string[]) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'companies', companyIds],
    queryFn: ({ signal }) => loadExtras(client, companyIds, { signal }),
  });
}

/** Summaries of the lists with their amounts and first companies. */
export function listFiguresQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...summariesKey, 'figures'],
    queryFn: async ({ signal }) =>
      unwrap(await client.watchlists.getListSummaries({ figures: true, signal, reportsFailure: true })),
  });
}

/** What the companies of one list add up to, and how many rows its parts have. */
export function watchlistFiguresQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...watchlistsKey, id, 'figures'],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.getListFigures(id, { signal })),
  });
}

/** How many lists the plan includes, and how many exist. */
export function listUsageQuery(client: DataClient, accountID: string | null) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'usage', accountID],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.getListUsage(accountID, { signal })),
  });
}

/** Preview of merging lists. */
export function mergePreviewQuery(client: DataClient, listIds: readonly string[]) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'merge', listIds],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.previewMerge(listIds, { signal })),
  });
}

/**
 * An open list does not refetch by itself. The user learns of others' changes (`watchlistEtagQuery`) and shows them on
 * request.
 */
export const untilAsked = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Polling interval of an open list, in milliseconds. */
const compareEvery = 60_000;

/** The server's current ETag of a list. Stops polling once the list is gone. */
export function watchlistEtagQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...watchlistsKey, id, 'etag'],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.getWatchlistEtag(id, { signal })),
    refetchInterval: ({ state: { error } }) =>
      error instanceof CallFailure && error.reason === 'not-found' ? false : compareEvery,
    refetchOnWindowFocus: 'always',
  });
}

/** One list. The first request creates the user's settings. */
export function watchlistQuery(client: DataClient, id: string) {
  return queryOptions({
    ...untilAsked,
    queryKey: [...watchlistsKey, id, 'list'],
    queryFn: async ({ signal, client: queries }): Promise<Watchlist> =>
      withPendingChoices(queries, unwrap(await client.watchlists.openWatchlist(id, { signal }))),
  });
}

/** The server's filters and sort order of a list's companies. */
export function companiesSeen(state: TableState) {
  return { filters: companyFilters(state), sort: watchlistSort(state) };
}

/** What arrived on a list before this visit, which stays the same until the next one. */
export function listSeenQuery(client: DataClient, id: string) {
  return queryOptions({
    ...untilAsked,
    queryKey: ['list-seen', id],
    queryFn: async ({ signal }) => unwrap(await client.feed.getSeen(`list:${id}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: visitFor,
  });
}

/**
 * The companies of a list, and their number.
 *
 * @param since the user's previous visit. Later items are new.
 */
export function watchlistRows(
  client: DataClient,
  id: string,
  state: TableState,
  since: string | undefined,
): RowSource<WatchlistCompany> {
  const wanted = { ...companiesSeen(state), since };
  return {
    key: [...watchlistsKey, id, 'companies', wanted],
    load: async ({ offset, limit }, { signal }) => {
      const found = await client.watchlists.getWatchlistCompanies(id, { ...wanted, offset, limit, signal });
      const { companies, total } = unwrap(found);
      return { rows: companies, total };
    },
  };
}

/** Earlier than any known deal. */
const firstDay = '1000-01-01';

/** Queries of a list's tabs besides the companies. The given parts load their complete history. */
export function watchlistPartQueries(client: DataClient, id: string, wholeParts: readonly DatedPart[] = []) {
  const { watchlists } = client;
  const part = <Row>(name: string, read: (options: { signal: AbortSignal; gte?: string }) => Promise<Row[]>) => {
    const from = wholeParts.some((whole) => whole === name) ? { gte: firstDay } : {};
    return queryOptions({
      queryKey: [...watchlistsKey, id, name, from],
      queryFn: ({ signal }): Promise<readonly Row[]> => read({ signal, ...from }),
    });
  };
  return {
    updates: part('updates', async (options) => unwrap(await watchlists.searchWatchlistUpdates(id, options))),
    funding: part('funding', async (options) => unwrap(await watchlists.getWatchlistFunding(id, options))),
    investments: part('investments', async (options) => unwrap(await watchlists.getWatchlistInvestments(id, options))),
    acquisitions: part('acquisitions', async (options) => unwrap(await watchlists.getListAcquisitions(id, options))),
    people: part('people', async (options) => unwrap(await watchlists.getWatchlistPeople(id, options))),
    socials: part('socials', async (options) =>
      unwrap(await watchlists.getListSocials(id, { ...options, reportsFailure: true })),
    ),
  };
}

/** The companies of these ids, for a new list. */
export function keptCompaniesQuery(client: DataClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['companies', 'kept', ids],
    queryFn: async ({ signal }) => {
      const { lines } = unwrap(await client.watchlists.recognizeCompanies(ids, { signal }));
      return lines.flatMap(({ match, candidates: [company] }) => (match === 'certain' && company ? [company] : []));
    },
  });
}
