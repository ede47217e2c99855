import type { ArticleListItem } from '@fs/api-contract';

export interface SourceArticles {
  /** Null for articles whose source is unknown. */
  source: string | null;
  articles: ArticleListItem[];
}

/** Groups articles by their source: the source with most articles first, unknown sources last. */
export function bySource(articles: readonly ArticleListItem[]): SourceArticles[] {
  const groups = new Map<string | null, ArticleListItem[]>();
  for (const item of articles) {
    const source = item.earned_content?.source ?? item.article.site_name;
    groups.set(source, [...(groups.get(source) ?? []), item]);
  }
  return [...groups]
    .map(([source, of]) => ({ source, articles: of }))
    .sort((a, b) => Number(a.source === null) - Number(b.source === null) || b.articles.length - a.articles.length);
}
