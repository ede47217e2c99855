import type { DataClient } from '@fs/data-client';
import type { CurationDraft } from '@fs/research-widgets';

/** What the form is about. */
export interface EditedArticle {
  /** The article that is edited. Null for a new one. */
  articleId: string | null;
  /** The article of another site that a new one is about. */
  sourceId?: string | undefined;
}

/**
 * Creates the article of a draft, or updates the one that is edited.
 *
 * @param publishedTime the instant of the draft's day and time
 */
export function saveArticle(
  client: Pick<DataClient, 'curation'>,
  { articleId, sourceId }: EditedArticle,
  draft: CurationDraft,
  publishedTime: string,
) {
  const { company, slug, revision } = draft;
  const fields = {
    title: draft.title,
    description: draft.description,
    content: draft.content,
    image: draft.image,
    published_time: publishedTime,
    featured: draft.isFeatured,
    marketpulse_category: draft.category,
    summary: draft.points.map((point) => point.text),
    keywords: [...draft.topics],
  };
  return articleId === null
    ? client.curation.createEditorArticle({
        ...fields,
        org_id: company?.id ?? '',
        slug,
        ...(sourceId !== undefined && { article_id: sourceId }),
      })
    : client.curation.updateEditorArticle({ ...fields, id: articleId, ...(revision !== null && { revision }) });
}
