import { Type } from 'typebox';
import { limits } from '../limits.ts';
import { ClosedObject, Identifier, ListIdsQuery, ListLimit, SearchText } from './fields.schemas.ts';
import type { newsRoutes } from './news.ts';
import {
  NewsArticleSchema,
  NewsItemSchema,
  NewsPageSchema,
  NewsSectionSchema,
  TopMoversSchema,
} from './newsEntities.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** What news can be about, by the parameter that names it. */
export const newsSources = ['companyId', 'listId', 'uuid', 'rssSearch'] as const;

/** A category’s slug, a market’s id, or `all`. */
const section = ClosedObject({ section: Identifier });
const article = ClosedObject({ id: Identifier });

export const newsSchemas = {
  getNews: {
    query: ClosedObject({
      /** Which of the next four counts, where several are given. */
      source: Type.Optional(Type.Enum([...newsSources])),
      companyId: Type.Optional(Identifier),
      listId: Type.Optional(Identifier),
      /** The company’s id by its other name. */
      uuid: Type.Optional(Identifier),
      rssSearch: Type.Optional(SearchText),
      /** Further lists, with `listId` or instead of it. */
      listIds: Type.Optional(ListIdsQuery),
      /** Accepted and ignored (decision AMB-067). */
      yorkie: Type.Optional(Type.Boolean()),
      /** True for articles that others wrote only. */
      queryEarned: Type.Optional(Type.Boolean()),
      /** True to leave out the stories that the featured row shows. An addition (decision 056). */
      omitFeatured: Type.Optional(Type.Boolean()),
      p: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.newsPages, default: 1 })),
      r: ListLimit(limits.newsPage),
    }),
    response: NewsPageSchema,
  },
  /** The curated articles that editors put forward, the newest first. */
  getFeaturedArticles: {
    query: ClosedObject({ _limit: ListLimit(limits.featuredArticles) }),
    response: Type.Array(NewsItemSchema),
  },
  getCuratedArticle: { params: article, response: NewsArticleSchema },
  getArticle: {
    params: article,
    /** `queryEarned` finds the articles of others too. */
    query: ClosedObject({ queryEarned: Type.Optional(Type.Boolean()) }),
    response: NewsArticleSchema,
  },
  getSectionNews: {
    params: section,
    query: ClosedObject({
      _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
      _limit: ListLimit(limits.newsPage),
      /** False for the section and the number of its stories without them. */
      articles: Type.Optional(Type.Boolean({ default: true })),
    }),
    response: NewsSectionSchema,
  },
  getSectionCurated: {
    params: section,
    query: ClosedObject({ _limit: ListLimit(limits.newsPage) }),
    response: Type.Array(NewsItemSchema),
  },
  getTopMovers: {
    params: section,
    /** `category` narrows the section to a Market Pulse category. */
    query: ClosedObject({ category: Type.Optional(Identifier) }),
    response: TopMoversSchema,
  },
  /** The newest articles of our own. */
  getNewsArticles: {
    query: ClosedObject({
      _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
      _limit: ListLimit(limits.newsPage),
    }),
    response: Type.Array(NewsItemSchema),
  },
} satisfies RouteSchemas<typeof newsRoutes>;
