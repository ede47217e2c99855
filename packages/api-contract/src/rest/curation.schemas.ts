import { type Static, Type } from 'typebox';
import { limits } from '../limits.ts';
import { UploadTargetSchema } from './account.schemas.ts';
import type { curationRoutes } from './curation.ts';
import { CompanyCardSchema, CuratedArticleSchema } from './entities.schemas.ts';
import {
  ClosedObject,
  Count,
  Identifier,
  Instant,
  ListLimit,
  Nullable,
  NullableString,
  RequestInstant,
  SearchText,
  Text,
  Whole,
} from './fields.schemas.ts';
import type { RouteSchemas } from './routeSchemas.ts';

/** Something that can be seen. */
const visible = '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$';
const VisibleText = (maxLength: number) => Text(maxLength, { pattern: visible });
/** An address of the web, or of an image that was uploaded here. */
export const ImageAddress = Text(limits.webAddress, { pattern: '^(https?://|/files/)[^\\s\\u0000\\ud800-\\udfff]+$' });
const WebAddress = Text(limits.webAddress, { pattern: '^https?://[^\\s\\u0000\\ud800-\\udfff]+$' });
const Keywords = Type.Array(VisibleText(limits.articleKeyword), { maxItems: limits.articleKeywords });

/** An article as editors write it (research §7). */
const articleFields = {
  title: VisibleText(limits.articleTitle),
  description: VisibleText(limits.articleDescription),
  content: Type.Optional(Text(limits.articleContent)),
  image: ImageAddress,
  published_time: RequestInstant,
  /** @default false */
  featured: Type.Optional(Type.Boolean()),
  /** On create: the article of another site that this one is about. Both become one story. */
  article_id: Type.Optional(Nullable(Identifier)),
  /** The company that the article is about. Required on create. */
  org_id: Type.Optional(Nullable(Identifier)),
  marketpulse_category: Type.Optional(Nullable(Identifier)),
  summary: Type.Array(VisibleText(limits.articleKeyPoint), { minItems: 1, maxItems: limits.articleKeyPoints }),
  /** Topics. An addition; what is left out stays. */
  keywords: Type.Optional(Keywords),
};

const NewArticle = ClosedObject({
  ...articleFields,
  org_id: Identifier,
  /** An addition. Default: of the title, with a number where another article has it. */
  slug: Type.Optional(VisibleText(limits.articleSlug)),
});

const ArticleChanges = ClosedObject({
  ...articleFields,
  /** Besides an address: the article’s image as it is, of whatever form an import gave it. */
  image: Text(limits.dataAddress),
  id: Identifier,
  /** An addition: `revision` of the article that was edited. If another was saved since, the answer is 409. */
  revision: Type.Optional(Whole(1, 2 ** 31 - 1)),
});

/** One of our own articles as editors see it. */
export const EditorArticleSchema = Type.Object({
  ...Type.Pick(CuratedArticleSchema, [
    'id',
    'title',
    'description',
    'content',
    'image',
    'published_time',
    'featured',
    'org_id',
    'summary',
    'keywords',
  ]).properties,
  marketpulse_category: NullableString,
  organization: Nullable(CompanyCardSchema),
  /** Increases with each save. */
  revision: Type.Integer({ minimum: 1 }),
  updated_at: Instant,
  /** Who saved it last; null for an import. */
  edited_by: NullableString,
});

/** An article in the editors’ table. */
export const EditorArticleRowSchema = Type.Object({
  ...Type.Pick(EditorArticleSchema, [
    'id',
    'title',
    'published_time',
    'featured',
    'marketpulse_category',
    'organization',
    'updated_at',
    'edited_by',
    'revision',
  ]).properties,
  /** Whether it is to be published later. */
  scheduled: Type.Boolean(),
  /** How often it was opened, in all and in the last seven days. */
  reads: Count,
  reads_week: Count,
});

export const editorArticleOrders = ['title', 'category', 'published_time', 'featured', 'reads', 'updated_at'] as const;
export const editorArticleStates = ['published', 'scheduled', 'featured'] as const;

/** A request for an article of another site. */
export const ContentRequestSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['earned', 'owned']),
  url: Type.String(),
  organization: CompanyCardSchema,
  status: Type.Enum(['pending', 'done', 'failed']),
  /** Why it failed. */
  failure: Nullable(
    Type.Enum(['address', 'unreachable', 'refused', 'robots', 'too-large', 'not-an-article', 'too-slow', 'unexpected']),
  ),
  /** The article that it became. */
  article_id: NullableString,
  title: NullableString,
  requested_at: Instant,
  requested_by: NullableString,
});

const contentRequest = ClosedObject({
  url: WebAddress,
  companyName: Type.Optional(Text(limits.companyFact)),
  source: Type.Optional(Text(limits.companyFact)),
});

