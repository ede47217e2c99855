import type { ArticleListItem } from '@fs/api-contract';
import { placeQuery } from '@fs/research-widgets/addresses';
import { companySearchPath, marketPath } from './appPaths.ts';

/** A place, as precisely as it is known. */
export type LinkedPlace = Parameters<typeof placeQuery>[0];

const sortOf = { top: 'total_funding_usd', recent: 'last_funding_on' } as const;

/** Companies at a place, those with most money or those funded last before the others. */
export function locationPath(place: LinkedPlace, first: keyof typeof sortOf): string {
  const location = placeQuery(place).replaceAll(/[^~]+/g, encodeURIComponent);
  return `${companySearchPath}?location=${location}&sort=${sortOf[first]}`;
}

/** Companies where one sits, what happened last before the rest. */
export function neighboursPath(place: LinkedPlace): string {
  return locationPath(place, 'recent');
}

/** A market's page by its name, as the company table links it; by its id where the name makes no address. */
export function marketNamePath(market: { id: string; name: string }): string {
  const slug = market.name.trim().toLowerCase().replaceAll(' ', '-');
  // A browser takes dots alone for a way upwards.
  return /^\.*$/.test(slug) ? marketPath(market) : `/markets/${encodeURIComponent(slug)}`;
}

/** The topic explorer, at articles that have every one of these topics. */
export function topicsPath(topics: readonly string[]): string {
  return `/topics?${topics.map((topic) => `name=${encodeURIComponent(topic)}`).join('&')}`;
}

/** Where an article has a page in the app; undefined for one that does not. */
export function articlePath(article: Pick<ArticleListItem, 'curated_article' | 'earned_content'>): string | undefined {
  const { curated_article, earned_content } = article;
  if (earned_content) return `/news/earned/${encodeURIComponent(earned_content.id)}`;
  if (!curated_article) return undefined;
  const { id, mpn_category } = curated_article;
  return mpn_category === null
    ? `/news/article/${encodeURIComponent(id)}`
    : `/news/${encodeURIComponent(mpn_category)}/${encodeURIComponent(id.replace(/^news-/, ''))}`;
}
