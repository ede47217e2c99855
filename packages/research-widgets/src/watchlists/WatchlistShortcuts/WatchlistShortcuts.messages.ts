import { defineMessages } from '@fs/ui';

export const watchlistShortcutsMessages = defineMessages('WatchlistShortcuts', {
  title: 'Watchlists',
  all: 'All watchlists',
  empty: 'No watchlists yet. Create one to track the companies that matter to you.',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
});
