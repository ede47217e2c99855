import { defineMessages } from '@fs/ui';

export const watchlistListsMessages = defineMessages('WatchlistLists', {
  title: 'Watchlists',
  create: 'New watchlist',
  search: 'Search watchlists',
  sort: 'Sort by',
  byNews: 'What’s new',
  byUpdated: 'Last update',
  byName: 'Name',
  byCompanies: 'Number of companies',
  shared: 'Shared with you',
  news: ({ count }: { count: number }, { number }) => `${number(count)} new`,
  updated: 'Updated',
  raised: 'raised in 12 months',
  actions: ({ name }: { name: string }) => `Actions for ${name}`,
  rename: 'Rename',
  copy: 'Make a copy',
  merge: 'Merge lists',
  share: 'Share',
  delete: 'Delete',
  select: ({ name }: { name: string }) => `Select ${name}`,
  selected: ({ count }: { count: number }, { number }) => `${number(count)} selected`,
  follow: 'Follow',
  unfollow: 'Unfollow',
  mailOn: 'Email me',
  mailOff: 'Stop emails',
  clearSelection: 'Clear selection',
  mergeNeedsTwo: 'Select another list to merge',
  deleteNeedsRights: 'You can’t delete one of these lists',
  empty: ({ workspace }: { workspace: string }) => `No watchlists in ${workspace} yet. Track companies you care about.`,
  useCases: 'Or start from a use case',
  noMatch: ({ search }: { search: string }) => `No watchlists match “${search}”.`,
  clear: 'Clear search',
  deleted: ({ names, until }: { names: readonly string[]; until: string }, { list, number }) => {
    const said =
      names.length > 3
        ? `${number(names.length)} watchlists were`
        : `${list(names, 'and')} ${names.length === 1 ? 'was' : 'were'}`;
    return `${said} deleted. You can restore ${names.length === 1 ? 'it' : 'them'} until ${until}.`;
  },
  restore: 'Restore',
  restoreOf: ({ names }: { names: readonly string[] }, { list }) => `Restore ${list(names, 'and')}`,
  all: ({ count }: { count: number }, { number }) => `Show all ${number(count)}`,
  found: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'watchlist', other: 'watchlists' })}`,
});
