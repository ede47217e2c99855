import { type Followed, topicsPath } from '@fs/api-contract';
import { placeQuery } from '@fs/research-widgets/addresses';
import { companySearchPath, marketPath } from './appPaths.ts';

// The server writes it too, into the head of public pages.
export { topicsPath };

/** A place. Unknown parts are missing. */
export type LinkedPlace = Parameters<typeof placeQuery>[0];

const sortOf = { top: 'total_funding_usd', recent: 'last_funding_on' } as const;

/** Companies at a place, sorted by total or latest funding. */
export function locationPath(place: LinkedPlace, first: keyof typeof sortOf): string {
  const location = placeQuery(place).replaceAll(/[^~]+/g, encodeURIComponent);
  return `${companySearchPath}?location=${location}&sort=${sortOf[first]}`;
}

/** Companies at a place, the most raised first. */
export function placePath(place: LinkedPlace): string {
  return locationPath(place, 'top');
}

/** Companies at a place as a search of rounds writes it, such as "Berlin, DEU". */
export function placeTextPath(location: string): string {
  return `${companySearchPath}?location=${encodeURIComponent(location)}`;
}

/** Companies at the same place, latest funding first. */
export function samePlacePath(place: LinkedPlace): string {
  return locationPath(place, 'recent');
}

/** A market's page by its name, as in the company table, or by its id if the name is not a valid path. */
export function marketNamePath(market: { id: string; name: string }): string {
  const slug = market.name.trim().toLowerCase().replaceAll(' ', '-');
  // Browsers resolve dot segments.
  return /^\.*$/.test(slug) ? marketPath(market) : `/markets/${encodeURIComponent(slug)}`;
}

/** The topic explorer with articles about one topic. */
export function topicPath(topic: string): string {
  return topicsPath([topic]);
}

/** The page of a followed market or topic. */
export function followedHref({ kind, id }: Pick<Followed, 'kind' | 'id'>): string {
  return kind === 'market' ? marketPath({ id }) : topicsPath([id]);
}
