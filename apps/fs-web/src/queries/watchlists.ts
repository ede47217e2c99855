import type { Watchlist, WatchlistCard } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { companyFilters, type DatedPart, watchlistSort } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CallFailure, unwrap } from './CallFailure.ts';

/** What begins so is read anew when any list changes. */
export const watchlistsKey = ['watchlists'] as const;

/** Every list that the user sees, without its companies. */
export function watchlistsQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'all'],
    queryFn: async ({ signal }): Promise<readonly WatchlistCard[]> =>
      unwrap(await client.watchlists.listWatchlists({ signal, cap: Number.POSITIVE_INFINITY })),
  });
}

/** The same in a few words, with what is new in each; with a company, whether each has it. */
export function listSummariesQuery(client: DataClient, companyId?: string) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'summaries', companyId ?? null],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.getListSummaries({ companyId, signal })),
  });
}

/** What merging lists would make. */
export function mergePreviewQuery(client: DataClient, listIds: readonly string[]) {
  return queryOptions({
    queryKey: [...watchlistsKey, 'merge', listIds],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.previewMerge(listIds, { signal })),
  });
}

/**
 * What is shown of a list stays as it is while its user looks at something else: that others changed it is told
 * (`watchlistEtagQuery`), and shown when the user asks for it.
 */
const untilAsked = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** How often a list that is looked at is compared with the server's, in milliseconds. */
const compareEvery = 60_000;

/** Which state of a list the server has by now. One that is gone is not asked for again. */
export function watchlistEtagQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...watchlistsKey, id, 'etag'],
    queryFn: async ({ signal }) => unwrap(await client.watchlists.getWatchlistEtag(id, { signal })),
    refetchInterval: ({ state: { error } }) =>
      error instanceof CallFailure && error.reason === 'not-found' ? false : compareEvery,
    refetchOnWindowFocus: 'always',
  });
}

/** One list, opened: the user's settings of it are made the first time. */
export function watchlistQuery(client: DataClient, id: string) {
  return queryOptions({
    ...untilAsked,
    queryKey: [...watchlistsKey, id, 'list'],
    queryFn: async ({ signal }): Promise<Watchlist> => unwrap(await client.watchlists.openWatchlist(id, { signal })),
  });
}

/** What the companies of a list are asked for by, as the server knows it. */
export function companiesSeen(state: TableState) {
  return { filters: companyFilters(state), sort: watchlistSort(state) };
}

/**
 * One page of a list's companies, and how many match.
 *
 * @param since when the user last looked, before now: what came after is new
 */
export function watchlistCompaniesQuery(client: DataClient, id: string, state: TableState, since: string | undefined) {
  const { page, pageSize } = state;
  const wanted = { ...companiesSeen(state), offset: (page - 1) * pageSize, limit: pageSize, since };
  return queryOptions({
    ...untilAsked,
    queryKey: [...watchlistsKey, id, 'companies', wanted],
    queryFn: async ({ signal }) => {
      const { companies, total } = unwrap(await client.watchlists.getWatchlistCompanies(id, { ...wanted, signal }));
      return { rows: companies, total };
    },
    placeholderData: keepPreviousData,
  });
}

/** Before any deal that is known. */
const firstDay = '1000-01-01';

/** What is under each tab of a list besides its companies; of the parts named, all that is known and not the latest. */
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
    socials: part('socials', async (options) => unwrap(await watchlists.getListSocials(id, options))),
  };
}
