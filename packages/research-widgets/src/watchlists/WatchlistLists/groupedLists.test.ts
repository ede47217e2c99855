import { expect, test } from 'vitest';
import { groupedLists } from './groupedLists.ts';
import type { ListedWatchlist } from './ListedWatchlist.ts';
import { parseWatchlistListsState, watchlistListsSearch } from './listsAddress.ts';

function buildList(name: string, more: Partial<ListedWatchlist> = {}): ListedWatchlist {
  return {
    id: name,
    name,
    companyCount: 0,
    updatedAt: null,
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

const lists = [
  buildList('Sales 10', { updatedAt: '2026-11-01T00:00:00Z', companyCount: 3 }),
  buildList('Élan', { updatedAt: '2026-11-19T00:00:00Z', companyCount: 9 }),
  buildList('Sales 9', { isStarred: true, companyCount: 1 }),
  buildList('Ports', { isShared: true, companyCount: 3 }),
];

const names = (found: readonly ListedWatchlist[]) => found.map(({ name }) => name);

test('sorts starred lists first, then by last change', () => {
  const { own, shared } = groupedLists(lists, { search: '', sort: 'updated' });
  expect(names(own)).toEqual(['Sales 9', 'Élan', 'Sales 10']);
  expect(names(shared)).toEqual(['Ports']);
});

test('sorts numbers in names numerically, and lists with equally many companies by name', () => {
  const plain = lists.map((list) => ({ ...list, isStarred: false, isShared: false }));
  expect(names(groupedLists(plain, { search: '', sort: 'name' }).own)).toEqual([
    'Élan',
    'Ports',
    'Sales 9',
    'Sales 10',
  ]);
  expect(names(groupedLists(plain, { search: '', sort: 'companies' }).own)).toEqual([
    'Élan',
    'Ports',
    'Sales 10',
    'Sales 9',
  ]);
});

test('sorts lists with more news before starred ones, and lists with equally much news by star and last change', () => {
  const some = [...lists, buildList('Rivals', { newCount: 2 }), buildList('Peers', { newCount: 7 })];
  expect(names(groupedLists(some, { search: '', sort: 'news' }).own)).toEqual([
    'Peers',
    'Rivals',
    'Sales 9',
    'Élan',
    'Sales 10',
  ]);
});

test('searches without case and accents', () => {
  expect(names(groupedLists(lists, { search: ' ELA', sort: 'name' }).own)).toEqual(['Élan']);
});

test('restores a state from an address, and ignores invalid values', () => {
  const state = { search: 'a & b', sort: 'companies' } as const;
  expect(parseWatchlistListsState(watchlistListsSearch(state))).toEqual(state);
  expect(parseWatchlistListsState({ sort: '__proto__' })).toEqual({ search: '', sort: 'news' });
  expect(watchlistListsSearch({ search: '', sort: 'news' })).toEqual({});
});
