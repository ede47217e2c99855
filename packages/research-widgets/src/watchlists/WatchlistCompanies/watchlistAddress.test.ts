import { createTableState, everyRow } from '@fs/ui/table-model';
import { expect, test } from 'vitest';
import { watchlistSort, watchlistTableSearch, watchlistTableState } from './watchlistAddress.ts';

test.each([
  { sort: 'location.added~asc' },
  { sort: 'added' },
  { sort: 'added~asc', page: '3' },
  { name: 'harbor', sort: 'founded_on~desc', page: '2' },
])('writes %j as it was read', (search) => {
  expect(watchlistTableSearch(watchlistTableState(search))).toEqual(search);
});

test('sorts by added in descending order by default', () => {
  expect(watchlistTableState({ sort: 'added' }).sort).toEqual([{ column: 'added', direction: 'descending' }]);
});

test('requests the order of several columns', () => {
  expect(watchlistSort(watchlistTableState({ sort: 'location.added' }))).toEqual([
    { field: 'location', dir: 'asc' },
    { field: 'added', dir: 'desc' },
  ]);
});

test.each([{ sort: 'added~up' }, { sort: 'addedx' }, { page: '-1' }])('ignores the invalid %j', (search) => {
  expect(watchlistTableState(search)).toEqual(createTableState(everyRow));
});
