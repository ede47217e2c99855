import type { Generated, GeneratedAlways } from 'kysely';
import type { DayColumn, Defaulted, InstantColumn, MadeInstant, Nullable, SearchKey } from './columnTypes.ts';

/** A company. The wire calls it company and organization alike (research §3). */
export interface OrganizationsTable {
  /** UUIDv5 of source and permalink; compare it only with a well-formed UUID. */
  id: string;
  /** Whose permalink it is, such as `crunchbase`; null for our own. */
  source: Nullable<string>;
  permalink: string;
  name: string;
  search_name: SearchKey;
  status: Defaulted<'operating' | 'acquired' | 'ipo' | 'closed'>;
  logo_url: Nullable<string>;
  domain: Nullable<string>;
  homepage_url: Nullable<string>;
  twitter_url: Nullable<string>;
  short_description: Nullable<string>;
  city: Nullable<string>;
  state_code: Nullable<string>;
  country_code: Nullable<string>;
  category_list: Defaulted<string[]>;
  founded_on: Nullable<string>;
  /** A range such as `11-50`, as the source words it. */
  employee_count: Nullable<string>;
  /** Whole US dollars over all rounds that say an amount; null when none does. */
  total_funding_usd: Nullable<number>;
  last_funding_on: Nullable<string>;
  funding_round_count: Defaulted<number>;
  /** How much is known of the company: orders what a name finds. Kept by `refreshFundingTotals`. */
  prominence: Defaulted<number>;
  /** Search key of the market that the company names first. Kept by `refreshFundingTotals`. */
  first_market: Nullable<string>;
  /** City, state and country as they are displayed, folded; null when none is known. */
  search_location: GeneratedAlways<string | null>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

/** A market (tier 3 category). */
export interface MarketsTable {
  /** `tc3-` and the slug. */
  id: string;
  slug: string;
  name: string;
  search_name: SearchKey;
  company_count: Defaulted<number>;
  /** Whole US dollars. */
  total_funding_usd: Defaulted<number>;
}

export interface OrganizationMarketsTable {
  organization_id: string;
  market_id: string;
  /** Order in which the company names its markets, from 0. */
  position: number;
}

export interface FundingRoundsTable {
  id: string;
  organization_id: string;
  round_type: string;
  /** `A` to `H`, for venture rounds. */
  round_code: Nullable<string>;
  funded_on: DayColumn;
  /** Whole US dollars; null when undisclosed. */
  raised_usd: Nullable<number>;
}

export interface InvestorsTable {
  id: string;
  /** As a company's. */
  source: Nullable<string>;
  name: string;
  search_name: SearchKey;
  /** Set when the investor is itself a company. */
  organization_id: Nullable<string>;
}

export interface InvestmentsTable {
  funding_round_id: string;
  investor_id: string;
}

export interface AcquisitionsTable {
  id: string;
  acquirer_id: string;
  acquired_id: string;
  acquired_on: DayColumn;
  /** Whole units of `currency`; null when undisclosed. */
  price: Nullable<number>;
  currency: Nullable<string>;
}

export interface PeopleTable {
  id: string;
  organization_id: string;
  first_name: string;
  last_name: string;
  title: string;
  is_active: Defaulted<boolean>;
}

/** A section of the news. */
export interface MarketPulseCategoriesTable {
  slug: string;
  label: string;
  sort_order: number;
}

export interface ArticlesTable {
  /** `news-` and the slug. */
  id: string;
  slug: string;
  title: string;
  search_title: SearchKey;
  description: string;
  /** Markdown. */
  content: string;
  image_url: Nullable<string>;
  /** Where the article first stood; null for our own. */
  url: Nullable<string>;
  /** Of `url`, without `www`; empty for our own. */
  host: GeneratedAlways<string>;
  site_name: Nullable<string>;
  /** Null for our own; else the kind of file it came from, such as `news`. */
  source: Nullable<string>;
  /** As the publisher words it: a name, several, or an address. */
  author: Nullable<string>;
  word_count: Nullable<number>;
  published_at: InstantColumn;
  is_featured: Defaulted<boolean>;
  /** Slug of a section. */
  market_pulse_category: Nullable<string>;
  key_points: Defaulted<string[]>;
  created_at: MadeInstant;
  updated_at: MadeInstant;
}

export interface KeywordsTable {
  id: Generated<number>;
  name: string;
  search_name: SearchKey;
}

export interface ArticleKeywordsTable {
  article_id: string;
  keyword_id: number;
  position: number;
}

export interface ArticleOrganizationsTable {
  article_id: string;
  organization_id: string;
  position: number;
}
