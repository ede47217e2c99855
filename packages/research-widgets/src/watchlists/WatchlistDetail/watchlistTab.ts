/** Views of a list, in their order. */
export const watchlistTabs = [
  'companies',
  'updates',
  'funding',
  'investments',
  'acquisitions',
  'people',
  'socials',
] as const;

export type WatchlistTab = (typeof watchlistTabs)[number];

/** The view that an address asks for (`?tab=funding`); the companies where it asks for none that there is. */
export function parseWatchlistTab(query: URLSearchParams): WatchlistTab {
  return watchlistTabs.find((tab) => tab === query.get('tab')) ?? watchlistTabs[0];
}
