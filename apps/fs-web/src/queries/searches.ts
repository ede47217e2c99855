import type {
  CompanyFilter,
  CompanySearchResult,
  FundingFilter,
  FundingSearchResult,
  MarketFigures,
} from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import type { DataClient, MarketPage } from '@fs/data-client';
import { companyFilters, companySort, fundingFilters, fundingSort, marketSort } from '@fs/research-widgets';
import type { TablePage, TableState } from '@fs/ui';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** One page of companies and the total. Earlier rows stay while the next ones load. */
export function companySearchQuery(client: DataClient, state: TableState, also: readonly CompanyFilter[] = []) {
  const filters = [...also, ...companyFilters(state)];
  const search = { filters, ...pageOf(state), sort: companySort(state) };
  return queryOptions({
    queryKey: ['companies', 'search', search],
    queryFn: async ({ signal }): Promise<TablePage<CompanySearchResult>> => {
      const [rows, count] = await Promise.all([
        client.companies.searchCompanies(search, { signal }),
        client.companies.countCompanies(filters, { signal }),
      ]);
      return { rows: unwrap(rows), total: unwrap(count).count };
    },
    placeholderData: keepPreviousData,
  });
}

/** The number of companies that match. */
export function companyCountQuery(client: DataClient, filters: CompanyFilter[]) {
  return queryOptions({
    queryKey: ['companies', 'count', filters],
    queryFn: async ({ signal }) => unwrap(await client.companies.countCompanies(filters, { signal })).count,
  });
}

/** What the companies of a search add up to. */
export function companyTotalsQuery(client: DataClient, state: TableState, also: readonly CompanyFilter[] = []) {
  const filters = [...also, ...companyFilters(state)];
  return queryOptions({
    queryKey: ['companies', 'totals', filters],
    queryFn: async ({ signal }) => unwrap(await client.companies.sumCompanies(filters, { signal })),
    placeholderData: keepPreviousData,
  });
}

interface EveryCompany {
  also?: readonly CompanyFilter[] | undefined;
  /** The first row to show, from 0. The first part has all rows before it. @default 0 */
  topRow?: number;
}

/** All companies of a search in parts, for one scrolling list. */
export function everyCompanyQuery(client: DataClient, state: TableState, { also = [], topRow = 0 }: EveryCompany = {}) {
  const filters = [...also, ...companyFilters(state)];
  const search = { filters, sort: companySort(state) };
  const callsAtFirst = Math.floor(topRow / rowsAtOnce) + 1;
  return infiniteQueryOptions({
    queryKey: ['companies', 'every', search],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) => {
      const offsets = Array.from(
        { length: pageParam === 0 ? callsAtFirst : 1 },
        (_, index) => pageParam + index * rowsAtOnce,
      );
      const [count, ...parts] = await Promise.all([
        client.companies.countCompanies(filters, { signal }),
        ...offsets.map((offset) =>
          client.companies.searchCompanies({ ...search, offset, limit: rowsAtOnce }, { signal }),
        ),
      ]);
      return { rows: parts.flatMap((part) => unwrap(part)), total: unwrap(count).count };
    },
    getNextPageParam: ({ rows, total }, parts) => {
      const loaded = parts.reduce((sum, part) => sum + part.rows.length, 0);
      return rows.length > 0 && loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** Rows of one call: the most that the server sends. */
const rowsAtOnce = 100;

/** One page of funding rounds and the total. */
export function fundingSearchQuery(client: DataClient, state: TableState, also: readonly FundingFilter[] = []) {
  const filters = [...also, ...fundingFilters(state)];
  const search = { filters, ...pageOf(state), sort: fundingSort(state) };
  return queryOptions({
    queryKey: ['funding', 'search', search],
    queryFn: async ({ signal }): Promise<TablePage<FundingSearchResult>> => {
      const [rows, count] = await Promise.all([
        client.funding.searchFundings(search, { signal }),
        client.funding.countFundings(filters, { signal }),
      ]);
      return { rows: unwrap(rows), total: unwrap(count).count };
    },
    placeholderData: keepPreviousData,
  });
}

/** What the funding rounds of a search add up to. */
export function fundingTotalsQuery(client: DataClient, state: TableState, also: readonly FundingFilter[] = []) {
  const filters = [...also, ...fundingFilters(state)];
  return queryOptions({
    queryKey: ['funding', 'totals', filters],
    queryFn: async ({ signal }) => unwrap(await client.funding.sumFundings(filters, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** The last round of a search; null if there is none. */
export function lastFundingQuery(client: DataClient, state: TableState) {
  const filters = fundingFilters(state);
  return queryOptions({
    queryKey: ['funding', 'last', filters],
    queryFn: async ({ signal }) =>
      unwrap(await client.funding.searchFundings({ filters, limit: 1 }, { signal }))[0] ?? null,
  });
}

/** Suggestions of the companies screen. */
export function companyLandingQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['companies', 'landing'],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getCompanyLanding({ signal })),
  });
}

/** Rounds on Home. */
const recentRounds = 6;

/** The latest rounds of all markets. */
export function recentRoundsQuery(client: DataClient) {
  const search = { sort: { field: 'funded_on', dir: 'desc' }, limit: recentRounds } as const;
  return queryOptions({
    queryKey: ['funding', 'recent'],
    queryFn: async ({ signal }) => unwrap(await client.funding.searchFundings(search, { signal })),
  });
}

/** The markets with the most funding. */
export function featuredMarketsQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['markets', 'featured'],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getFeatureMarkets({ signal })),
  });
}

/** One page of the markets by name, and the total. Without a name, the most raised in 12 months are first. */
export function marketSearchQuery(client: DataClient, text: string, state: TableState, isSignedIn = true) {
  const search = { ...marketOrder(text, state), ...pageOf(state) };
  return queryOptions({
    queryKey: ['markets', 'search', text, search, isSignedIn],
    queryFn: async ({ signal }): Promise<TablePage<MarketFigures>> => {
      const [rows, count] = await Promise.all([
        isSignedIn
          ? client.markets.searchCategories(text, search, { signal })
          : client.markets.getPublicCategories(text, search, { signal }),
        client.markets.countCategories(text, { signal }),
      ]);
      return { rows: unwrap(rows), total: unwrap(count).count };
    },
    placeholderData: keepPreviousData,
  });
}

/** Order of a list of markets. The best match of a text is first. */
export function marketOrder(text: string, state: TableState): Pick<MarketPage, 'sort'> {
  const sort = marketSort(state);
  return sort.length === 0 && text === '' ? { sort: [{ field: 'raised_12m_usd', dir: 'desc' }] } : { sort };
}

/** The markets with names like a text that none has. */
export function closestMarketsQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['markets', 'closest', text],
    queryFn: async ({ signal }) => unwrap(await client.markets.getClosestCategories(text, { signal })),
  });
}

/** One market with its funding by year. */
export function marketQuery(client: DataClient, id: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['markets', id, isSignedIn],
    queryFn: async ({ signal }) => {
      const { markets } = client;
      const market = unwrap(await (isSignedIn ? markets.getCategory : markets.getPublicCategory)(id, { signal }));
      const rollup = unwrap(await client.staticFiles.getRollupOfMarket(market.id, { signal }));
      return { market, years: rollup.funding_history };
    },
  });
}

/** Search results of all kinds. */
export function quickSearchQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['quick-search', text],
    queryFn: async ({ signal }) => unwrap(await client.search.quickSearch(text, { signal })),
    enabled: text.length >= limits.searchLetters,
    placeholderData: keepPreviousData,
  });
}

function pageOf({ page, pageSize }: TableState) {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}
