import type {
  CallResult,
  Company,
  CompanyEdge,
  CompanyEdgeCount,
  CompanyFilter,
  CompanyOverview,
  CompanySearchResult,
  CompanySort,
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

/** A part of the companies that meet every condition. */
export interface CompanySearch {
  filters?: CompanyFilter[];
  offset?: number;
  limit?: number;
  /** Of several, the first decides. Left out: what a name finds by relevance, else by how well known it is. */
  sort?: CompanySort | CompanySort[];
}

export type EdgeSearch = CallInput<'searchCompanyEdges'>['body'];
export type EdgeCount = CallInput<'countCompanyEdges'>['body'];

/** Companies and what hangs on them. Of an id that is none, every call fails as `not-found`. */
export function companyCalls(rest: RestTransport, streams: RowStreams) {
  return {
    /** Companies by name or domain, at most ten, the best match first. */
    getCompanies: (query: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getCompanies', { query: { query: withoutScheme(query) } }, options),

    /** As `getCompanies`, for signed-out users. */
    getPublicCompanies: (query: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getPublicCompanies', { query: { query: withoutScheme(query) } }, options),

    /** One page of a search. Unknown values come last, whichever way it is sorted. */
    searchCompanies: (
      { filters = [], ...search }: CompanySearch,
      options?: CallOptions,
    ): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call(
        'searchCompanies',
        { body: { filters: cutConditions(filters), offset: 0, limit: limits.tablePage, ...search } },
        options,
      ),

    /** All that a search finds, in its order, part by part: at most `limits.exportedRows`. */
    streamCompanies: (
      { filters = [], sort = [] }: Pick<CompanySearch, 'filters' | 'sort'>,
      options?: CallOptions,
    ): Promise<Outcome<RowStream<CompanySearchResult>>> =>
      streams.open('companies', { params: {}, body: { filters: cutConditions(filters), sort } }, options),

    /** How many companies meet every condition. */
    countCompanies: (filters: CompanyFilter[], options?: CallOptions): Promise<Outcome<CallResult<'countCompanies'>>> =>
      rest.call('countCompanies', { body: { filters: cutConditions(filters) } }, options),

    /** The metrics of a company's site, or of the site at a domain; no result where it was never measured. */
    getUrlMetrics: (
      site: { domain?: string; companyId?: string },
      options?: CallOptions,
    ): Promise<Outcome<UrlMetricsResults>> => rest.call('getUrlMetrics', { query: site }, options),

    /** Overviews of up to ten companies, in the order of their ids; of ids that are none there is none. */
    getCompaniesOverview: (ids: readonly string[], options?: CallOptions): Promise<Outcome<CompanyOverview[]>> =>
      rest.call('getCompaniesOverview', { query: { companies: ids.join(',') } }, options),

    /** One company's facts. */
    getCompany: (id: string, options?: CallOptions): Promise<Outcome<Company>> =>
      rest.call('getCompany', { params: { id } }, options),

    /** All that a company's profile opens with. */
    getCompanyOverview: (id: string, options?: CallOptions): Promise<Outcome<CompanyOverview>> =>
      rest.call('getCompanyOverview', { params: { id } }, options),

    /** Companies in the same markets, those that share most first. */
    getRelatedCompanies: (id: string, options?: CallOptions): Promise<Outcome<CompanySearchResult[]>> =>
      rest.call('getRelatedCompanies', { params: { id } }, options),

    /** Followers by network and day, the earliest first. */
    getSocialHistory: (id: string, options?: CallOptions): Promise<Outcome<SocialHistoryPoint[]>> =>
      rest.call('getSocialHistory', { params: { id } }, options),

    /** People at the company; those who have left it with `active: false`. */
    getCompanyPeople: (
      id: string,
      {
        limit = limits.companyListPage,
        active = true,
        ...options
      }: CallOptions & { limit?: number; active?: boolean } = {},
    ): Promise<Outcome<Person[]>> =>
      rest.call('getCompanyPeople', { params: { id }, query: { _limit: limit, active } }, options),

    /** What was read from the company's own site; all null for one that was never read. */
    getCompanyScraperData: (id: string, options?: CallOptions): Promise<Outcome<ScraperData>> =>
      rest.call('getCompanyScraperData', { params: { id } }, options),

    /** Time zone, weather and news of the place where the company sits, as far as anything is known. */
    getCompanyHeadquarters: (id: string, options?: CallOptions): Promise<Outcome<Headquarters>> =>
      rest.call('getCompanyHeadquarters', { params: { id } }, options),

    /** What the company is tied to, the newest first. */
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

    /** How many ties there are, in all and by day. */
    countCompanyEdges: (id: string, count: EdgeCount, options?: CallOptions): Promise<Outcome<CompanyEdgeCount>> =>
      rest.call(
        'countCompanyEdges',
        { params: { id }, body: { edgeDirection: 'out', filters: [], groupCountBy: 'published_time', ...count } },
        options,
      ),

    /** The company's markets with their figures, in its own order. */
    getCompanyCategories: (id: string, options?: CallOptions): Promise<Outcome<Market[]>> =>
      rest.call('getCompanyCategories', { params: { id } }, options),

    /** One episode of a podcast. */
    getPodcast: (podcastId: string, options?: CallOptions): Promise<Outcome<Podcast>> =>
      rest.call('getPodcast', { query: { podcastId, parseGremlin: true } }, options),

    /** Which companies of a market (`tc3-…`) articles speak of, and how often. */
    getShareOfVoice: (categoryId: string, options?: CallOptions): Promise<Outcome<ShareOfVoice>> =>
      rest.call('getShareOfVoice', { params: { categoryId } }, options),
  } satisfies AreaCalls<typeof companyRoutes> & { streamCompanies: unknown };
}
