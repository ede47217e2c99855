import type {
  AcquisitionDeal,
  CompanyFilter,
  CompanySearchResult,
  FundingFilter,
  FundingSearchResult,
  InvestorFigures,
  MarketFigures,
  Outcome,
  PersonSearchResult,
} from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import type { DataClient, MarketPage } from '@fs/data-client';
import {
  acquisitionFilters,
  acquisitionSort,
  companyFilters,
  companySort,
  fundingFilters,
  fundingSort,
  investorFilters,
  investorSort,
  marketSort,
  personFilters,
  personSort,
} from '@fs/research-widgets';
import type { TablePage, TableState } from '@fs/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import type { RowSource } from './rowSources.ts';

/** The companies of a search, and their number. */
export function companyRows(
  client: DataClient,
  state: TableState,
  also: readonly CompanyFilter[] = [],
): RowSource<CompanySearchResult> {
  const filters = [...also, ...companyFilters(state)];
  const search = { filters, sort: companySort(state) };
  return {
    key: ['companies', 'search', search],
    load: ({ total, ...part }, options) =>
      withTotal(total, client.companies.searchCompanies({ ...search, ...part }, options), () =>
        client.companies.countCompanies(filters, options),
      ),
  };
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

/** The funding rounds of a search, and their number. */
export function fundingRows(
  client: DataClient,
  state: TableState,
  also: readonly FundingFilter[] = [],
): RowSource<FundingSearchResult> {
  const filters = [...also, ...fundingFilters(state)];
  const search = { filters, sort: fundingSort(state) };
  return {
    key: ['funding', 'search', search],
    load: ({ total, ...part }, options) =>
      withTotal(total, client.funding.searchFundings({ ...search, ...part }, options), () =>
        client.funding.countFundings(filters, options),
      ),
  };
}

/** The acquisitions of a search, and their number. */
export function acquisitionRows(client: DataClient, state: TableState): RowSource<AcquisitionDeal> {
  const filters = acquisitionFilters(state);
  const search = { filters, sort: acquisitionSort(state) };
  return {
    key: ['acquisitions', 'search', search],
    load: ({ total, ...part }, options) =>
      withTotal(total, client.funding.searchAcquisitions({ ...search, ...part }, options), () =>
        client.funding.countAcquisitions(filters, options),
      ),
  };
}

/** The investors of a search, and their number. */
export function investorRows(client: DataClient, state: TableState): RowSource<InvestorFigures> {
  const filters = investorFilters(state);
  const search = { filters, sort: investorSort(state) };
  return {
    key: ['investors', 'search', search],
    load: ({ total, ...part }, options) =>
      withTotal(total, client.funding.searchInvestors({ ...search, ...part }, options), () =>
        client.funding.countInvestors(filters, options),
      ),
  };
}

/** The people of a search, and their number. */
export function peopleRows(client: DataClient, state: TableState): RowSource<PersonSearchResult> {
  const filters = personFilters(state);
  const search = { filters, sort: personSort(state) };
  return {
    key: ['people', 'search', search],
    load: ({ total, ...part }, options) =>
      withTotal(total, client.people.searchPeople({ ...search, ...part }, options), () =>
        client.people.countPeople(filters, options),
      ),
  };
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
export function lastFundingQuery(client: DataClient, state: TableState, also: readonly FundingFilter[] = []) {
  const filters = [...also, ...fundingFilters(state)];
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

/** Markets that texts are compared with, those with most raised in 12 months first. */
export function knownMarketsQuery(client: DataClient) {
  const page: MarketPage = { sort: [{ field: 'raised_12m_usd', dir: 'desc' }], limit: limits.marketsByName };
  return queryOptions({
    queryKey: ['markets', 'known'],
    queryFn: async ({ signal }) => unwrap(await client.markets.searchCategories('', page, { signal })),
  });
}

/** The markets by name, and their number. Without a name, the most raised in 12 months are first. */
export function marketRows(
  client: DataClient,
  text: string,
  state: TableState,
  isSignedIn = true,
): RowSource<MarketFigures> {
  const { markets } = client;
  const search = isSignedIn ? markets.searchCategories : markets.getPublicCategories;
  const order = marketOrder(text, state);
  return {
    key: ['markets', 'search', text, order, isSignedIn],
    load: ({ total, ...part }, options) =>
      withTotal<MarketFigures>(total, search(text, { ...order, ...part }, options), () =>
        markets.countCategories(text, options),
      ),
  };
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

/** Search results of all kinds. */
export function quickSearchQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['quick-search', text],
    queryFn: async ({ signal }) => unwrap(await client.search.quickSearch(text, { signal })),
    enabled: text.length >= limits.searchLetters,
    placeholderData: keepPreviousData,
  });
}

/** The company that has a website; null if none has. */
export function companyOfWebsiteQuery(client: DataClient, website: string | undefined) {
  const domain = website === undefined ? '' : new URL(website).hostname.replace(/^www\./, '');
  return queryOptions({
    queryKey: ['companies', 'of-website', domain],
    queryFn: async ({ signal }) => {
      const { organization } = unwrap(await client.search.quickSearch(domain, { signal }));
      return organization.find((company) => company.domain === domain) ?? null;
    },
    enabled: domain !== '',
  });
}

/** Rows that could not be counted are shown without their number. */
async function withTotal<Row>(
  total: number | undefined,
  rows: Promise<Outcome<Row[]>>,
  count: () => Promise<Outcome<{ count: number }>>,
): Promise<TablePage<Row>> {
  const [found, counted] = await Promise.all([
    rows,
    total ?? count().then((all) => (all.ok ? all.data.count : undefined)),
  ]);
  return { rows: unwrap(found), total: counted };
}
