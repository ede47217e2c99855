import { expect, test } from 'vitest';
import { marketTableSearch, marketTableState } from './marketAddress.ts';

test('the market table begins with its first ten, in the order of the search', () => {
  expect(marketTableState({})).toEqual({ sort: [], filters: {}, page: 1, pageSize: 10 });
});

test('an address shows the same to whoever opens it', () => {
  const search = { sort: 'totalFunding', page: '2' };
  const state = marketTableState(search);
  expect(state).toMatchObject({ sort: [{ column: 'totalFunding', direction: 'descending' }], page: 2 });
  expect(marketTableSearch(state)).toEqual(search);
});

test('an address can name a second order among equals, and what it names again or wrongly is passed over', () => {
  const search = { sort: 'companyCount~asc.name' };
  const state = marketTableState(search);
  expect(state.sort).toEqual([
    { column: 'companyCount', direction: 'ascending' },
    { column: 'name', direction: 'ascending' },
  ]);
  expect(marketTableSearch(state)).toEqual(search);
  expect(marketTableState({ sort: 'name.gone.name~desc' }).sort).toEqual([{ column: 'name', direction: 'ascending' }]);
});
