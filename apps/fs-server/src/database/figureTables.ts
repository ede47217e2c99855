import type { DayColumn, Defaulted, Nullable } from './columnTypes.ts';

/** Funding of a market in a calendar year. Maintained by `refreshMarketFigures`. */
export interface MarketYearsTable {
  market_id: string;
  year: number;
  rounds: number;
  /** Rounds with a disclosed amount. */
  disclosed: number;
  raised_usd: number;
}

/** The investors with most rounds in a market. Maintained by `refreshMarketFigures`. */
export interface MarketInvestorsTable {
  market_id: string;
  /** From 1. */
  rank: number;
  investor_id: string;
  rounds: number;
  /** Companies of the market that the investor has invested in. */
  companies: number;
  last_on: DayColumn;
  /** The round of `last_on`. */
  last_round_id: Nullable<string>;
  /** Ids of the first of those companies, the latest deal first. */
  holdings: Defaulted<string[]>;
  /** How many of `holdings`, from the first, are among the investor's latest deals, which every plan includes. */
  latest_holdings: Defaulted<number>;
}

/** A round in which a company or a person invested, under any of its names. Maintained by `refreshInvestorFigures`. */
export interface InvestmentsInOrderTable {
  /** The investing company; null for a person. */
  organization_id: Nullable<string>;
  /** The investing person; null for a company. */
  person_id: Nullable<string>;
  /** 1 for the latest of its rounds. */
  place: number;
  funding_round_id: string;
  /** The first of its names in the round. */
  investor_id: string;
  /** Whether a source calls it the lead, under one of its names. */
  is_lead: boolean;
}

/** What an investor does in all markets, under all its names. Maintained by `refreshInvestorFigures`. */
export interface InvestorFiguresTable {
  /** Id of the organization or the person, or of the investor itself where only the name is known. */
  owner: string;
  /** One of its names. */
  investor_id: string;
  /** Search keys of all its names, that of the organization or person first. */
  search_name: string;
  rounds: number;
  /** Rounds in the 12 months of the markets' figures. */
  rounds_12m: number;
  rounds_led: number;
  /** Companies that it has invested in. */
  companies: number;
  last_on: DayColumn;
  /** The round of `last_on`. */
  last_round_id: Nullable<string>;
  /** Up to three markets with most of its rounds, the first one first. */
  market_ids: Defaulted<string[]>;
  /** All markets in which it has invested. */
  invested_market_ids: Defaulted<string[]>;
}
