import { defineMessages } from '@fs/ui';

export const watchlistListsMessages = defineMessages('WatchlistLists', {
  title: 'Watchlists',
  create: 'New watchlist',
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
  copy: 'Make a copy',
  merge: 'Merge lists',
  share: 'Share',
  delete: 'Delete',
  empty: ({ workspace }: { workspace: string }) =>
    `No watchlists in ${workspace} yet. Create one to track competitors, key customers, or acquisition targets.`,
  noMatch: ({ search }: { search: string }) => `No watchlists match “${search}”.`,
  clear: 'Clear search',
  all: ({ count }: { count: number }, { number }) => `Show all ${number(count)}`,
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
});
