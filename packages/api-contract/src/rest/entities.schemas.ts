import { type Static, Type } from 'typebox';
import { companyStatuses } from '../companyStatuses.ts';
import { limits } from '../limits.ts';
import { Count, Day, Dollars, Instant, Nullable, NullableString } from './fields.schemas.ts';

/** A company that operates, or a firm whose business is to invest. */
export const companyKinds = ['company', 'investor'] as const;

export const CompanyMarketSchema = Type.Object({ id: Type.String(), name: Type.String() });

/** Company (organization) of research §3. Absent facts are null, never invented. */
export const CompanySchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  uuid: Type.String({ format: 'uuid' }),
  name: Type.String(),
  logo_url: NullableString,
  domain: NullableString,
  homepage_url: NullableString,
  short_description: NullableString,
  city: NullableString,
  state_code: NullableString,
  country_code: NullableString,
  category_list: Type.Array(Type.String()),
  founded_on: Nullable(Day),
  employee_count: NullableString,
  twitter_url: NullableString,
  markets: Type.Array(CompanyMarketSchema),
});

/** What a logo with a link to the company needs. */
export const CompanyCardSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  logo_url: NullableString,
});

/** What a link to a person needs. */
export const PersonCardSchema = Type.Object({ id: Type.String(), name: Type.String() });

/** An investor with the organization or the person that it is. Of some, sources give no more than the name. */
export const InvestorSchema = Type.Object({
  id: Type.String(),
  /** As the source of the round spells it. */
  name: Type.String(),
  /** Set for a firm and for a company that invests. */
  organization: Nullable(
    Type.Object({ ...CompanyCardSchema.properties, permalink: Type.String(), kind: Type.Enum(companyKinds) }),
  ),
  /** Set for an angel. */
  person: Nullable(PersonCardSchema),
});

/** The round of a company’s latest funding date. */
export const LastRoundSchema = Type.Object({
  /** Crunchbase’s words: seed, angel, venture, private_equity, debt_financing, grant … */
  round_type: Type.String(),
  /** A to H, for venture rounds. */
  round_code: NullableString,
  /** Of the whole round; null when undisclosed. */
  raised_usd: Nullable(Dollars),
});

/** The rounds of one calendar year. */
export const CompanyFundingYearSchema = Type.Object({
  year: Type.Integer(),
  /** Over the rounds with a disclosed amount. */
  raised_usd: Dollars,
  round_count: Count,
});

/** A company among search results, which add its combined location (research §3) and its money (decision 030). */
export const CompanySearchResultSchema = Type.Object({
  ...CompanySchema.properties,
  location: NullableString,
  kind: Type.Enum(companyKinds),
  status: Type.Enum(companyStatuses),
  /** Over all rounds that say an amount; null when none does. */
  total_funding_usd: Nullable(Dollars),
  last_funding_on: Nullable(Day),
  round_count: Count,
  last_round: Nullable(LastRoundSchema),
  /** The lead of the latest round that names one. */
  lead_investor: Nullable(InvestorSchema),
  /** The oldest first; years without a round are left out. */
  funding_years: Type.Array(CompanyFundingYearSchema),
  /** Articles about the company in each of the last 13 weeks, the current one last. */
  news_weeks: Type.Array(Count, { minItems: limits.newsWeeks, maxItems: limits.newsWeeks }),
  /** When the company was added to the data. */
  arrived_at: Instant,
});

/** Someone's place at a company. */
export const PersonSchema = Type.Object({
  id: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  title: Type.String(),
  /** False for someone who has left. */
  active: Type.Boolean(),
  organization: CompanyCardSchema,
});

/** An article as lists show it. */
export const ArticleSchema = Type.Object({
  uuid: Type.String(),
  title: Type.String(),
  /** Abstract of one or two sentences. */
  description: Type.String(),
  image: NullableString,
  /** Where the article was first published; null for our own. */
  url: NullableString,
  site_name: NullableString,
  word_count: Nullable(Count),
  published_time: Instant,
});

/** Curated article of research §3. */
export const CuratedArticleSchema = Type.Object({
  /** `news-` and the slug. */
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Markdown. */
  content: Type.String(),
  image: NullableString,
  published_time: Instant,
  featured: Type.Boolean(),
  /** Slug of a Market Pulse category. */
  mpn_category: NullableString,
  /** Key points. */
  summary: Type.Array(Type.String()),
  article_id: NullableString,
  org_id: NullableString,
  keywords: Type.Array(Type.String()),
  url: NullableString,
  site: NullableString,
  site_name: NullableString,
  word_count: Nullable(Count),
});

/** What lists say of an article that we publish: enough to link to it. */
export const CuratedArticleCardSchema = Type.Pick(CuratedArticleSchema, ['id', 'mpn_category', 'featured']);

/** An article that someone else wrote of the company. */
export const EarnedContentSchema = Type.Object({ id: Type.String(), url: Type.String(), source: NullableString });

/** Article list item of research §3. */
export const ArticleListItemSchema = Type.Object({
  article: ArticleSchema,
  /** The company that the article is chiefly about. */
  organization: Nullable(CompanyCardSchema),
  /** Markets of that company. */
  markets: Type.Array(CompanyMarketSchema),
  keywords: Type.Array(Type.String()),
  /** Null for an article that we only link to. */
  curated_article: Nullable(CuratedArticleCardSchema),
  /** Null for our own articles and for those of the company itself. */
  earned_content: Nullable(EarnedContentSchema),
});

export type Company = Static<typeof CompanySchema>;
export type CompanySearchResult = Static<typeof CompanySearchResultSchema>;
export type CompanyKind = (typeof companyKinds)[number];
export type CompanyStatus = (typeof companyStatuses)[number];
export type LastRound = Static<typeof LastRoundSchema>;
export type CompanyFundingYear = Static<typeof CompanyFundingYearSchema>;
export type Investor = Static<typeof InvestorSchema>;
export type CompanyMarket = Static<typeof CompanyMarketSchema>;
export type CompanyCard = Static<typeof CompanyCardSchema>;
export type PersonCard = Static<typeof PersonCardSchema>;
export type Person = Static<typeof PersonSchema>;
export type Article = Static<typeof ArticleSchema>;
export type CuratedArticle = Static<typeof CuratedArticleSchema>;
export type CuratedArticleCard = Static<typeof CuratedArticleCardSchema>;
export type EarnedContent = Static<typeof EarnedContentSchema>;
export type ArticleListItem = Static<typeof ArticleListItemSchema>;
