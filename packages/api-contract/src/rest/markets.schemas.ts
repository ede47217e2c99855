import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import {
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
  Text,
} from './fields.schemas.ts';
import type { marketRoutes } from './markets.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Least amounts of the sizes that rounds are counted by, in US dollars. */
export const roundSizeBounds = [0, 1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000] as const;

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
  _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
  _limit: ListLimit(limits.marketsByName),
});

export type Market = Static<typeof MarketSchema>;
export type MarketFigures = Static<typeof MarketFiguresSchema>;
export type MarketProfile = Static<typeof MarketProfileSchema>;
export type MarketSortField = (typeof marketSortFields)[number];
export type FundingYear = Static<typeof FundingYearSchema>;

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
} satisfies RouteSchemas<typeof marketRoutes>;
