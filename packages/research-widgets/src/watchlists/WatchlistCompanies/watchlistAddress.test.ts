import { createTableState } from '@fs/ui/table-model';
import { expect, test } from 'vitest';
import { watchlistSort, watchlistTableQuery, watchlistTableState } from './watchlistAddress.ts';

test.each([
  'sort=location.added%7Easc',
  'sort=added',
  'sort=added%7Easc&page=3',
  'name=harbor&sort=founded_on%7Edesc&page=2',
])('%s comes back as it was', (query) => {
  expect(watchlistTableQuery(watchlistTableState(new URLSearchParams(query))).toString()).toBe(query);
});

test('what was added last stands first where nothing else is said of the order', () => {
  expect(watchlistTableState(new URLSearchParams('sort=added')).sort).toEqual([
    { column: 'added', direction: 'descending' },
  ]);
});

test('the companies of a list are asked for in the order of several columns', () => {
  expect(watchlistSort(watchlistTableState(new URLSearchParams('sort=location.added')))).toEqual([
    { field: 'location', dir: 'asc' },
    { field: 'added', dir: 'desc' },
  ]);
});

test.each(['sort=added~up', 'sort=addedx', 'page=-1'])('%s is not understood, and left out', (query) => {
  expect(watchlistTableState(new URLSearchParams(query))).toEqual(createTableState(20));
});
