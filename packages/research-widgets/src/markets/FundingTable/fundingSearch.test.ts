import { expect, test } from 'vitest';
import { fundingFilters, fundingSort, fundingTableSearch, fundingTableState } from './fundingSearch.ts';

const link = {
  company: 'harbor',
  round: 'private_equity',
  date: 'after_2024-01',
  amount: 'more_1000000',
  investor: 'quiet harbor',
  market: 'ports',
  location: 'seattle',
  sort: 'raised_usd.organization~desc',
  page: '2',
};

test('writes a state to an address and reads the same state back', () => {
  expect(fundingTableSearch(fundingTableState(link))).toEqual(link);
});

test('each filter is one condition of the search, and the sort is its order', () => {
  const state = fundingTableState(link);
  expect(fundingFilters(state)).toEqual([
    { field: 'organization', op: 'contains', value: 'harbor' },
    { field: 'round_type', op: '=', value: 'private_equity' },
    { field: 'funded_on', op: '>', value: '2024-01' },
    { field: 'raised_usd', op: '>', value: 1_000_000 },
    { field: 'investor', op: 'contains', value: 'quiet harbor' },
    { field: 'markets', op: 'contains', value: 'ports' },
    { field: 'location', op: 'contains', value: 'seattle' },
  ]);
  expect(fundingSort(state)).toEqual([
    { field: 'raised_usd', dir: 'desc' },
    { field: 'organization', dir: 'desc' },
  ]);
  expect(fundingSort({ sort: [{ column: 'investors', direction: 'ascending' }] })).toEqual([]);
});

test('a year is written to an address, and is all of its months in the search', () => {
  const state = fundingTableState({ company: 'Harborline', date: 'in_2024' });
  expect(fundingTableSearch(state)).toEqual({ company: 'Harborline', date: 'in_2024' });
  expect(fundingFilters(state)).toEqual([
    { field: 'organization', op: 'contains', value: 'Harborline' },
    { field: 'funded_on', op: '>', value: '2023-12' },
    { field: 'funded_on', op: '<', value: '2025-01' },
  ]);
  for (const date of ['after_2024', 'in_24', 'in_20244']) expect(fundingTableState({ date }).filters).toEqual({});
});
