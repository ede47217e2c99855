import { type Static, Type } from 'typebox';
import {
  AcquisitionSchema,
  CompanyFundingSchema,
  FundingRoundSchema,
  InvestingSchema,
  InvestmentSchema,
  PortfolioCompanySchema,
} from './deals.schemas.ts';
import { ArticleListItemSchema, CompanySearchResultSchema } from './entities.schemas.ts';
import { Count, Day, Instant, Nullable, NullableString } from './fields.schemas.ts';
import { MarketSchema } from './markets.schemas.ts';

/** Networks on which followers are counted (research §3). */
export const SocialNetworkSchema = Type.Enum(['twitter', 'medium', 'facebook', 'github', 'instagram', 'linkedin']);

export const SocialAccountSchema = Type.Object({ social: SocialNetworkSchema, followers_count: Count });

/** Followers of one network on one day. */
export const SocialHistoryPointSchema = Type.Object({ ...SocialAccountSchema.properties, day: Day });

/** How search engines see a site. Authorities and the spam score run from 0 to 100. */
export const UrlMetricsSchema = Type.Object({
  domain: Type.String(),
  domain_authority: Type.Integer({ minimum: 0, maximum: 100 }),
  page_authority: Type.Integer({ minimum: 0, maximum: 100 }),
  spam_score: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Other sites that link here. */
  linking_domains: Count,
  /** Pages of other sites that link here. */
  external_links: Count,
  measured_on: Day,
});

/** One site's metrics, or no result. */
export const UrlMetricsResultsSchema = Type.Object({
  results: Type.Array(UrlMetricsSchema, { maxItems: 1 }),
  /** The website was measured, but the caller's plan does not include what was found (decision AMB-169). */
  withheld: Type.Boolean(),
});

/** An episode that is about a company. */
export const PodcastSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** The show's name. */
  publisher: Type.String(),
  url: NullableString,
  image: NullableString,
  published_time: Instant,
});

/** What a source says of a field. `value` is written as the field is on the wire, a number without separators. */
export const SourcedValueSchema = Type.Object({
  /**
   * A source's name, `rounds` for a sum of rounds, or `corrections` for a value that an administrator set; null where
   * no source is known.
   */
  source: NullableString,
  as_of: Day,
  value: Type.String(),
});

/** Where the value of a field comes from, and what another source says instead, if one disagrees. */
export const CompanyFactSchema = Type.Object({
  ...Type.Omit(SourcedValueSchema, ['value']).properties,
  conflict: Nullable(SourcedValueSchema),
});

const fact = Nullable(CompanyFactSchema);

/** The facts of the key fields. Null for a field without a value. */
export const CompanyFactsSchema = Type.Object({
  total_funding_usd: fact,
  last_round: fact,
  employee_count: fact,
  founded_on: fact,
  /** City, state and country. */
  location: fact,
  homepage_url: fact,
});

/** Company overview response of research §3: the first of each list, and how many there are in all. */
export const CompanyOverviewSchema = Type.Object({
  organization: CompanySearchResultSchema,
  facts: CompanyFactsSchema,
  /** The day of the latest change to the company's data. Lists are as of that day, too. */
  as_of: Day,
  /** The name of the source of the company's data; null where it is not known. */
  source: NullableString,
  markets: Type.Array(MarketSchema),
  socials: Type.Array(SocialAccountSchema),
  /** Purchases that the company made, the newest first. */
  acquisitions: Type.Array(AcquisitionSchema),
  /** Purchases in which the company was bought, the newest first. */
  acquired: Type.Array(AcquisitionSchema),
  articles: Type.Array(ArticleListItemSchema),
  funding_rounds: Type.Array(FundingRoundSchema),
  investments: Type.Array(InvestmentSchema),
  podcasts: Type.Array(PodcastSchema),
  /** Keywords of the company's articles, the most frequent first. */
  topics: Type.Object({ keywords: Type.Array(Type.String()) }),
  /** Articles on the company's own site. */
  content: Type.Object({ owned: Type.Array(ArticleListItemSchema) }),
  portfolio: Type.Array(PortfolioCompanySchema),
  /** Null for a company that has not invested. */
  investing: Nullable(InvestingSchema),
  funding: CompanyFundingSchema,
  socialHistory: Type.Array(SocialHistoryPointSchema),
  urlMetrics: UrlMetricsResultsSchema,
  totals: Type.Object({
    acquisitions: Count,
    articles: Count,
    funding_rounds: Count,
    investments: Count,
    portfolio: Count,
  }),
});

export type SourcedValue = Static<typeof SourcedValueSchema>;
export type CompanyFact = Static<typeof CompanyFactSchema>;
export type CompanyFacts = Static<typeof CompanyFactsSchema>;
export type SocialNetwork = Static<typeof SocialNetworkSchema>;
export type SocialAccount = Static<typeof SocialAccountSchema>;
export type SocialHistoryPoint = Static<typeof SocialHistoryPointSchema>;
export type UrlMetrics = Static<typeof UrlMetricsSchema>;
export type UrlMetricsResults = Static<typeof UrlMetricsResultsSchema>;
export type Podcast = Static<typeof PodcastSchema>;
export type CompanyOverview = Static<typeof CompanyOverviewSchema>;
