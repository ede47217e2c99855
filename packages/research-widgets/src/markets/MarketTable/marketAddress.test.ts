import { expect, test } from 'vitest';
import { marketTableQuery, marketTableState } from './marketAddress.ts';

test('the market table begins with its first ten, in the order of the search', () => {
  expect(marketTableState(new URLSearchParams())).toEqual({ sort: [], filters: {}, page: 1, pageSize: 10 });
});

test('an address shows the same to whoever opens it', () => {
  const query = new URLSearchParams('sort=totalFunding&page=2');
  const state = marketTableState(query);
  expect(state).toMatchObject({ sort: [{ column: 'totalFunding', direction: 'descending' }], page: 2 });
  expect(marketTableQuery(state).toString()).toBe(query.toString());
});

test('an address can name a second order among equals, and what it names again or wrongly is passed over', () => {
  const query = new URLSearchParams('sort=companyCount~asc.name');
  const state = marketTableState(query);
  expect(state.sort).toEqual([
    { column: 'companyCount', direction: 'ascending' },
    { column: 'name', direction: 'ascending' },
  ]);
  expect(marketTableQuery(state).toString()).toBe('sort=companyCount%7Easc.name');
  expect(marketTableState(new URLSearchParams('sort=name.gone.name~desc')).sort).toEqual([
    { column: 'name', direction: 'ascending' },
  ]);
});
