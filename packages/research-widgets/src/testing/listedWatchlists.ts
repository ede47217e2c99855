import type { WatchlistNews } from '@fs/api-contract';
import { buildCompanySearchResult } from '@fs/fixtures';
import type { ListedWatchlist } from '../watchlists/WatchlistLists/ListedWatchlist.ts';

function companiesNamed(...names: readonly string[]) {
  return names.map((name) => buildCompanySearchResult({ id: name, name, logo_url: null }));
}

function buildNews(more: Partial<WatchlistNews>): WatchlistNews {
  return { rounds: 0, raised_usd: 0, acquisitions: 0, articles: 0, companies: 0, ...more };
}

const facts: readonly Partial<ListedWatchlist>[] = [
  {
    name: 'Competitors',
    companyCount: 9,
    updatedAt: '2026-11-20T08:10:00Z',
    isStarred: true,
    isFollowed: true,
    isMailed: true,
    newCount: 5,
    news: buildNews({ rounds: 2, raised_usd: 61_200_000, articles: 3 }),
    people: [
      'ada@foresight.example',
      'grace@foresight.example',
      'theresa@foresight.example',
      'uma@foresight.example',
    ].map((email) => ({ id: email, name: email })),
    raisedUsd: 188_400_000,
    companies: companiesNamed('Harborline', 'Kerbline', 'Voltmeer'),
  },
  {
    name: 'Local network',
    companyCount: 6,
    updatedAt: '2026-11-19T10:00:00Z',
    newCount: 1,
    news: buildNews({ articles: 1 }),
    raisedUsd: 4_500_000,
    companies: companiesNamed('Gleanly', 'Evenwell'),
  },
  { name: 'Acquisition targets', companyCount: 1, updatedAt: '2026-11-02T10:00:00Z', isPrivate: true },
  { name: 'Everything we follow', companyCount: 5000, updatedAt: '2026-10-12T10:00:00Z', isStarred: true },
  { name: 'قائمة الموانئ', companyCount: 12, updatedAt: null },
  {
    name: 'Climate map',
    companyCount: 24,
    updatedAt: '2026-11-18T10:00:00Z',
    isReadOnly: true,
    canDelete: false,
    isShared: true,
    account: 'Longview Research',
    people: [{ id: 'theresa', name: 'Theresa Wong' }],
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
    canDelete: true,
    isShared: false,
    account: null,
    isFollowed: false,
    isMailed: false,
    people: [],
    newCount: 0,
    news: null,
    raisedUsd: null,
    companies: [],
    ...more,
  };
}

/** Lists of every kind: starred, private, without dates, shared. */
export const listedWatchlists: readonly ListedWatchlist[] = facts.map(buildListedWatchlist);
