import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import type { companyRoutes } from './companies.ts';
import {
  CompanyOverviewSchema,
  PodcastSchema,
  SocialHistoryPointSchema,
  UrlMetricsResultsSchema,
} from './companyOverview.schemas.ts';
import {
  CompanyCardSchema,
  CompanyMarketSchema,
  CompanySchema,
  CompanySearchResultSchema,
  LastRoundSchema,
  PersonSchema,
} from './entities.schemas.ts';
import {
  ClosedObject,
  Count,
  Day,
  Dollars,
  Identifier,
  Instant,
  ListLimit,
  Nullable,
  NullableString,
  SearchText,
  Text,
} from './fields.schemas.ts';
import { CompanyFilterSchema, CompanySortSchema, filtersOf, Month, pageFields, sortsOf } from './filters.schemas.ts';
import { MarketSchema } from './markets.schemas.ts';
import { WeatherSchema } from './places.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const company = ClosedObject({ id: Identifier });
const byName = {
  query: ClosedObject({ query: SearchText }),
  response: Type.Array(CompanySearchResultSchema, { maxItems: limits.companiesByName }),
};

export const CountSchema = Type.Object({ count: Count });

/** What the companies of a search add up to. */
export const CompanyTotalsSchema = Type.Object({
  count: Count,
  /** Over their disclosed rounds of the last 12 months. */
  raised_12m_usd: Dollars,
  /** The median of their disclosed last rounds; null when none is disclosed. */
  median_last_round_usd: Nullable(Dollars),
  /** The company of the newest round. */
  newest: Nullable(Type.Object({ ...CompanyCardSchema.properties, last_round: LastRoundSchema, last_funding_on: Day })),
  /** If no company matches: how many would without one filter, by the filter's position. */
  without: Type.Array(Type.Object({ filter: Count, count: Count }), { maxItems: limits.searchFilters }),
});

/** What a table of companies shows only to users who ask for it. */
export const CompanyColumnsSchema = Type.Object({
  id: Identifier,
  /** Lists with this company that the user can see: how many, and the first, starred ones before the latest changed. */
  watchlists: Type.Object({
    total: Count,
    first: Type.Array(Type.Object({ id: Identifier, name: Type.String() }), { maxItems: limits.companyColumnLists }),
  }),
  /** From 0 to 100; null if it was never measured or is withheld. */
  domain_authority: Nullable(Type.Integer()),
  /** Whether the user's plan leaves out a measured one. */
  is_domain_authority_withheld: Type.Boolean(),
  /** On all social networks together, at the latest count of each; null if they were never counted. */
  followers: Nullable(Count),
});

/** What was read from the company's own site, and when; all null for a site that was never read. */
export const ScraperDataSchema = Type.Object({
  url: NullableString,
  title: NullableString,
  description: NullableString,
  scraped_time: Nullable(Instant),
});

/** What is known of the place where a company sits (decision AMB-116). Each part is null, or empty, where nothing is. */
export const HeadquartersSchema = Type.Object({
  /** IANA name. */
  time_zone: NullableString,
  weather: Nullable(WeatherSchema),
  /** The newest first. */
  local_news: Type.Array(
    Type.Object({
      title: Type.String(),
      url: Type.String(),
      source: NullableString,
      published_time: Nullable(Instant),
    }),
    { maxItems: limits.localNews },
  ),
});

/**
 * What a company is tied to: articles about it, companies it bought (`out`) or that bought it (`in`), rounds it paid
 * for (`out`) or raised (`in`).
 */
const edge = {
  edge: Type.Enum(['articles', 'acquisitions', 'investments']),
  edgeDirection: Type.Optional(Type.Enum(['out', 'in'], { default: 'out' })),
  filters: Type.Optional(
    filtersOf(ClosedObject({ field: Type.Literal('published_time'), op: Type.Enum(['<', '>', '=']), value: Month })),
  ),
};

/** One tie, seen from the company. */
export const CompanyEdgeSchema = Type.Object({
  /** The article's, the purchase's or the round's. */
  id: Type.String(),
  /** The article's title, or the other company's name. */
  title: Type.String(),
  /** When it was published, or the day of the deal. */
  published_time: Type.String(),
  /** The other company; null for an article. */
  organization: Nullable(CompanyCardSchema),
});

