import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import {
  ArticleSchema,
  CompanyCardSchema,
  CompanySearchResultSchema,
  CuratedArticleCardSchema,
  EarnedContentSchema,
} from './entities.schemas.ts';
import { ClosedObject, Nullable, NullableString, SearchText } from './fields.schemas.ts';
import { MarketSchema } from './markets.schemas.ts';
import { PersonSummarySchema } from './people.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';
import type { searchRoutes } from './search.ts';

/** An article among search results (research §3), with the places where it can be read, as a list item has them. */
export const ArticleSearchResultSchema = Type.Object({
  uuid: Type.String(),
  title: Type.String(),
  description: Type.String(),
  image: NullableString,
  /** Where it was first published; null for our own, and for headlines without an address. */
  url: NullableString,
  /** The company that it is chiefly about. */
  organization: Nullable(CompanyCardSchema),
  ...Type.Pick(ArticleSchema, ['published_time', 'word_count']).properties,
  curated_article: Nullable(CuratedArticleCardSchema),
  earned_content: Nullable(EarnedContentSchema),
});

const Count = Type.Integer({ minimum: 0, maximum: limits.countedMatches });

const BackerSchema = Type.Object({ name: Type.String(), rounds: Type.Integer({ minimum: 0 }) });

/** Everything that a text finds, by kind, with how many there are of each (counted up to `limits.countedMatches`). */
export const SearchResultsSchema = Type.Object({
  organization: Type.Array(CompanySearchResultSchema, { maxItems: limits.globalSearch.companies }),
  tier3_category: Type.Array(MarketSchema, { maxItems: limits.globalSearch.markets }),
  keywords: Type.Array(Type.String(), { maxItems: limits.globalSearch.topics }),
  article: Type.Array(ArticleSearchResultSchema, { maxItems: limits.globalSearch.articles }),
  /** An addition (decision 039). */
  person: Type.Array(PersonSummarySchema, { maxItems: limits.globalSearch.people }),
  /** Firms that invest for a living, which tables of companies leave out. They are among the organizations, too. */
  investor: Type.Array(CompanyCardSchema, { maxItems: limits.globalSearch.investors }),
  /** Investors of whom only the name is known, which have no page, with the number of rounds that they joined. */
  backer: Type.Array(BackerSchema, { maxItems: limits.globalSearch.investors }),
  counts: Type.Object({
    organization: Count,
    tier3_category: Count,
    keywords: Count,
    article: Count,
    person: Count,
    investor: Count,
    backer: Count,
    /** Companies whose description has the words of the text. They are none of the results. */
    described: Count,
  }),
});

export type ArticleSearchResult = Static<typeof ArticleSearchResultSchema>;
export type SearchResults = Static<typeof SearchResultsSchema>;

export const searchSchemas = {
  quickSearch: { query: ClosedObject({ _quickSearch: SearchText }), response: SearchResultsSchema },
  searchAll: {
    query: ClosedObject({ _searchAll: SearchText }),
    response: Type.Array(MarketSchema, { maxItems: limits.marketsByName }),
  },
} satisfies RouteSchemas<typeof searchRoutes>;
