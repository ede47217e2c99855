import type { ArticleListItem } from './rest/entities.schemas.ts';

/** What decides where an article can be read. */
export type LinkedArticle = Pick<ArticleListItem, 'curated_article' | 'earned_content'>;

/** Path of an article's page in the app, or undefined for one that only another site has. */
export function articlePath({ curated_article, earned_content }: LinkedArticle): string | undefined {
  if (earned_content) return `/news/earned/${encodeURIComponent(earned_content.id)}`;
  if (!curated_article) return undefined;
  const { id, mpn_category } = curated_article;
  return mpn_category === null
    ? `/news/article/${encodeURIComponent(id)}`
    : categoryArticlePath(mpn_category, id.replace(/^news-/, ''));
}

/** Path of an article within its category. The id of an article is `news-` and its slug. */
export function categoryArticlePath(category: string, slug: string): string {
  return `/news/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`;
}
