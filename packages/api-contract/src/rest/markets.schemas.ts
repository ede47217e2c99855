import { type Static, Type } from 'typebox';
import { companyStatuses } from '../companyStatuses.ts';
import { limits } from '../limits.ts';
import { roundSizeBounds } from '../roundSizeBounds.ts';
import { FundingSearchResultSchema } from './deals.schemas.ts';
import {
  ArticleListItemSchema,
  CompanyCardSchema,
  CompanyMarketSchema,
  CompanySearchResultSchema,
  InvestorSchema,
  LastRoundSchema,
} from './entities.schemas.ts';
import {
  ClosedObject,
  Count,
  Day,
  Dollars,
  Identifier,
  ListLimit,
  Nullable,
  NullableString,
  SearchText,
  Since,
  Text,
} from './fields.schemas.ts';
import { Comparison, Month } from './filters.schemas.ts';
import type { marketRoutes } from './markets.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Market (tier 3 category) of research §3. */
export const MarketSchema = Type.Object({
  /** `tc3-` and the slug. */
  id: Type.String(),
  name: Type.String(),
  companyCount: Type.Integer({ minimum: 0 }),
  /** Whole US dollars. */
  totalFunding: Type.Integer({ minimum: 0 }),
});

/** One year of a market's funding. */
export const FundingYearSchema = Type.Object({
  year: Type.Integer(),
  /** How many rounds there were. */
  rounds: Type.Integer({ minimum: 1 }),
  /** Rounds with a disclosed amount. */
  disclosed: Count,
  /** Whole US dollars of the rounds that say an amount. */
  total: Dollars,
});

/** What a market raised in the 12 months until `as_of` (decision 054). */
export const MarketPeriodSchema = Type.Object({
  /** What its companies do, in a sentence. */
  definition: NullableString,
  /** Name of the group of markets that it belongs to. */
  sector: NullableString,
  /** Day of the newest round of all markets, with which the periods end; null where there is none. */
  as_of: Nullable(Day),
  raised_12m_usd: Dollars,
  raised_prior_12m_usd: Dollars,
  rounds_12m: Count,
  /** Rounds of `rounds_12m` with a disclosed amount. */
  disclosed_12m: Count,
  median_12m_usd: Nullable(Dollars),
  /** Of the raised amount, as a share of the 12 months before: 0.34 for 34 percent more. Null without a trend. */
  change_12m: Nullable(Type.Number()),
});

/** The newest round of a market. Who invested is for users. */
export const MarketRoundSchema = Type.Object({
  id: Type.String(),
  organization: CompanyCardSchema,
  ...LastRoundSchema.properties,
  funded_on: Day,
});

/** A market with the figures by which markets are compared. */
export const MarketFiguresSchema = Type.Object({
  ...MarketSchema.properties,
  ...MarketPeriodSchema.properties,
  /** The last calendar years, the earliest first; years without a round are left out. */
  years: Type.Array(FundingYearSchema, { maxItems: limits.marketYears }),
  newest_round: Nullable(MarketRoundSchema),
  /** The investor with most rounds. Left out for signed-out users. */
  top_investor: Type.Optional(Nullable(InvestorSchema)),
});

/** What signed-out users learn of a market: no investors. */
export const PublicMarketFiguresSchema = Type.Omit(MarketFiguresSchema, ['top_investor']);

/** One market with its figures. */
export const MarketProfileSchema = Type.Object({
  ...MarketFiguresSchema.properties,
  /** Disclosed rounds of all years by amount, by the bounds of `roundSizeBounds`. */
  round_sizes: Type.Array(Count, { minItems: roundSizeBounds.length, maxItems: roundSizeBounds.length }),
});

export const PublicMarketProfileSchema = Type.Omit(MarketProfileSchema, ['top_investor']);

/**
 * An investor of a market. Without advanced profiles, the last round and the companies are of the investor's latest
 * deals only (AMB-098), like all that a plan withholds; the counts are the same for everyone.
 */
export const MarketInvestorSchema = Type.Object({
  investor: InvestorSchema,
  /** Rounds of the market's companies that the investor took part in. */
  rounds: Count,
  /** Companies of the market that the investor has invested in. */
  companies: Count,
  last_on: Day,
  last_round: Nullable(MarketRoundSchema),
  /** The first of those companies, the latest deal first. */
  holdings: Type.Array(CompanyCardSchema, { maxItems: limits.marketHoldings }),
});

/** Rounds of a market's companies, the newest first, from the last 12 months of its figures. */
export const MarketFundingSchema = Type.Object({
  rounds: Type.Array(FundingSearchResultSchema),
  /** Of all pages. */
  total: Count,
  /** The first day that counts. */
  since: Nullable(Day),
  /** The last day that counts, as in `MarketPeriodSchema`. */
  as_of: Nullable(Day),
});

/** One page of a market's companies, those that raised most first. */
export const MarketCompaniesSchema = Type.Object({
  companies: Type.Array(CompanySearchResultSchema),
  /** Of all pages. */
  total: Count,
});

/** Fields that lists of markets are sorted by. */
export const marketSortFields = [
  'name',
  'companyCount',
  'totalFunding',
  'raised_12m_usd',
  'change_12m',
  'rounds_12m',
  'newest_round',
  'sector',
  'median_12m_usd',
] as const;

const sortPart = `(?:${marketSortFields.join('|')})~(?:asc|desc)`;

