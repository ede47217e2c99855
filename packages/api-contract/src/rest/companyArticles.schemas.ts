import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import type { companyArticleRoutes } from './companyArticles.ts';
import { ArticleListItemSchema } from './entities.schemas.ts';
import { ClosedObject, Identifier, Instant, ListLimit, NullableString, SearchText } from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** One entry of a feed. */
export const RssPostSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Null for an article of ours. */
  link: NullableString,
  image: NullableString,
  source: NullableString,
  published_time: Instant,
});

export const RssFeedSchema = Type.Object({ posts: Type.Array(RssPostSchema) });

export type RssPost = Static<typeof RssPostSchema>;
export type RssFeed = Static<typeof RssFeedSchema>;

const company = ClosedObject({ id: Identifier });

export const companyArticleSchemas = {
  /** `query` (a company's name or domain) for news, or `site` and `companyId` for the company's own posts. */
  getRss: {
    query: ClosedObject({
      query: Type.Optional(SearchText),
      site: Type.Optional(SearchText),
      companyId: Type.Optional(Identifier),
    }),
    response: RssFeedSchema,
  },
  getPublicCompanyNews: {
    params: company,
    query: ClosedObject({ omitId: Type.Optional(Identifier) }),
    response: Type.Array(ArticleListItemSchema),
  },
  getCompanyNews: {
    params: company,
    query: ClosedObject({ _limit: ListLimit(limits.companyListPage) }),
    response: Type.Array(ArticleListItemSchema),
  },
  getCompanyContent: {
    params: company,
    query: ClosedObject({ _limit: ListLimit(limits.companyContentPage) }),
    response: Type.Array(ArticleListItemSchema),
  },
} satisfies RouteSchemas<typeof companyArticleRoutes>;
