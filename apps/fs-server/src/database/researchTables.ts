import type { CompanyFacts } from '@fs/api-contract';
import type { GeneratedAlways } from 'kysely';
import type { DayColumn, Defaulted, GeneratedInstant, InstantColumn, Nullable, SearchKey } from './columnTypes.ts';

/** A company. The wire uses both company and organization (research §3). */
export interface OrganizationsTable {
  /** UUIDv5 of source and permalink. Compare it only with a well-formed UUID. */
  id: string;
  /** The source of the permalink, such as `crunchbase`; null for our own companies. */
  source: Nullable<string>;
  permalink: string;
  /** A company that operates, or a firm whose business is to invest. */
  kind: Defaulted<'company' | 'investor'>;
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
  /** A range such as `11-50`, in the source's format. */
  employee_count: Nullable<string>;
  /** Lower bound of that range. */
  employee_min: GeneratedAlways<number | null>;
  /** Whole US dollars of all rounds with a disclosed amount; null if there are none. */
  total_funding_usd: Nullable<number>;
  last_funding_on: Nullable<string>;
  funding_round_count: Defaulted<number>;
  /** Type of the round of `last_funding_on`; the next three columns derive from rounds like it. */
  last_round_type: Nullable<string>;
  last_round_code: Nullable<string>;
  /** Whole US dollars; null when undisclosed. */
  last_round_usd: Nullable<number>;
  /** Lead of the latest round that names one. */
  lead_investor_id: Nullable<string>;
  /** How much data exists about the company, which orders search results. Maintained by `refreshFundingTotals`. */
  prominence: Defaulted<number>;
  /** Search key of the company's first market. Maintained by `refreshFundingTotals`. */
  first_market: Nullable<string>;
  /** City, state and country as displayed, normalized; null if all are unknown. */
  search_location: GeneratedAlways<string | null>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** The words of a company's description. A trigger maintains it. */
export interface CompanyWordsTable {
  organization_id: string;
  /** PostgreSQL's `tsvector` as text. */
  words: string;
}

/** What a source says of a company's field. */
export interface CompanyFactsTable {
  organization_id: string;
  field: keyof CompanyFacts;
  /** A source's name. */
  source: string;
  /** Written as the field is on the wire, a number without separators. */
  value: string;
  as_of: DayColumn;
}

/** A market (tier 3 category). */
export interface MarketsTable {
  /** `tc3-` followed by the slug. */
  id: string;
  slug: string;
  name: string;
  search_name: SearchKey;
  company_count: Defaulted<number>;
  /** Whole US dollars. */
  total_funding_usd: Defaulted<number>;
  /** What companies of the market do, in a sentence. */
  definition: Nullable<string>;
  /** Name of the group of markets that it belongs to. */
  sector: Nullable<string>;
  /** Day with which the periods of the figures end; `refreshMarketFigures` maintains it and all that follow. */
  figures_as_of: Nullable<string>;
  raised_12m_usd: Defaulted<number>;
  /** In the 12 months before those. */
  raised_prior_12m_usd: Defaulted<number>;
  rounds_12m: Defaulted<number>;
  rounds_prior_12m: Defaulted<number>;
  /** Rounds of `rounds_12m` with a disclosed amount. */
  disclosed_12m: Defaulted<number>;
  median_12m_usd: Nullable<number>;
  /** Of the raised amount, as a share of the amount before; null where there are too few rounds for a trend. */
  change_12m: Nullable<number>;
  /** Disclosed rounds of all years by size, the smallest first. */
  round_sizes: Defaulted<number[]>;
  newest_round_id: Nullable<string>;
}

export interface OrganizationMarketsTable {
  organization_id: string;
  market_id: string;
  /** Order of the company's markets, from 0. */
  position: number;
  /**
   * Copy of the company's, by which related companies are found. Set when markets are written, by `writeMarkets` of
   * imports and of corrections, and kept by `refreshFundingTotals`.
   */
  prominence: Defaulted<number>;
  /** A copy as well, which corrections also set. */
  founded_on: Nullable<string>;
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
  /** When the database learned of the round. */
  arrived_at: GeneratedInstant;
}

export interface InvestorsTable {
  id: string;
  /** As for companies. */
  source: Nullable<string>;
  name: string;
  search_name: SearchKey;
  /** Set for a firm and for a company that invests. */
  organization_id: Nullable<string>;
  /** Set for an angel. */
  person_id: Nullable<string>;
}

export interface InvestmentsTable {
  funding_round_id: string;
  investor_id: string;
  is_lead: Defaulted<boolean>;
}

export interface AcquisitionsTable {
  id: string;
  acquirer_id: string;
  acquired_id: string;
  acquired_on: DayColumn;
  /** Whole units of `currency`; null when undisclosed. */
  price: Nullable<number>;
  currency: Nullable<string>;
  /** The price, if it is in US dollars. */
  price_usd: GeneratedAlways<number | null>;
  /** When the database learned of the acquisition. */
  arrived_at: GeneratedInstant;
}

export interface PeopleTable {
  id: string;
  /** As for companies. */
  source: Nullable<string>;
  first_name: string;
  last_name: string;
  search_name: SearchKey;
}

export interface PositionsTable {
  person_id: string;
  /** Order of the person's positions from 0, the main one first. */
  position: number;
  organization_id: string;
  title: string;
  /** False for a former position, also when its end is unknown. */
  is_active: Defaulted<boolean>;
  started_on: Nullable<string>;
  ended_on: Nullable<string>;
}

/** A news section. */
export interface MarketPulseCategoriesTable {
  slug: string;
  label: string;
  sort_order: number;
}

export interface ArticlesTable {
  /** `news-` followed by the slug. */
  id: string;
  slug: string;
  title: string;
  search_title: SearchKey;
  description: string;
  /** Markdown. */
  content: string;
  image_url: Nullable<string>;
  /** URL of the original article; null for our own articles. */
  url: Nullable<string>;
  /** Host of `url`, without `www`; empty for our own articles. */
  host: GeneratedAlways<string>;
  site_name: Nullable<string>;
  /** Null for our own articles; otherwise the kind of the imported file, such as `news`. */
  source: Nullable<string>;
  /** In the publisher's format: one or several names, or an address. */
  author: Nullable<string>;
  word_count: Nullable<number>;
  published_at: InstantColumn;
  is_featured: Defaulted<boolean>;
  /** Slug of a news section. */
  market_pulse_category: Nullable<string>;
  key_points: Defaulted<string[]>;
  /** The main article of this one's story; null for the main one itself, and for a story of one source. */
  story_id: Nullable<string>;
  /** Increases with each save by an editor. */
  revision: Defaulted<number>;
  /** The editor who saved it last; null for an import. */
  edited_by: Nullable<string>;
  /** When it was imported or published, whichever is later. */
  arrived_at: GeneratedAlways<Date>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** The words of an article, with its date and story. A trigger maintains them. */
export interface ArticleWordsTable {
  article_id: string;
  published_at: Date;
  story_id: Nullable<string>;
  /** PostgreSQL's `tsvector` as text. */
  words: string;
}

/** What is left of a deleted article. */
export interface DeletedArticlesTable {
  id: string;
  deleted_at: GeneratedInstant;
}

export interface KeywordsTable {
  id: GeneratedAlways<number>;
  name: string;
  search_name: SearchKey;
}

export interface ArticleKeywordsTable {
  article_id: string;
  keyword_id: number;
  position: number;
  /** Copy of the article's, kept by triggers. */
  published_at: Defaulted<Date>;
}

/** Kept by triggers. */
export interface MarketArticlesTable {
  article_id: string;
  market_id: string;
  published_at: Date;
  story_id: string | null;
  is_update: boolean;
  is_earned: boolean;
}

export interface ArticleOrganizationsTable {
  article_id: string;
  organization_id: string;
  position: number;
  /** Copies of the article's, kept by triggers. */
  arrived_at: Defaulted<Date>;
  article_published_at: Defaulted<Date>;
}
