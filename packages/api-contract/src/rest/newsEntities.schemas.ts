import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { AcquisitionSchema, FundingRoundSchema } from './deals.schemas.ts';
import {
  ArticleListItemSchema,
  ArticleSchema,
  CompanyCardSchema,
  CompanyMarketSchema,
  CompanySearchResultSchema,
  CuratedArticleSchema,
} from './entities.schemas.ts';
import { Count, Day, Nullable } from './fields.schemas.ts';
import { MarketPulseSchema } from './marketPulses.schemas.ts';

/** What a link to an article needs: a title, a day, a source, and the page or address where it can be read. */
export const ArticleLinkSchema = Type.Object({
  ...Type.Pick(ArticleSchema, ['uuid', 'title', 'published_time', 'url', 'site_name']).properties,
  ...Type.Pick(ArticleListItemSchema, ['curated_article', 'earned_content']).properties,
});

/** One story in a list of news. */
/** A part of a text: whether it is a word that was searched for. */
const TextPartSchema = Type.Object({ text: Type.String(), is_match: Type.Boolean() });

export const NewsItemSchema = Type.Object({
  ...ArticleListItemSchema.properties,
  /** The other articles of the same story, the earliest first. Empty for a story of one source. */
  sources: Type.Array(ArticleLinkSchema, { maxItems: limits.storySources }),
  /** Of news about words: a passage with them, where title and description don't have all of them. An addition (decision 149). */
  passage: Type.Optional(Type.Array(TextPartSchema)),
});

/** The company of an article, with the facts beside its text. Who invested is for users. */
export const ArticleCompanySchema = Type.Pick(CompanySearchResultSchema, [
  'id',
  'name',
  'logo_url',
  'kind',
  'status',
  'short_description',
  'location',
  'founded_on',
  'employee_count',
  'total_funding_usd',
  'round_count',
  'last_funding_on',
  'last_round',
]);

/** The round that an article reports. */
export const ArticleRoundSchema = Type.Object({
  ...FundingRoundSchema.properties,
  /** Left out for signed-out users. */
  investors: Type.Optional(FundingRoundSchema.properties.investors),
});

/** An article with all that its page shows (decision 055). */
export const NewsArticleSchema = Type.Object({
  ...CuratedArticleSchema.properties,
  /** Whether it is to be published later. Only editors see such an article. */
  scheduled: Type.Boolean(),
  /** The section of `mpn_category`. */
  category: Nullable(MarketPulseSchema),
  /** Null for an article that someone else wrote. */
  curated_article: ArticleListItemSchema.properties.curated_article,
  earned_content: ArticleListItemSchema.properties.earned_content,
  /** The company that the article is chiefly about. */
  organization: Nullable(ArticleCompanySchema),
  /** All companies of the article, that one first. */
  organizations: Type.Array(CompanyCardSchema, { maxItems: limits.articleCompanies }),
  /** Markets of the company that the article is chiefly about. */
  markets: Type.Array(CompanyMarketSchema),
  /** The round that the article reports, if any. */
  round: Nullable(ArticleRoundSchema),
  /** The acquisition that the article reports, if any. */
  acquisition: Nullable(AcquisitionSchema),
  /** The other articles of the same story, the earliest first. */
  sources: Type.Array(ArticleLinkSchema, { maxItems: limits.storySources }),
  /** Articles about the same companies and topics. */
  related: Type.Array(NewsItemSchema, { maxItems: limits.relatedArticles }),
  /** The next newer story of the section; null for the newest, and for an article of no section. */
  previous: Nullable(ArticleLinkSchema),
  /** The next older story of the section. */
  next: Nullable(ArticleLinkSchema),
});

/** A company that the news mentions more or less than in the week before. */
export const NewsMoverSchema = Type.Object({
  organization: CompanyCardSchema,
  ...Type.Pick(CompanySearchResultSchema, ['total_funding_usd', 'last_funding_on', 'last_round']).properties,
  /** Stories about it in the week that ends with the newest article. */
  mentions: Type.Integer({ minimum: 1 }),
  /** In the week before. */
  mentions_prior: Count,
  /** The newest of these stories, of those that are chiefly about it if there are any. */
  newest: ArticleLinkSchema,
});

/** The companies whose mentions rose most, first. */
export const TopMoversSchema = Type.Object({
  /** Day of the newest article, with which the week ends; null where there is none. */
  as_of: Nullable(Day),
  movers: Type.Array(NewsMoverSchema, { maxItems: limits.topMovers }),
});

/** One page of news. */
export const NewsPageSchema = Type.Object({
  /** Stories of all pages, up to `limits.countedMatches`; there may be more. */
  count: Count,
  articles: Type.Array(NewsItemSchema),
});

/** One page of the news of a section: a Market Pulse category, a market, or all of it. */
export const NewsSectionSchema = Type.Object({
  ...NewsPageSchema.properties,
  category: Nullable(MarketPulseSchema),
  market: Nullable(CompanyMarketSchema),
});

export type ArticleLink = Static<typeof ArticleLinkSchema>;
export type ArticleCompany = Static<typeof ArticleCompanySchema>;
export type ArticleRound = Static<typeof ArticleRoundSchema>;
export type NewsItem = Static<typeof NewsItemSchema>;
export type TextPart = Static<typeof TextPartSchema>;
export type NewsArticle = Static<typeof NewsArticleSchema>;
export type NewsMover = Static<typeof NewsMoverSchema>;
export type TopMovers = Static<typeof TopMoversSchema>;
export type NewsPage = Static<typeof NewsPageSchema>;
export type NewsSection = Static<typeof NewsSectionSchema>;