const StopWord = VisibleText(limits.articleKeyword);
const StopWordChanges = ClosedObject({
  add: Type.Optional(Type.Array(StopWord, { maxItems: limits.stopWordsPerCall })),
  remove: Type.Optional(Type.Array(StopWord, { maxItems: limits.stopWordsPerCall })),
});

export const StopWordsSchema = Type.Object({
  words: Type.Array(Type.Object({ word: Type.String(), added_at: Instant, added_by: NullableString }), {
    maxItems: limits.stopWords,
  }),
  /** The latest changes, the newest first. */
  changes: Type.Array(
    Type.Object({ word: Type.String(), op: Type.Enum(['add', 'remove']), at: Instant, by: NullableString }),
    { maxItems: limits.stopWordChanges },
  ),
});

const TrendingWord = Type.Object({ keyword: Type.String(), articles: Count });
export const StopWordEffectSchema = Type.Object({
  before: Type.Array(TrendingWord, { maxItems: limits.trendingKeywords }),
  after: Type.Array(TrendingWord, { maxItems: limits.trendingKeywords }),
});

export type NewEditorArticle = Static<typeof NewArticle>;
export type EditorArticleChanges = Static<typeof ArticleChanges>;
export type EditorArticle = Static<typeof EditorArticleSchema>;
export type EditorArticleRow = Static<typeof EditorArticleRowSchema>;
export type EditorArticleOrder = (typeof editorArticleOrders)[number];
export type EditorArticleState = (typeof editorArticleStates)[number];
export type ContentRequest = Static<typeof ContentRequestSchema>;
export type ContentFailure = NonNullable<ContentRequest['failure']>;
export type StopWords = Static<typeof StopWordsSchema>;
export type StopWordEffect = Static<typeof StopWordEffectSchema>;

const ofArticle = ClosedObject({ id: Identifier });
const Ids = Type.Array(Identifier, { minItems: 1, maxItems: limits.articlesPerCall });
const Changed = Type.Object({ changed: Count });

export const curationSchemas = {
  getEditorArticle: { params: ofArticle, response: Type.Array(EditorArticleSchema, { maxItems: 1 }) },
  createEditorArticle: { body: NewArticle, response: EditorArticleSchema },
  updateEditorArticle: { body: ArticleChanges, response: EditorArticleSchema },
  deleteEditorArticle: { params: ofArticle, response: Type.Object({}) },
  listEditorArticles: {
    query: ClosedObject({
      query: Type.Optional(SearchText),
      /** Slug of a Market Pulse category. */
      category: Type.Optional(Identifier),
      state: Type.Optional(Type.Enum([...editorArticleStates])),
      order: Type.Optional(Type.Enum([...editorArticleOrders])),
      descending: Type.Optional(Type.Boolean()),
      _offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.tableOffset, default: 0 })),
      _limit: ListLimit(limits.editorArticlesPage),
    }),
    response: Type.Object({
      /** Up to `limits.countedMatches`. */
      count: Count,
      articles: Type.Array(EditorArticleRowSchema),
    }),
  },
  changeEditorArticles: {
    body: ClosedObject({
      ids: Ids,
      featured: Type.Optional(Type.Boolean()),
      marketpulse_category: Type.Optional(Nullable(Identifier)),
      published_time: Type.Optional(RequestInstant),
    }),
    response: Changed,
  },
  deleteEditorArticles: { body: ClosedObject({ ids: Ids }), response: Changed },
  getArticleImageUpload: {
    query: ClosedObject({
      type: Type.Enum(['image/jpeg', 'image/png']),
      size: Whole(1, limits.articleImageBytes),
    }),
    response: UploadTargetSchema,
  },
  saveArticleImage: {
    /** `name` is that of the user's file. */
    body: ClosedObject({ key: Identifier, name: Text(limits.fileName) }),
    response: Type.Object({ url: Type.String() }),
  },
  countArticleRead: { params: ofArticle, response: Type.Object({}) },
  requestEarnedContent: { params: ofArticle, body: contentRequest, response: ContentRequestSchema },
  requestOwnedContent: { params: ofArticle, body: contentRequest, response: ContentRequestSchema },
  deleteEarnedContent: {
    params: ClosedObject({ id: Identifier, articleId: Identifier }),
    response: Type.Object({}),
  },
  listContentRequests: { response: Type.Array(ContentRequestSchema, { maxItems: limits.contentRequests }) },
  retryContentRequest: { params: ofArticle, response: ContentRequestSchema },
  getStopWords: { response: StopWordsSchema },
  changeStopWords: { body: StopWordChanges, response: StopWordsSchema },
  previewStopWords: { body: StopWordChanges, response: StopWordEffectSchema },
} satisfies RouteSchemas<typeof curationRoutes>;
