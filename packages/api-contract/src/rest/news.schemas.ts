import { Type } from 'typebox';
import { limits } from '../limits.ts';
import { ArticleListItemSchema } from './entities.schemas.ts';
import { ClosedObject, ListLimit } from './fields.schemas.ts';
import type { newsRoutes } from './news.ts';
import type { RouteSchemas } from './routeSchemas.ts';

export const newsSchemas = {
  /** The curated articles that editors put forward, the newest first. */
  getFeaturedArticles: {
    query: ClosedObject({ _limit: ListLimit(limits.featuredArticles) }),
    response: Type.Array(ArticleListItemSchema),
  },
} satisfies RouteSchemas<typeof newsRoutes>;
