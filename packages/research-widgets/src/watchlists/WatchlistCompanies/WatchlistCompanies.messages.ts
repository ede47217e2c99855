import { defineMessages } from '@fs/ui';

export const watchlistCompaniesMessages = defineMessages('WatchlistCompanies', {
  label: 'Companies on this list',
  remove: 'Remove from list',
  added: 'Added',
  isNew: 'New',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
  empty: 'No companies yet. Add companies to compare them and follow their news, one at a time or many at once.',
  emptyReadOnly: 'No companies yet',
  add: 'Add companies',
  showList: 'Show the list',
});
