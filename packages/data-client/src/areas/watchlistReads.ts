import {
  type Acquisition,
  type CallInput,
  type CallResult,
  type CompanyFilter,
  type DashboardItem,
  type FundingRound,
  limits,
  type Outcome,
  type Person,
  paths,
  type RowStreamInput,
  type Watchlist,
  type WatchlistCompany,
  type WatchlistDatasource,
  type WatchlistInvestment,
  type WatchlistSocialHistory,
  type WatchlistSocials,
  type WatchlistUpdate,
  type watchlistReadRoutes,
} from '@fs/api-contract';
import type { Download } from '../transport/download.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { RowStream, RowStreams } from '../transport/rowStream.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { daysAgo } from './daysAgo.ts';

/** The first day; each call has its own default. */
export interface DealsWanted extends CallOptions {
  gte?: string;
  offset?: number;
  limit?: number;
}

export type ListOrder = Extract<RowStreamInput<'watchlistCompanies'>['body']['sort'], { field: string }>;

/** Filters and order of a list's companies. */
export interface CompaniesSeen {
  filters?: readonly CompanyFilter[];
  /** Fields of a company search, or `added`; of several, the first decides. @default the order of the list */
  sort?: ListOrder | readonly ListOrder[];
}

export type UpdateFilters = NonNullable<NonNullable<CallInput<'searchWatchlistUpdates'>['body']>['filters']>;

/** Contents of a list's data files. */
export interface WatchlistFiles {
  employees: Person;
  funding_rounds: FundingRound;
  investments: WatchlistInvestment;
  acquisitions: Acquisition;
}

function seenQuery({ filters, sort = [] }: CompaniesSeen) {
  const orders = [sort].flat();
  return {
    ...(filters && filters.length > 0 && { filters: JSON.stringify(filters) }),
    ...(orders.length > 0 && {
      sort: orders.map(({ field }) => field).join(','),
      dir: orders.map(({ dir }) => dir).join(','),
    }),
  };
}

