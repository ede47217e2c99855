import type { ArticleListItem } from '@fs/api-contract';

export interface CountedTopic {
  name: string;
  /** How many of the articles have the topic. */
  count: number;
}

/** Counts the topics of articles, the most frequent first. An article counts once for each of its topics. */
export function topicsOf(articles: readonly Pick<ArticleListItem, 'keywords'>[]): CountedTopic[] {
  const counts = new Map<string, number>();
  for (const { keywords } of articles) {
    for (const keyword of new Set(keywords)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
