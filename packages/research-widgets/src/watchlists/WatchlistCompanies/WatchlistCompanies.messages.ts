import { defineMessages } from '@fs/ui';

export const watchlistCompaniesMessages = defineMessages('WatchlistCompanies', {
  label: 'Companies of the watchlist',
  remove: 'Remove from list',
  added: 'Added',
  isNew: 'New',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
  empty: 'No companies on this list yet. Add the ones that you want to compare and hear news of.',
  emptyReadOnly: 'No companies on this list yet.',
  add: 'Add companies',
});