/** Calls for data about the companies of a list, and of all lists that the user follows. */
export function watchlistReadCalls(rest: RestTransport, download: Download, streams: RowStreams) {
  const yearBack = () => `${daysAgo(limits.watchlistDays)}T00:00:00`;
  const noneOn = <Item>(outcome: Outcome<Item[]>): Outcome<Item[]> => (outcome.ok ? outcome : { ...outcome, data: [] });
  type Dashboard = DealsWanted & { listId?: string };

  return {
    /** Returns deals of the companies on followed lists, the newest first; with `listId`, of that list alone. */
    getDashboardEvents: async ({ signal, ...query }: Dashboard = {}): Promise<Outcome<DashboardItem[]>> =>
      noneOn(await rest.call('getDashboardEvents', { query }, { signal })),

    /** Returns articles about the companies on followed lists, the newest first; with `listId`, of that list alone. */
    getDashboardUpdates: async ({ signal, ...query }: Dashboard = {}): Promise<Outcome<DashboardItem[]>> =>
      noneOn(await rest.call('getDashboardUpdates', { query }, { signal })),

    /** Returns the latest follower counts by company. Swallows a failure and returns none, unless `reportsFailure`. */
    async getListSocials(
      id: string,
      { reportsFailure = false, ...options }: CallOptions & { reportsFailure?: boolean } = {},
    ): Promise<Outcome<WatchlistSocials[]>> {
      const socials = await rest.call('getListSocials', { params: { id } }, options);
      return socials.ok || reportsFailure ? socials : { ok: true, data: [] };
    },

    /** Returns rounds of the last year by default; see `gte`. The next two calls have the same default. */
    getListFunding: (id: string, { signal, ...query }: DealsWanted = {}): Promise<Outcome<FundingRound[]>> =>
      rest.call('getListFunding', { params: { id }, query: { gte: yearBack(), ...query } }, { signal }),

    getListAcquisitions: (id: string, { signal, ...query }: DealsWanted = {}): Promise<Outcome<Acquisition[]>> =>
      rest.call('getListAcquisitions', { params: { id }, query: { gte: yearBack(), ...query } }, { signal }),

    getListInvestments: (id: string, { signal, ...query }: DealsWanted = {}): Promise<Outcome<WatchlistInvestment[]>> =>
      rest.call('getListInvestments', { params: { id }, query: { gte: yearBack(), ...query } }, { signal }),

    /** Returns one page of the list's companies. A failure has an empty page as its data. */
    async getWatchlistCompanies(
      id: string,
      {
        signal,
        offset,
        limit,
        since,
        ...seen
      }: CallOptions & CompaniesSeen & { offset?: number; limit?: number; since?: string } = {},
    ): Promise<Outcome<CallResult<'getWatchlistCompanies'>>> {
      const query = {
        ...seenQuery(seen),
        ...(offset !== undefined && { offset }),
        ...(limit !== undefined && { limit }),
        ...(since !== undefined && { since }),
      };
      const page = await rest.call('getWatchlistCompanies', { params: { id }, query }, { signal });
      return page.ok ? page : { ...page, data: { companies: [], total: 0 } };
    },

    /** Returns rounds since 2017 by default; see `gte`. */
    getWatchlistFunding: (id: string, { signal, ...query }: DealsWanted = {}): Promise<Outcome<FundingRound[]>> =>
      rest.call(
        'getWatchlistFunding',
        { params: { id }, query: { gte: limits.watchlistFundingSince, ...query } },
        { signal },
      ),

    /** Returns investments by companies of the list, since 2020 by default; see `gte`. */
    getWatchlistInvestments: (
      id: string,
      { signal, ...query }: DealsWanted = {},
    ): Promise<Outcome<WatchlistInvestment[]>> =>
      rest.call(
        'getWatchlistInvestments',
        {
          params: { id },
          query: { gte: limits.watchlistInvestmentsSince, limit: limits.watchlistInvestments, ...query },
        },
        { signal },
      ),

    getWatchlistAcquisitions: (id: string, { signal, ...query }: DealsWanted = {}): Promise<Outcome<Acquisition[]>> =>
      rest.call('getWatchlistAcquisitions', { params: { id }, query }, { signal }),

    /** Returns people at companies of the list. */
    getWatchlistPeople: (id: string, { signal, ...query }: Omit<DealsWanted, 'gte'> = {}): Promise<Outcome<Person[]>> =>
      rest.call('getWatchlistPeople', { params: { id }, query }, { signal }),

    getWatchlistSocialHistory: (id: string, options?: CallOptions): Promise<Outcome<WatchlistSocialHistory[]>> =>
      rest.call('getWatchlistSocialHistory', { params: { id } }, options),

    /** Events of the list's companies. By default the latest fifteen of the last sixty days. */
    searchWatchlistUpdates: (
      id: string,
      { signal, filters, ...query }: DealsWanted & { filters?: UpdateFilters } = {},
    ): Promise<Outcome<WatchlistUpdate[]>> =>
      rest.call(
        'searchWatchlistUpdates',
        {
          params: { id },
          query: { gte: daysAgo(limits.watchlistUpdateDays), limit: limits.watchlistUpdates, ...query },
          body: filters ? { filters } : {},
        },
        { signal },
      ),

    /** Returns one data file of a list, as of the last refresh. */
    getWatchlistFile: <Name extends keyof WatchlistDatasource>(
      { id, lastDataUpdate }: Pick<Watchlist, 'id' | 'lastDataUpdate'>,
      name: Name,
      options?: CallOptions,
    ): Promise<Outcome<WatchlistFiles[Name][]>> =>
      rest.call(
        'getWatchlistFile',
        { params: { id, file: `${name}.json` as const }, query: { last: lastDataUpdate ?? '' } },
        options,
      ) as Promise<Outcome<WatchlistFiles[Name][]>>,

    /** Streams all visible companies of the list in their order, in chunks. None is marked as new. */
    streamWatchlistCompanies: (
      id: string,
      { filters = [], sort = [] }: CompaniesSeen,
      options?: CallOptions,
    ): Promise<Outcome<RowStream<WatchlistCompany>>> =>
      streams.open(
        'watchlistCompanies',
        { params: { id }, body: { filters: [...filters], sort: [sort].flat() } },
        options,
      ),

    /** Exports all filtered companies as a CSV file. Escapes cells that would run as formulas, unless `raw`. */
    exportWatchlist: (
      id: string,
      { signal, raw = false, ...seen }: CallOptions & CompaniesSeen & { raw?: boolean } = {},
    ): Promise<Outcome<Blob>> =>
      download.file(
        {
          call: 'exportWatchlist',
          path: paths.watchlistExport.replace(':id', encodeURIComponent(id)),
          query: { ...seenQuery(seen), ...(raw && { raw }) },
          failure: 'Failed to fetch Watchlist',
        },
        { signal },
      ),
  } satisfies AreaCalls<typeof watchlistReadRoutes> & { exportWatchlist: unknown; streamWatchlistCompanies: unknown };
}
