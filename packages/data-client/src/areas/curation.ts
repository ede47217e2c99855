import {
  type CallInput,
  type ContentRequest,
  type curationRoutes,
  type EditorArticle,
  type EditorArticleChanges,
  limits,
  type NewEditorArticle,
  type Outcome,
  type StopWordEffect,
  type StopWords,
  type UploadTarget,
} from '@fs/api-contract';
import { withoutData } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { UploadProgress, UploadTransport } from '../transport/upload.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Which of our own articles are listed, and in which order. */
export type EditorArticleQuery = Omit<CallInput<'listEditorArticles'>['query'], '_offset' | '_limit'>;

/** An article of another site that is requested for a company. */
export interface ContentRequestInput {
  link: string;
  companyId: string;
  name?: string;
  source?: string;
}

type ImageType = 'image/jpeg' | 'image/png';

/** The text for a call without an article (research §8). */
export const missingId = 'Missing Article ID';
const noId: Outcome<never> = { ok: false, error: missingId, reason: 'invalid' };

/** Calls of editors: our own articles, articles of other sites, and words that never trend. */
export function curationCalls(rest: RestTransport, upload: UploadTransport) {
  const toRequest = ({ link, companyId, name, source }: ContentRequestInput) => ({
    params: { id: companyId },
    body: { url: link, ...(name !== undefined && { companyName: name }), ...(source !== undefined && { source }) },
  });
  const calls = {
    /** Returns a list with the article, by its id or slug. */
    getEditorArticle: (id: string, options?: CallOptions): Promise<Outcome<EditorArticle[]>> =>
      id === '' ? Promise.resolve(noId) : rest.call('getEditorArticle', { params: { id } }, options),

    /** Publishes or schedules an article. The error is `articleExists` if another article has the slug. */
    createEditorArticle: (article: NewEditorArticle, options?: CallOptions): Promise<Outcome<EditorArticle>> =>
      rest.call('createEditorArticle', { body: article }, options),

    /** Saves an article. `conflict` if another revision was saved since; nothing is changed then. */
    updateEditorArticle: (article: EditorArticleChanges, options?: CallOptions): Promise<Outcome<EditorArticle>> =>
      article.id === '' ? Promise.resolve(noId) : rest.call('updateEditorArticle', { body: article }, options),

    deleteEditorArticle: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      id === '' ? Promise.resolve(noId) : rest.call('deleteEditorArticle', { params: { id } }, options),

    /** Returns a page of our own articles, also of those to be published later. */
    listEditorArticles: (
      query: EditorArticleQuery = {},
      { offset, limit, ...options }: CallOptions & { offset?: number; limit?: number } = {},
    ) =>
      rest.call(
        'listEditorArticles',
        {
          query: {
            ...query,
            ...(offset !== undefined && { _offset: offset }),
            ...(limit !== undefined && { _limit: limit }),
          },
        },
        options,
      ),

    /** Changes several articles at once, and leaves what is not named. */
    changeEditorArticles: (body: CallInput<'changeEditorArticles'>['body'], options?: CallOptions) =>
      rest.call('changeEditorArticles', { body }, options),

    deleteEditorArticles: ({ ids }: { ids: string[] }, options?: CallOptions) =>
      rest.call('deleteEditorArticles', { body: { ids } }, options),

    /** Returns where to upload an image of this type and size. `uploadArticleImage` does the whole upload. */
    getArticleImageUpload: (
      query: { type: ImageType; size: number },
      options?: CallOptions,
    ): Promise<Outcome<UploadTarget>> => rest.call('getArticleImageUpload', { query }, options),

    /** Makes an upload an image that articles can show. */
    saveArticleImage: (body: { key: string; name: string }, options?: CallOptions): Promise<Outcome<{ url: string }>> =>
      rest.call('saveArticleImage', { body }, options),

    /** Counts that an article was opened. */
    countArticleRead: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('countArticleRead', { params: { id } }, options),

    /** Requests an article that others wrote about a company. It is available when its job has ended. */
    requestEarnedContent: (request: ContentRequestInput, options?: CallOptions): Promise<Outcome<ContentRequest>> =>
      rest.call('requestEarnedContent', toRequest(request), options),

    /** Requests an article on the company's own site. */
    requestOwnedContent: (request: ContentRequestInput, options?: CallOptions): Promise<Outcome<ContentRequest>> =>
      rest.call('requestOwnedContent', toRequest(request), options),

    /** Deletes what others wrote about a company. */
    deleteEarnedContent: (
      { id, companyId }: { id: string; companyId: string },
      options?: CallOptions,
    ): Promise<Outcome<object>> =>
      rest.call('deleteEarnedContent', { params: { id: companyId, articleId: id } }, options),

    listContentRequests: (options?: CallOptions): Promise<Outcome<ContentRequest[]>> =>
      rest.call('listContentRequests', {}, options),

    /** Requests again what failed. */
    retryContentRequest: (id: string, options?: CallOptions): Promise<Outcome<ContentRequest>> =>
      rest.call('retryContentRequest', { params: { id } }, options),

    getStopWords: (options?: CallOptions): Promise<Outcome<StopWords>> => rest.call('getStopWords', {}, options),

    changeStopWords: (body: CallInput<'changeStopWords'>['body'], options?: CallOptions): Promise<Outcome<StopWords>> =>
      rest.call('changeStopWords', { body }, options),

    /** Returns what trends today, now and with the changes. */
    previewStopWords: (
      body: CallInput<'previewStopWords'>['body'],
      options?: CallOptions,
    ): Promise<Outcome<StopWordEffect>> => rest.call('previewStopWords', { body }, options),
  } satisfies AreaCalls<typeof curationRoutes>;
  return {
    ...calls,

    /** Uploads an image, and returns its public address. */
    uploadArticleImage: async (
      file: File,
      options?: CallOptions & UploadProgress,
    ): Promise<Outcome<{ url: string }>> => {
      const target = await calls.getArticleImageUpload({ type: file.type as ImageType, size: file.size }, options);
      if (!target.ok) return withoutData(target);
      const sent = await upload.put(target.data, file, options);
      if (!sent.ok) return withoutData(sent);
      return calls.saveArticleImage({ key: target.data.key, name: file.name.slice(0, limits.fileName) }, options);
    },
  };
}
