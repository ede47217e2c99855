import {
  type EditorArticleOrder,
  type EditorArticleRow,
  editorArticleOrders,
  editorArticleStates,
} from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import type { StopWordChanges } from '@fs/research-widgets';
import type { TableState } from '@fs/ui';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import type { RowSource } from './rowSources.ts';

const key = ['curation'] as const;

/**
 * Invalidates what editors and users see of the news, because a change of an article shows in many places. An article
 * that was just deleted is not asked for again, although its form is still open.
 */
export async function refreshNews(queries: QueryClient, deletedId?: string): Promise<void> {
  const [area] = key;
  await Promise.all(
    [key, ['news'], ['feed'], ['companies'], ['topics'], ['markets']].map((queryKey) =>
      queries.invalidateQueries({
        queryKey,
        predicate: ({ queryKey: [of, kind, id] }) => !(of === area && kind === 'article' && id === deletedId),
      }),
    ),
  );
}

/** Our own articles, in the order and with the filters of the table. */
export function editorArticleRows(client: DataClient, { sort, filters }: TableState): RowSource<EditorArticleRow> {
  const text = filters.title?.kind === 'text' ? filters.title.text : '';
  const chosen = (column: string) => {
    const filter = filters[column];
    return filter?.kind === 'choice' ? filter.ids[0] : undefined;
  };
  const category = chosen('category');
  const state = editorArticleStates.find((each) => each === chosen('featured'));
  const [first] = sort;
  const order = editorArticleOrders.find((each): each is EditorArticleOrder => each === first?.column);
  const query = {
    ...(text !== '' && { query: text }),
    ...(category !== undefined && { category }),
    ...(state && { state }),
    ...(order && { order, descending: first?.direction === 'descending' }),
  };
  return {
    key: [...key, 'articles', query],
    load: async ({ offset, limit }, { signal }) => {
      const { count, articles } = unwrap(await client.curation.listEditorArticles(query, { offset, limit, signal }));
      return { rows: articles, total: count };
    },
  };
}

/** An article for its form. Never from a cache, because its revision must be the stored one. */
export function editorArticleQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: [...key, 'article', id],
    queryFn: async ({ signal }) => {
      const [article] = unwrap(await client.curation.getEditorArticle(id, { signal }));
      if (!article) throw new Error('The answer has no article');
      return article;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const pendingIntervalMs = 5000;

/** The latest requests for articles of other sites, again and again while one is being read. */
export function contentRequestsQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'requests'],
    queryFn: async ({ signal }) => unwrap(await client.curation.listContentRequests({ signal })),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') ? pendingIntervalMs : false,
  });
}

export function stopWordsQuery(client: DataClient) {
  return queryOptions({
    queryKey: [...key, 'words'],
    queryFn: async ({ signal }) => unwrap(await client.curation.getStopWords({ signal })),
  });
}

/** What changes would do to today's trending. */
export function stopWordEffectQuery(client: DataClient, { add, remove }: StopWordChanges) {
  return queryOptions({
    queryKey: [...key, 'effect', add, remove],
    queryFn: async ({ signal }) =>
      unwrap(await client.curation.previewStopWords({ add: [...add], remove: [...remove] }, { signal })),
    placeholderData: keepPreviousData,
  });
}
