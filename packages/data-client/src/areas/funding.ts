import {
  type Acquisition,
  type CallResult,
  type CoinvestorList,
  type FundingFilter,
  type FundingHistory,
  type FundingRound,
  type FundingSort,
  type fundingRoutes,
  type InvestmentList,
  limits,
  type Outcome,
  type Portfolio,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { RowStream, RowStreams } from '../transport/rowStream.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { cutConditions } from './searchText.ts';

/** A part of the funding rounds that meet every condition; the newest first unless sorted otherwise. */
export interface FundingSearch {
  filters?: FundingFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. */
  sort?: FundingSort | FundingSort[];
}

/** Money between companies and investors. */
export function fundingCalls(rest: RestTransport, streams: RowStreams) {
  return {
    /** One page of a search over every company's rounds. Undisclosed amounts come last, whichever way. */
    searchFundings: (
      { filters = [], ...search }: FundingSearch,
      options?: CallOptions,
    ): Promise<Outcome<FundingRound[]>> =>
      rest.call(
        'searchFundings',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** All that a search finds, in its order, part by part: at most `limits.exportedRows`. */
    streamFundings: (
      { filters = [], sort = [] }: Pick<FundingSearch, 'filters' | 'sort'>,
      options?: CallOptions,
    ): Promise<Outcome<RowStream<FundingRound>>> =>
      streams.open('fundings', { params: {}, body: { filters: cutConditions(filters), sort } }, options),

    /** How many rounds meet every condition. */
    countFundings: (filters: FundingFilter[], options?: CallOptions): Promise<Outcome<CallResult<'countFundings'>>> =>
      rest.call('countFundings', { body: { filters: cutConditions(filters) } }, options),

    /** A company's rounds, the newest first, and what they add up to. */
    getCompanyFunding: (id: string, options?: CallOptions): Promise<Outcome<FundingHistory>> =>
      rest.call('getCompanyFunding', { params: { id } }, options),

    /** Purchases that the company made, the newest first. */
    getCompanyAcquisitions: (id: string, options?: CallOptions): Promise<Outcome<Acquisition[]>> =>
      rest.call('getCompanyAcquisitions', { params: { id } }, options),

    /** Rounds that the company paid for, the newest first. Without advanced profiles never more than ten. */
    getCompanyInvestments: (
      id: string,
      { limit = limits.companyListPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<InvestmentList>> =>
      rest.call('getCompanyInvestments', { params: { id }, query: { _limit: limit } }, options),

    /** Companies that the company paid for. Without advanced profiles never more than ten. */
    getCompanyPortfolio: (id: string, options?: CallOptions): Promise<Outcome<Portfolio>> =>
      rest.call('getCompanyPortfolio', { params: { id } }, options),

    /** As `getCompanyPortfolio`, through the search for everything. */
    queryCompanyPortfolio: (uuid: string, options?: CallOptions): Promise<Outcome<Portfolio>> =>
      rest.call('queryCompanyPortfolio', { query: { uuid, companyPorfolio: 'true', parseGremlin: true } }, options),

    /** Who else paid for the same rounds. Without advanced profiles never more than ten. */
    getCompanyCoinvestors: (id: string, options?: CallOptions): Promise<Outcome<CoinvestorList>> =>
      rest.call('getCompanyCoinvestors', { params: { id } }, options),
  } satisfies AreaCalls<typeof fundingRoutes> & { streamFundings: unknown };
}
