/** Tabs of a watchlist's page, in display order. */
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

/** Parses the `tab` parameter of an address (`?tab=funding`). Defaults to the companies. */
export function parseWatchlistTab(text: string | undefined): WatchlistTab {
  return watchlistTabs.find((tab) => tab === text) ?? watchlistTabs[0];
}