const marketPage = ClosedObject({
  query: SearchText,
  /** Orders by priority, such as `raised_12m_usd~desc.name~asc`. Default: the best match first. */
  _sort: Type.Optional(Text(400, { pattern: `^${sortPart}(?:\\.${sortPart}){0,${limits.sortedColumns - 1}}$` })),
  _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.tableOffset, default: 0 })),
  _limit: ListLimit(limits.marketsByName),
});

const market = ClosedObject({ id: Identifier });

const pageOf = (standard: number) => ({
  _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
  _limit: ListLimit(standard),
});

export type Market = Static<typeof MarketSchema>;
export type MarketFigures = Static<typeof MarketFiguresSchema>;
export type MarketProfile = Static<typeof MarketProfileSchema>;
export type MarketSortField = (typeof marketSortFields)[number];
export type MarketInvestor = Static<typeof MarketInvestorSchema>;
export type MarketFunding = Static<typeof MarketFundingSchema>;
export type MarketCompanies = Static<typeof MarketCompaniesSchema>;
export type FundingYear = Static<typeof FundingYearSchema>;

const SourceCountSchema = Type.Object({
  /** Null for articles whose source is unknown. */
  source: Nullable(Type.String()),
  count: Type.Integer({ minimum: 1 }),
});
export type SourceCount = Type.Static<typeof SourceCountSchema>;

export const marketSchemas = {
  searchCategories: {
    query: marketPage,
    response: Type.Array(MarketFiguresSchema, { maxItems: limits.marketsByName }),
  },
  getPublicCategories: {
    query: marketPage,
    response: Type.Array(PublicMarketFiguresSchema, { maxItems: limits.marketsByName }),
  },
  countCategories: { query: ClosedObject({ query: SearchText }), response: Type.Object({ count: Count }) },
  /** The markets whose names are most like a text, for a search that finds none. */
  getClosestCategories: {
    query: ClosedObject({ query: SearchText }),
    response: Type.Array(CompanyMarketSchema, { maxItems: limits.closestMarkets }),
  },
  getPublicCategory: { params: ClosedObject({ id: Identifier }), response: PublicMarketProfileSchema },
  getCategory: { params: ClosedObject({ id: Identifier }), response: MarketProfileSchema },
  getCategoryCompanies: {
    body: ClosedObject({
      categoryIds: Type.Array(Identifier, { minItems: 1, maxItems: limits.categoriesPerCall }),
    }),
    response: Type.Array(CompanySearchResultSchema, { maxItems: limits.companiesOfCategories }),
  },
  /** What the market's companies publish themselves, the newest first (AMB-148). */
  getCategoryUpdates: {
    params: market,
    query: ClosedObject(pageOf(limits.marketArticles)),
    response: Type.Array(ArticleListItemSchema),
  },
  /** What others write about the market's companies, the newest first. */
  getCategoryEarnedContent: {
    params: market,
    query: ClosedObject({ gte: Since, ...pageOf(limits.marketArticles) }),
    response: Type.Array(ArticleListItemSchema),
  },
  /** How much each source writes about the market's companies, the one with most articles first. */
  getCategoryEarnedSources: {
    params: market,
    query: ClosedObject({ gte: Since }),
    response: Type.Array(SourceCountSchema, { maxItems: limits.earnedSources }),
  },
  /** Every year with a round until the market's `as_of`, the earliest first. */
  getCategoryFundingHistory: {
    params: market,
    response: Type.Array(FundingYearSchema, { maxItems: limits.fundingHistoryYears }),
  },
  getCategoryRecentFunding: {
    params: market,
    /** `gte` shortens the 12 months. */
    query: ClosedObject({ gte: Since, ...pageOf(limits.tablePage) }),
    response: MarketFundingSchema,
  },
  getCategoryTopInvestors: {
    params: market,
    query: ClosedObject({ _limit: ListLimit(limits.marketInvestors) }),
    response: Type.Array(MarketInvestorSchema, { maxItems: limits.marketInvestorsKept }),
  },
  /** All conditions must hold, as in a search for companies. */
  getCategoryTopCompanies: {
    params: market,
    query: ClosedObject({
      ...pageOf(limits.topCompanies),
      /** Words of the company's name. */
      _query: Type.Optional(SearchText),
      homepage_url: Type.Optional(SearchText),
      location: Type.Optional(SearchText),
      markets: Type.Optional(SearchText),
      last_round: Type.Optional(SearchText),
      status: Type.Optional(Type.Enum(companyStatuses)),
      /** The month of founding, compared by `foundedDateExpression`. */
      monthFilter: Type.Optional(Month),
      foundedDateExpression: Type.Optional(Comparison),
      /** A range of employees such as `11-50`, or its lower bound. */
      employees: Type.Optional(Text(20, { pattern: '^\\d{1,9}(-\\d{1,9}|\\+)?$' })),
      /** Total funding in US dollars, compared by `fundingExpression`. */
      fundingValue: Type.Optional(Dollars),
      fundingExpression: Type.Optional(Comparison),
    }),
    response: MarketCompaniesSchema,
  },
  /** The newest articles about the market's companies, for anyone. */
  getMarketNews: {
    params: market,
    query: ClosedObject(pageOf(limits.marketArticles)),
    response: Type.Array(ArticleListItemSchema),
  },
} satisfies RouteSchemas<typeof marketRoutes>;
