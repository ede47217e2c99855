import type {
  CallResult,
  Company,
  CompanyColumns,
  CompanyEdge,
  CompanyEdgeCount,
  CompanyFilter,
  CompanyOverview,
  CompanySearchResult,
  CompanySort,
  CompanyTotals,
  companyRoutes,
  Headquarters,
  Market,
  Outcome,
  Person,
  Podcast,
  ScraperData,
  ShareOfVoice,
  SocialHistoryPoint,
  UrlMetricsResults,
} from '@fs/api-contract';
import { type CallInput, limits } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { RowStream, RowStreams } from '../transport/rowStream.ts';
import type { AreaCalls } from './AreaCalls.ts';
import { cutConditions, withoutScheme } from './searchText.ts';

/** One page of the companies that meet every condition. */
export interface CompanySearch {
  filters?: CompanyFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. @default relevance for a search by name, else what they raised */
  sort?: CompanySort | CompanySort[];
}

export type EdgeSearch = CallInput<'searchCompanyEdges'>['body'];
export type EdgeCount = CallInput<'countCompanyEdges'>['body'];

/** Calls for companies and their data. For an unknown id, every call fails as `not-found`. */
export function companyCalls(rest: RestTransport, streams: RowStreams) {
  return {
    /** Returns up to ten companies by name or domain, the best match first. */
    getCompanies: (query: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCompanies', { query: { query: withoutScheme(query) } }, options),

    /** As `getCompanies`, for signed-out users. */
    getPublicCompanies: (query: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getPublicCompanies', { query: { query: withoutScheme(query) } }, options),

    /** Returns one page of a search. Unknown values come last in both directions. */
    searchCompanies: (
      { filters = [], ...search }: CompanySearch,
      options?: CallOptions,
    ): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call(
        'searchCompanies',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** Streams all results of a search in their order, in chunks: up to `limits.exportedRows`. */
    streamCompanies: (
      { filters = [], sort = [] }: Pick<CompanySearch, 'filters' | 'sort'>,
      options?: CallOptions,
    ): Promise<Outcome<RowStream<CompanySearchResult>>> =>
      streams.open('companies', { params: {}, body: { filters: cutConditions(filters), sort } }, options),

    /** Returns how many companies meet every condition. */
    countCompanies: (filters: CompanyFilter[], options?: CallOptions): Promise<Outcome<CallResult<'countCompanies'>>> =>
      rest.call('countCompanies', { body: { filters: cutConditions(filters) } }, options),

    /**
     * Returns what the companies that meet every condition add up to. If there are none, it counts them without each
     * condition.
     */
    sumCompanies: (filters: CompanyFilter[], options?: CallOptions): Promise<Outcome<CompanyTotals>> =>
      rest.call('sumCompanies', { body: { filters: cutConditions(filters) } }, options),

    /**
     * Returns what optional columns of a table show of up to a hundred companies: their lists, domain
     * authority and followers. Unknown ids are omitted.
     */
    getCompanyColumns: (ids: readonly string[], options?: CallOptions): Promise<Outcome<CompanyColumns[]>> =>
      rest.call('getCompanyColumns', { body: { companies: [...ids] } }, options),

    /** Returns the metrics of a company's site, or of the site at a domain; no result for an unmeasured site. */
    getUrlMetrics: (
      site: { domain?: string; companyId?: string },
      options?: CallOptions,
    ): Promise<Outcome<UrlMetricsResults>> => rest.call('getUrlMetrics', { query: site }, options),

    /** Returns overviews of up to ten companies, in the order of their ids. Unknown ids are omitted. */
    getCompaniesOverview: (ids: readonly string[], options?: CallOptions): Promise<Outcome<CompanyOverview[]>> =>
      rest.call('getCompaniesOverview', { query: { companies: ids.join(',') } }, options),

    /** Returns one company. */
    getCompany: (id: string, options?: CallOptions): Promise<Outcome<Company>> =>
      rest.call('getCompany', { params: { id } }, options),

    /** Returns what a company's profile shows first. */
    getCompanyOverview: (id: string, options?: CallOptions): Promise<Outcome<CompanyOverview>> =>
      rest.call('getCompanyOverview', { params: { id } }, options),

    /** Returns companies in the same markets, those that share most markets first. */
    getRelatedCompanies: (id: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getRelatedCompanies', { params: { id } }, options),

    /** Returns followers by network and day, the earliest first. */
    getSocialHistory: (id: string, options?: CallOptions): Promise<Outcome<SocialHistoryPoint[]>> =>
      rest.call('getSocialHistory', { params: { id } }, options),

    /** Returns people at the company; former ones have `active: false`. */
    getCompanyPeople: (
      id: string,
      {
        limit = limits.companyListPage,
        active = true,
        ...options
      }: CallOptions & { limit?: number; active?: boolean } = {},
    ): Promise<Outcome<Person[]>> =>
      rest.call('getCompanyPeople', { params: { id }, query: { _limit: limit, active } }, options),

    /** Returns the data scraped from the company's own site; all null for a site that was never scraped. */
    getCompanyScraperData: (id: string, options?: CallOptions): Promise<Outcome<ScraperData>> =>
      rest.call('getCompanyScraperData', { params: { id } }, options),

    /** Returns time zone, weather and news of the company's headquarters, as far as known. */
    getCompanyHeadquarters: (id: string, options?: CallOptions): Promise<Outcome<Headquarters>> =>
      rest.call('getCompanyHeadquarters', { params: { id } }, options),

    /** Returns the company's relations, the newest first. */
    searchCompanyEdges: (id: string, search: EdgeSearch, options?: CallOptions): Promise<Outcome<CompanyEdge[]>> =>
      rest.call(
        'searchCompanyEdges',
        {
          params: { id },
          body: {
            edgeDirection: 'out',
            filters: [],
            offset: 0,
            limit: limits.tablePage,
            sort: 'published_time',
            ...search,
          },
        },
        options,
      ),

    /** Returns the number of relations, overall and by day. */
    countCompanyEdges: (id: string, count: EdgeCount, options?: CallOptions): Promise<Outcome<CompanyEdgeCount>> =>
      rest.call(
        'countCompanyEdges',
        { params: { id }, body: { edgeDirection: 'out', filters: [], groupCountBy: 'published_time', ...count } },
        options,
      ),

    /** Returns the company's markets with their figures, in the company's order. */
    getCompanyCategories: (id: string, options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('getCompanyCategories', { params: { id } }, options),

    /** Returns one episode of a podcast. */
    getPodcast: (podcastId: string, options?: CallOptions): Promise<Outcome<Podcast>> =>
      rest.call('getPodcast', { query: { podcastId, parseGremlin: true } }, options),

    /** Returns which companies of a market (`tc3-…`) are mentioned in articles, and how often. */
    getShareOfVoice: (categoryId: string, options?: CallOptions): Promise<Outcome<ShareOfVoice>> =>
      rest.call('getShareOfVoice', { params: { categoryId } }, options),
  } satisfies AreaCalls<typeof companyRoutes> & { streamCompanies: unknown };
}
