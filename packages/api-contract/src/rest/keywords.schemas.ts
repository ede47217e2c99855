import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { ArticleListItemSchema, CompanyCardSchema, CompanyMarketSchema } from './entities.schemas.ts';
import { ClosedObject, Count, Identifier, ListLimit, SearchText } from './fields.schemas.ts';
import type { keywordRoutes } from './keywords.ts';
import type { RouteSchemas } from './routeSchemas.ts';

const CappedCount = Type.Integer({ minimum: 0, maximum: limits.countedMatches });

/** The articles that have all of some topics, and what else those articles are about. */
export const KeywordArticlesSchema = Type.Object({
  /** The topics as the news spells them, each with the number of articles that have it. */
  topics: Type.Array(Type.Object({ name: Type.String(), count: CappedCount }), { maxItems: limits.topicsPerCall }),
  /** Articles that have all of the topics, counted up to `limits.countedMatches`. */
  count: CappedCount,
  /** The newest first. Empty for signed-out users (decision 057). */
  articles: Type.Array(ArticleListItemSchema, { maxItems: limits.topicArticles }),
  /** Other topics of the newest articles, the most frequent first. */
  related: Type.Array(Type.String(), { maxItems: limits.relatedTopics }),
  /** Companies of the newest articles, the most frequent first. Empty for signed-out users. */
  companies: Type.Array(CompanyCardSchema, { maxItems: limits.topicCompanies }),
  /** Markets of those companies. */
  markets: Type.Array(CompanyMarketSchema, { maxItems: limits.topicMarkets }),
});

/** Number of articles by day, `YYYY-MM-DD` in UTC: the seven days that end with the newest news. */
export const KeywordHistorySchema = Type.Record(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Count);

export type KeywordArticles = Static<typeof KeywordArticlesSchema>;
export type KeywordHistory = Static<typeof KeywordHistorySchema>;

/** One `name` for each topic. */
const name = Type.Array(Identifier, { minItems: 1, maxItems: limits.topicsPerCall });

export const keywordSchemas = {
  /** Topics of the last seven days of news, the most frequent first. */
  getNewsKeywords: { response: Type.Array(Type.String(), { maxItems: limits.trendingKeywords }) },
  getKeywordArticles: {
    query: ClosedObject({
      name,
      _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.countedMatches, default: 0 })),
      _limit: ListLimit(limits.topicArticlesPage),
    }),
    response: KeywordArticlesSchema,
  },
  getKeywordHistory: { query: ClosedObject({ name }), response: KeywordHistorySchema },
  /** Topics that contain a text of at least `limits.searchLetters` letters. */
  searchKeywords: {
    query: ClosedObject({ query: SearchText }),
    response: Type.Array(Type.String(), { maxItems: limits.keywordSuggestions }),
  },
} satisfies RouteSchemas<typeof keywordRoutes>;
