import type { ArticleListItem } from './rest/entities.schemas.ts';

/** Path of an article's page in the app, or undefined. */
export function articlePath(article: Pick<ArticleListItem, 'curated_article' | 'earned_content'>): string | undefined {
  const { curated_article, earned_content } = article;
  if (earned_content) return `/news/earned/${encodeURIComponent(earned_content.id)}`;
  if (!curated_article) return undefined;
  const { id, mpn_category } = curated_article;
  return mpn_category === null
    ? `/news/article/${encodeURIComponent(id)}`
    : `/news/${encodeURIComponent(mpn_category)}/${encodeURIComponent(id.replace(/^news-/, ''))}`;
}
