import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { FundingSearchResultSchema } from './deals.schemas.ts';
import { CompanySearchResultSchema } from './entities.schemas.ts';
import { ClosedObject, Count, Day, Identifier, Instant, Nullable, NullableString } from './fields.schemas.ts';
import { FundingTotalsSchema } from './funding.schemas.ts';
import { FundingYearSchema, MarketPeriodSchema, PublicMarketFiguresSchema } from './markets.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { staticFileRoutes } from './staticFiles.ts';

const Dollars = Type.Integer({ minimum: 0 });

/** A market's companies, its 12 months, and its funding year by year, the earliest first (research §3). */
export const MarketRollupSchema = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  ...MarketPeriodSchema.properties,
  funding_history: Type.Array(FundingYearSchema),
});

/** A place that companies can be looked up by. */
export const CompanyPlaceSchema = Type.Object({
  city: Type.String(),
  state_code: NullableString,
  country_code: NullableString,
  companyCount: Type.Integer({ minimum: 1 }),
});

/** What the companies screen opens with (decision AMB-179). */
export const CompanyLandingSchema = Type.Object({
  /** The most funded, first the one with most. */
  mostFunded: Type.Array(CompanySearchResultSchema, { maxItems: limits.landingCompanies }),
  /** Those whose last round is the newest. */
  recentlyFunded: Type.Array(CompanySearchResultSchema, { maxItems: limits.landingCompanies }),
  /** The places with most companies. */
  places: Type.Array(CompanyPlaceSchema, { maxItems: limits.landingPlaces }),
});

/** What the landing page shows (decision 031). */
export const LandingSchema = Type.Object({
  /** Day of the newest round, with which the periods end; null where there is none. */
  as_of: Nullable(Day),
  /** When the newest round, acquisition or article arrived; null where there is none. */
  arrived_at: Nullable(Instant),
  companies: Count,
  rounds: Count,
  /** The last seven days. */
  week: Type.Pick(FundingTotalsSchema, ['count', 'disclosed', 'raised_usd']),
  /** The newest first, of one day the largest. Who invested is for users. */
  newest: Type.Array(
    Type.Omit(FundingSearchResultSchema, [
      'investors',
      'total_funding_usd',
      'founded_on',
      'employee_count',
      'arrived_at',
    ]),
    { maxItems: limits.landingRounds },
  ),
  /** The oldest first, months without a round included. */
  months: Type.Array(
    Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), raised_usd: Dollars, round_count: Count }),
    { maxItems: limits.landingMonths },
  ),
  /** Those in which most was raised in these months, the first with most. A round counts in each market of its company. */
  markets: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), raised_12m_usd: Dollars }), {
    maxItems: limits.landingMarkets,
  }),
});

/** A keyword that the news has more of than usual (accounts §3). */
export const TrendingKeywordSchema = Type.Object({
  keyword: Type.String(),
  /** Days of the period on which an article bore it. */
  days_trending: Type.Integer({ minimum: 1 }),
  /** Articles of the period that bear it. */
  total_count: Count,
  /** Mean of its scores on those days: articles of the day for each that a day of the four weeks before brought, and one. */
  average_score: Type.Number({ minimum: 0 }),
  /** Sum of the same. */
  score: Type.Number({ minimum: 0 }),
  /** Articles of each of the seven days until `through`, the earliest first. */
  days: Type.Array(Count, { minItems: limits.trendingDays, maxItems: limits.trendingDays }),
  /** The newest article. `address` is its page in the app, null where it has none. */
  newest: Type.Object({ title: Type.String(), address: NullableString }),
});

export const TrendingFileSchema = Type.Object({
  /** The highest score first. */
  trending_keywords: Type.Array(TrendingKeywordSchema, { maxItems: limits.trendingKeywords }),
  /** First day of the period; null where there is no article. */
  since: Nullable(Day),
  /** Day of the newest article, with which the period ends. */
  through: Nullable(Day),
});

export type TrendingKeyword = Static<typeof TrendingKeywordSchema>;
export type TrendingFile = Static<typeof TrendingFileSchema>;
export type MarketRollup = Static<typeof MarketRollupSchema>;
export type CompanyPlace = Static<typeof CompanyPlaceSchema>;
export type Landing = Static<typeof LandingSchema>;
export type CompanyLanding = Static<typeof CompanyLandingSchema>;

export const staticFileSchemas = {
  /** The most raised in 12 months first. */
  getFeatureMarkets: { response: Type.Array(PublicMarketFiguresSchema, { maxItems: limits.featuredMarkets }) },
  /** By market id. */
  getMarketRollup: { response: Type.Record(Type.String(), MarketRollupSchema) },
  getRollupOfMarket: { params: ClosedObject({ file: Identifier }), response: MarketRollupSchema },
  getCompanyLanding: { response: CompanyLandingSchema },
  getLanding: { response: LandingSchema },
  getTrendingDaily: { response: TrendingFileSchema },
  getTrendingWeekly: { response: TrendingFileSchema },
} satisfies RouteSchemas<typeof staticFileRoutes>;
