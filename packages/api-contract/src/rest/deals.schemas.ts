import { type Static, Type } from 'typebox';
import { companyStatuses } from '../companyStatuses.ts';
import {
  CompanyCardSchema,
  CompanyFundingYearSchema,
  CompanyMarketSchema,
  InvestorSchema,
  LastRoundSchema,
} from './entities.schemas.ts';
import { Count, Day, Dollars, Instant, Nullable, NullableString } from './fields.schemas.ts';

const round = { ...LastRoundSchema.properties, funded_on: Day };

/** An investor of one round. */
export const RoundInvestorSchema = Type.Object({ ...InvestorSchema.properties, is_lead: Type.Boolean() });

/** One round, seen from the company that raised it. */
export const FundingRoundSchema = Type.Object({
  id: Type.String(),
  organization: CompanyCardSchema,
  ...round,
  /** Its leads first. */
  investors: Type.Array(RoundInvestorSchema),
});

/**
 * A round among search results, with facts of its company: place, first market, what it raised in all, founding and
 * employees (decision 030).
 */
export const FundingSearchResultSchema = Type.Object({
  ...FundingRoundSchema.properties,
  location: NullableString,
  market: Nullable(CompanyMarketSchema),
  total_funding_usd: Nullable(Dollars),
  founded_on: Nullable(Day),
  employee_count: NullableString,
  /** When the round was added to the data, which can be long after its date. */
  arrived_at: Instant,
});

/** One round, seen from a company that paid for it. */
export const InvestmentSchema = Type.Object({
  /** The round's. */
  id: Type.String(),
  /** The company that raised the round. */
  organization: CompanyCardSchema,
  ...round,
});

/** A company in another's portfolio. */
export const PortfolioCompanySchema = Type.Object({
  organization: CompanyCardSchema,
  /** Rounds of the company that the investor took part in. */
  round_count: Count,
  last_funded_on: Day,
  /** An acquired or listed company is an exit. */
  status: Type.Enum(companyStatuses),
});

/** What a company or a person does as an investor, over the deals that the caller's plan includes. */
export const InvestingSchema = Type.Object({
  /** In the last twelve months. */
  recent_deals: Count,
  /** The most frequent kind of round. */
  usual_round: Nullable(Type.Pick(LastRoundSchema, ['round_type', 'round_code'])),
  last_deal_on: Nullable(Day),
});

/** Another investor in the same rounds. */
export const CoinvestorSchema = Type.Object({ investor: InvestorSchema, round_count: Count });

/** A company bought by another. */
export const AcquisitionSchema = Type.Object({
  id: Type.String(),
  acquirer: CompanyCardSchema,
  acquired: CompanyCardSchema,
  acquired_on: Day,
  /** Whole units of `currency`; null when undisclosed. */
  price: Nullable(Count),
  currency: NullableString,
});

/** A deal with facts of the company that was bought. */
export const AcquisitionDealSchema = Type.Object({
  ...AcquisitionSchema.properties,
  /** The first market of the company that was bought. */
  market: Nullable(CompanyMarketSchema),
  location: NullableString,
  /** What it had raised, by all known rounds; null if nothing is known. */
  total_funding_usd: Nullable(Dollars),
});

/** What a company's rounds add up to. */
export const CompanyFundingSchema = Type.Object({
  /** Over all rounds that say an amount; null when none does. */
  total_usd: Nullable(Dollars),
  round_count: Count,
  last_funded_on: Nullable(Day),
  /** The oldest first; years without a round are left out. */
  years: Type.Array(CompanyFundingYearSchema),
});

export type RoundInvestor = Static<typeof RoundInvestorSchema>;
export type FundingSearchResult = Static<typeof FundingSearchResultSchema>;
export type FundingRound = Static<typeof FundingRoundSchema>;
export type Investment = Static<typeof InvestmentSchema>;
export type PortfolioCompany = Static<typeof PortfolioCompanySchema>;
export type Investing = Static<typeof InvestingSchema>;
export type Coinvestor = Static<typeof CoinvestorSchema>;
export type Acquisition = Static<typeof AcquisitionSchema>;
export type AcquisitionDeal = Static<typeof AcquisitionDealSchema>;
export type CompanyFunding = Static<typeof CompanyFundingSchema>;