/** How many ties there are, in all and by what they were grouped by. */
export const CompanyEdgeCountSchema = Type.Object({
  count: Count,
  /** By day, the newest first. */
  groups: Type.Array(Type.Object({ key: Day, count: Count })),
});

/** Who in a market is written about how much. */
export const ShareOfVoiceSchema = Type.Object({
  category: CompanyMarketSchema,
  /** Mentions of the market's companies in articles. */
  mentions: Count,
  /** The most mentioned first. `share` is of all mentions, from 0 to 1. */
  companies: Type.Array(Type.Object({ organization: CompanyCardSchema, mentions: Count, share: Type.Number() })),
});

export type CompanyTotals = Static<typeof CompanyTotalsSchema>;
export type CompanyColumns = Static<typeof CompanyColumnsSchema>;
export type Headquarters = Static<typeof HeadquartersSchema>;
export type ScraperData = Static<typeof ScraperDataSchema>;
export type CompanyEdge = Static<typeof CompanyEdgeSchema>;
export type CompanyEdgeCount = Static<typeof CompanyEdgeCountSchema>;
export type ShareOfVoice = Static<typeof ShareOfVoiceSchema>;

export const companySchemas = {
  getCompanies: byName,
  getPublicCompanies: byName,
  searchCompanies: {
    body: ClosedObject({
      filters: Type.Optional(filtersOf(CompanyFilterSchema)),
      ...pageFields,
      sort: Type.Optional(sortsOf(CompanySortSchema)),
    }),
    response: Type.Array(CompanySearchResultSchema),
  },
  countCompanies: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(CompanyFilterSchema)) }),
    response: CountSchema,
  },
  sumCompanies: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(CompanyFilterSchema)) }),
    response: CompanyTotalsSchema,
  },
  getCompanyColumns: {
    body: ClosedObject({
      companies: Type.Array(Identifier, { minItems: 1, maxItems: limits.companyColumns }),
    }),
    response: Type.Array(CompanyColumnsSchema, { maxItems: limits.companyColumns }),
  },
  getUrlMetrics: {
    query: ClosedObject({ domain: Type.Optional(SearchText), companyId: Type.Optional(Identifier) }),
    response: UrlMetricsResultsSchema,
  },
  getCompaniesOverview: {
    /** Ids with commas between them. */
    query: ClosedObject({ companies: Text(1000, { minLength: 1 }) }),
    response: Type.Array(CompanyOverviewSchema, { maxItems: limits.companyOverviews }),
  },
  getCompany: { params: company, response: CompanySchema },
  getCompanyOverview: { params: company, response: CompanyOverviewSchema },
  getRelatedCompanies: {
    params: company,
    response: Type.Array(CompanySearchResultSchema, { maxItems: limits.companyListPage }),
  },
  getSocialHistory: { params: company, response: Type.Array(SocialHistoryPointSchema) },
  getCompanyPeople: {
    params: company,
    query: ClosedObject({
      _limit: ListLimit(limits.companyListPage),
      active: Type.Optional(Type.Boolean({ default: true })),
    }),
    response: Type.Array(PersonSchema),
  },
  getPodcast: {
    query: ClosedObject({ podcastId: Identifier, parseGremlin: Type.Optional(Type.Boolean()) }),
    response: PodcastSchema,
  },
  getCompanyScraperData: { params: company, response: ScraperDataSchema },
  getCompanyHeadquarters: { params: company, response: HeadquartersSchema },
  searchCompanyEdges: {
    params: company,
    body: ClosedObject({
      ...edge,
      ...pageFields,
      sort: Type.Optional(Type.Enum(['published_time'], { default: 'published_time' })),
    }),
    response: Type.Array(CompanyEdgeSchema),
  },
  countCompanyEdges: {
    params: company,
    body: ClosedObject({
      ...edge,
      groupCountBy: Type.Optional(Type.Enum(['published_time'], { default: 'published_time' })),
    }),
    response: CompanyEdgeCountSchema,
  },
  getCompanyCategories: { params: company, response: Type.Array(MarketSchema) },
  getShareOfVoice: { params: ClosedObject({ categoryId: Identifier }), response: ShareOfVoiceSchema },
} satisfies RouteSchemas<typeof companyRoutes>;
