import { defineMessages } from '@fs/ui';

export const watchlistShortcutsMessages = defineMessages('WatchlistShortcuts', {
  title: 'Watchlists',
  all: 'All watchlists',
  empty: 'Keep the companies that matter to you on a watchlist, and follow what happens to them.',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
});
