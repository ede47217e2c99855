import { defineMessages } from '@fs/ui';

/** Panels of Home by id, and what arranges them. */
export const homeMessages = defineMessages('Home', {
  customize: 'Customize Home',
  news: 'What changed',
  watchlists: 'Watchlists',
  keywords: 'Trending keywords',
  updates: 'Recently funded',
  recent: 'Recently viewed',
  weeks: 'Raised per week',
  articles: 'Featured articles',
  markets: 'Featured markets',
});
