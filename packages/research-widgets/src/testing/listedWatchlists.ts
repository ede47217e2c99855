import type { ListedWatchlist } from '../watchlists/WatchlistLists/ListedWatchlist.ts';

const facts: readonly Partial<ListedWatchlist>[] = [
  { name: 'Competitors', companyCount: 9, updatedAt: '2026-11-20T08:10:00Z', isStarred: true, newCount: 3 },
  { name: 'Local network', companyCount: 6, updatedAt: '2026-11-19T10:00:00Z' },
  { name: 'Acquisition targets', companyCount: 1, updatedAt: '2026-11-02T10:00:00Z', isPrivate: true },
  { name: 'Everything we follow', companyCount: 5000, updatedAt: '2026-10-12T10:00:00Z', isStarred: true },
  { name: 'قائمة الموانئ', companyCount: 12, updatedAt: null },
  {
    name: 'Climate map',
    companyCount: 24,
    updatedAt: '2026-11-18T10:00:00Z',
    isReadOnly: true,
    isShared: true,
    account: 'Longview Research',
  },
];

export function buildListedWatchlist(more: Partial<ListedWatchlist>): ListedWatchlist {
  return {
    id: more.name ?? 'list',
    name: 'List',
    companyCount: 3,
    updatedAt: '2026-11-10T10:00:00Z',
    isPrivate: false,
    isStarred: false,
    isReadOnly: false,
    isShared: false,
    account: null,
    newCount: 0,
    ...more,
  };
}

/** Lists of every kind: starred, private, without dates, shared. */
export const listedWatchlists: readonly ListedWatchlist[] = facts.map(buildListedWatchlist);
