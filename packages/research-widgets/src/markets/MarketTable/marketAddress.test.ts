import { expect, test } from 'vitest';
import { marketSort, marketTableSearch, marketTableState } from './marketAddress.ts';

test('shows the first ten markets in the order of the search initially', () => {
  expect(marketTableState({})).toEqual({ sort: [], filters: {}, page: 1, pageSize: 10 });
});

test('writes a state to an address and reads the same state back', () => {
  const search = { sort: 'totalFunding', page: '2' };
  const state = marketTableState(search);
  expect(state).toMatchObject({ sort: [{ column: 'totalFunding', direction: 'descending' }], page: 2 });
  expect(marketTableSearch(state)).toEqual(search);
});

test('reads a second sort column, and ignores repeated and unknown ones', () => {
  const search = { sort: 'companyCount~asc.name' };
  const state = marketTableState(search);
  expect(state.sort).toEqual([
    { column: 'companyCount', direction: 'ascending' },
    { column: 'name', direction: 'ascending' },
  ]);
  expect(marketTableSearch(state)).toEqual(search);
  expect(marketTableState({ sort: 'name.gone.name~desc' }).sort).toEqual([{ column: 'name', direction: 'ascending' }]);
});

test('asks the server for the order of the table, and leaves none to it', () => {
  expect(marketSort(marketTableState({ sort: 'change_12m.name~desc' }))).toEqual([
    { field: 'change_12m', dir: 'desc' },
    { field: 'name', dir: 'desc' },
  ]);
  expect(marketSort(marketTableState({}))).toEqual([]);
});
