import { defineMessages } from '@fs/ui';

export const watchlistListsMessages = defineMessages('WatchlistLists', {
  title: 'Watchlists',
  create: 'New Watchlist',
  search: 'Search watchlists',
  sort: 'Sort by',
  byUpdated: 'Last update',
  byName: 'Name',
  byCompanies: 'Number of companies',
  shared: 'Shared with you',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
  updated: 'Updated',
  actions: ({ name }: { name: string }) => `Actions for ${name}`,
  rename: 'Rename',
  copy: 'Copy',
  merge: 'Merge with others',
  share: 'Share',
  delete: 'Delete',
  empty: ({ workspace }: { workspace: string }) =>
    `No watchlists in ${workspace} yet. A watchlist is a list of companies that you follow together: competitors, key customers, acquisition targets.`,
  noMatch: ({ search }: { search: string }) => `No watchlist is called “${search}”.`,
  clear: 'Clear search',
  all: ({ count }: { count: number }, { number }) => `Show all ${number(count)}`,
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
});
