import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { CountSchema } from './companies.schemas.ts';
import {
  AcquisitionDealSchema,
  AcquisitionSchema,
  CoinvestorSchema,
  CompanyFundingSchema,
  FundingRoundSchema,
  FundingSearchResultSchema,
  InvestmentSchema,
  PortfolioCompanySchema,
} from './deals.schemas.ts';
import { CompanyMarketSchema, InvestorSchema } from './entities.schemas.ts';
import { ClosedObject, Count, Day, Dollars, Identifier, ListLimit, Nullable, Text } from './fields.schemas.ts';
import {
  AcquisitionFilterSchema,
  AcquisitionSortSchema,
  FundingFilterSchema,
  FundingSortSchema,
  filtersOf,
  InvestorFilterSchema,
  InvestorSortSchema,
  pageFields,
  sortsOf,
} from './filters.schemas.ts';
import type { fundingRoutes } from './funding.ts';
import { MarketRoundSchema } from './markets.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const company = ClosedObject({ id: Identifier });

/** A company's rounds, the newest first, and what they add up to. */
export const FundingHistorySchema = Type.Object({
  funding: CompanyFundingSchema,
  funding_rounds: Type.Array(FundingRoundSchema),
});

/**
 * The first of a company's investments and how many there are. A user without advanced profiles gets no more than
 * `limits.companyListPage` of them, whatever they ask for, and the same of a portfolio and of coinvestors.
 */
export const InvestmentListSchema = Type.Object({ investments: Type.Array(InvestmentSchema), total: Count });
export const PortfolioSchema = Type.Object({ portfolio: Type.Array(PortfolioCompanySchema), total: Count });
export const CoinvestorListSchema = Type.Object({ coinvestors: Type.Array(CoinvestorSchema), total: Count });

/** What the rounds of a search add up to. */
export const FundingTotalsSchema = Type.Object({
  count: Count,
  /** Rounds with a disclosed amount, from which the amounts are computed. */
  disclosed: Count,
  raised_usd: Dollars,
  median_usd: Nullable(Dollars),
  /**
   * The last 24 months, the current one last, whatever dates the search asks for. Months without a round are included.
   */
  months: Type.Array(
    Type.Object({ month: Text(7, { pattern: '^\\d{4}-\\d{2}$' }), raised_usd: Dollars, count: Count }),
    { minItems: limits.fundingMonths, maxItems: limits.fundingMonths },
  ),
});

/**
 * What an investor does in all markets. A firm or person that invests under several names is one investor. The counts are
 * the same for every plan; the last round is among the latest deals, which every plan includes.
 */
export const InvestorFiguresSchema = Type.Object({
  investor: InvestorSchema,
  rounds: Count,
  /** Rounds in the 12 months of the markets' figures. */
  rounds_12m: Count,
  rounds_led: Count,
  /** Companies that it has invested in. */
  companies: Count,
  last_on: Day,
  last_round: Nullable(MarketRoundSchema),
  /** Those with most of its rounds, the first one first. */
  markets: Type.Array(CompanyMarketSchema, { maxItems: limits.investorMarkets }),
});

export type InvestorFigures = Static<typeof InvestorFiguresSchema>;
export type FundingTotals = Static<typeof FundingTotalsSchema>;
export type FundingHistory = Static<typeof FundingHistorySchema>;
export type InvestmentList = Static<typeof InvestmentListSchema>;
export type Portfolio = Static<typeof PortfolioSchema>;
export type CoinvestorList = Static<typeof CoinvestorListSchema>;

export const fundingSchemas = {
  searchFundings: {
    body: ClosedObject({
      filters: Type.Optional(filtersOf(FundingFilterSchema)),
      ...pageFields,
      sort: Type.Optional(sortsOf(FundingSortSchema)),
    }),
    response: Type.Array(FundingSearchResultSchema),
  },
  countFundings: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(FundingFilterSchema)) }),
    response: CountSchema,
  },
  sumFundings: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(FundingFilterSchema)) }),
    response: FundingTotalsSchema,
  },
  /** The most active in the last 12 months first, unless `sort` says otherwise. */
  searchInvestors: {
    body: ClosedObject({
      filters: Type.Optional(filtersOf(InvestorFilterSchema)),
      ...pageFields,
      sort: Type.Optional(sortsOf(InvestorSortSchema)),
    }),
    response: Type.Array(InvestorFiguresSchema),
  },
  countInvestors: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(InvestorFilterSchema)) }),
    response: CountSchema,
  },
  /** The newest first, unless `sort` says otherwise. */
  searchAcquisitions: {
    body: ClosedObject({
      filters: Type.Optional(filtersOf(AcquisitionFilterSchema)),
      ...pageFields,
      sort: Type.Optional(sortsOf(AcquisitionSortSchema)),
    }),
    response: Type.Array(AcquisitionDealSchema),
  },
  countAcquisitions: {
    body: ClosedObject({ filters: Type.Optional(filtersOf(AcquisitionFilterSchema)) }),
    response: CountSchema,
  },
  getCompanyFunding: { params: company, response: FundingHistorySchema },
  getCompanyAcquisitions: { params: company, response: Type.Array(AcquisitionSchema) },
  getCompanyInvestments: {
    params: company,
    query: ClosedObject({ _limit: ListLimit(limits.companyListPage) }),
    response: InvestmentListSchema,
  },
  getCompanyPortfolio: { params: company, response: PortfolioSchema },
  queryCompanyPortfolio: {
    query: ClosedObject({
      uuid: Identifier,
      companyPorfolio: Type.Literal('true'),
      parseGremlin: Type.Optional(Type.Boolean()),
    }),
    response: PortfolioSchema,
  },
  getCompanyCoinvestors: { params: company, response: CoinvestorListSchema },
} satisfies RouteSchemas<typeof fundingRoutes>;
