import {
  type Acquisition,
  type AcquisitionDeal,
  type AcquisitionFilter,
  type AcquisitionSort,
  type CallResult,
  type CoinvestorList,
  type FundingFilter,
  type FundingHistory,
  type FundingSearchResult,
  type FundingSort,
  type FundingTotals,
  type fundingRoutes,
  type InvestmentList,
  type InvestorFigures,
  type InvestorFilter,
  type InvestorSort,
  limits,
  type Outcome,
  type Portfolio,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { RowStream, RowStreams } from '../transport/rowStream.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { cutConditions } from './searchText.ts';

/** One page of the funding rounds that meet every condition; the newest first unless sorted otherwise. */
export interface FundingSearch {
  filters?: FundingFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. */
  sort?: FundingSort | FundingSort[];
}

/** One page of the acquisitions that meet every condition; newest first unless sorted otherwise. */
export interface AcquisitionSearch {
  filters?: AcquisitionFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. */
  sort?: AcquisitionSort | AcquisitionSort[];
}

/** One page of the investors that meet every condition; the most active in 12 months first unless sorted otherwise. */
export interface InvestorSearch {
  filters?: InvestorFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. */
  sort?: InvestorSort | InvestorSort[];
}

/** Calls for rounds, investments and acquisitions. */
export function fundingCalls(rest: RestTransport, streams: RowStreams) {
  return {
    /** Returns one page of a search over every company's rounds. Undisclosed amounts come last in both directions. */
    searchFundings: (
      { filters = [], ...search }: FundingSearch,
      options?: CallOptions,
    ): Promise<Outcome<FundingSearchResult[]>> =>
      rest.call(
        'searchFundings',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** Streams all results of a search in their order, in chunks: up to `limits.exportedRows`. */
    streamFundings: (
      { filters = [], sort = [] }: Pick<FundingSearch, 'filters' | 'sort'>,
      options?: CallOptions,
    ): Promise<Outcome<RowStream<FundingSearchResult>>> =>
      streams.open('fundings', { params: {}, body: { filters: cutConditions(filters), sort } }, options),

    /** Returns how many rounds meet every condition. */
    countFundings: (filters: FundingFilter[], options?: CallOptions): Promise<Outcome<CallResult<'countFundings'>>> =>
      rest.call('countFundings', { body: { filters: cutConditions(filters) } }, options),

    /** Returns what the rounds that meet every condition add up to. */
    sumFundings: (filters: FundingFilter[], options?: CallOptions): Promise<Outcome<FundingTotals>> =>
      rest.call('sumFundings', { body: { filters: cutConditions(filters) } }, options),

    /** Returns one page of all acquisitions with facts of the companies that were bought. */
    searchAcquisitions: (
      { filters = [], ...search }: AcquisitionSearch,
      options?: CallOptions,
    ): Promise<Outcome<AcquisitionDeal[]>> =>
      rest.call(
        'searchAcquisitions',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** Returns how many acquisitions meet every condition. */
    countAcquisitions: (
      filters: AcquisitionFilter[],
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'countAcquisitions'>>> =>
      rest.call('countAcquisitions', { body: { filters: cutConditions(filters) } }, options),

    /** Returns one page of all investors with what they do in all markets. */
    searchInvestors: (
      { filters = [], ...search }: InvestorSearch,
      options?: CallOptions,
    ): Promise<Outcome<InvestorFigures[]>> =>
      rest.call(
        'searchInvestors',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** Returns how many investors meet every condition. */
    countInvestors: (
      filters: InvestorFilter[],
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'countInvestors'>>> =>
      rest.call('countInvestors', { body: { filters: cutConditions(filters) } }, options),

    /** Returns a company's rounds, the newest first, and their totals. */
    getCompanyFunding: (id: string, options?: CallOptions): Promise<Outcome<FundingHistory>> =>
      rest.call('getCompanyFunding', { params: { id } }, options),

    /** Returns the companies that the company acquired, the newest first. */
    getCompanyAcquisitions: (id: string, options?: CallOptions): Promise<Outcome<Acquisition[]>> =>
      rest.call('getCompanyAcquisitions', { params: { id } }, options),

    /** Returns the company's investments, the newest first. Without advanced profiles up to ten. */
    getCompanyInvestments: (
      id: string,
      { limit = limits.companyListPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<InvestmentList>> =>
      rest.call('getCompanyInvestments', { params: { id }, query: { _limit: limit } }, options),

    /** Returns the companies in the company's portfolio. Without advanced profiles up to ten. */
    getCompanyPortfolio: (id: string, options?: CallOptions): Promise<Outcome<Portfolio>> =>
      rest.call('getCompanyPortfolio', { params: { id } }, options),

    /** As `getCompanyPortfolio`, over the search route. */
    queryCompanyPortfolio: (uuid: string, options?: CallOptions): Promise<Outcome<Portfolio>> =>
      rest.call('queryCompanyPortfolio', { query: { uuid, companyPorfolio: 'true', parseGremlin: true } }, options),

    /** Returns the other investors in the same rounds. Without advanced profiles up to ten. */
    getCompanyCoinvestors: (id: string, options?: CallOptions): Promise<Outcome<CoinvestorList>> =>
      rest.call('getCompanyCoinvestors', { params: { id } }, options),
  } satisfies AreaCalls<typeof fundingRoutes> & { streamFundings: unknown };
}
