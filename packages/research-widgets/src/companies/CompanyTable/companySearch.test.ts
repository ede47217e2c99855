import { createFilterDraft, createTableState } from '@fs/ui/table-model';
import { afterEach, expect, test, vi } from 'vitest';
import {
  companyFilterDelay,
  companyFilters,
  companySort,
  companyTableSearch,
  companyTableState,
} from './companySearch.ts';

afterEach(() => {
  vi.useRealTimers();
});

const everything = createTableState(8, {
  filters: {
    name: { kind: 'text', text: 'harbor & co' },
    homepage_url: { kind: 'text', text: '.example' },
    location: { kind: 'text', text: 'Seattle' },
    founded_on: { kind: 'date', operator: '>', month: '2014-03' },
    markets: { kind: 'text', text: 'Ports' },
  },
  sort: [{ column: 'name', direction: 'descending' }],
  page: 3,
});

test('[COMPANY-014] a company filter applies 750 ms after its last change', () => {
  vi.useFakeTimers();
  const onApply = vi.fn();
  const draft = createFilterDraft(companyFilterDelay, onApply);
  draft.change('name', { kind: 'text', text: 'ha' });
  vi.advanceTimersByTime(749);
  draft.change('name', { kind: 'text', text: 'har' });
  vi.advanceTimersByTime(749);
  expect(onApply).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ name: { kind: 'text', text: 'har' } });
});

test('each filter is one condition of the search', () => {
  expect(companyFilters(everything)).toEqual([
    { field: 'name', op: 'contains', value: 'harbor & co' },
    { field: 'homepage_url', op: 'contains', value: '.example' },
    { field: 'location', op: 'contains', value: 'Seattle' },
    { field: 'founded_on', op: '>', value: '2014-03' },
    { field: 'markets', op: 'contains', value: 'Ports' },
  ]);
});

test.each(['<', '>', '='] as const)('[COMPANY-010] founded is requested with %s and a month', (operator) => {
  const filters = { founded_on: { kind: 'date', operator, month: '2014-03' } } as const;
  expect(companyFilters({ filters })).toEqual([{ field: 'founded_on', op: operator, value: '2014-03' }]);
});

test('the sorted columns define the order of the search, and none leaves the order to the server', () => {
  const sort = [
    { column: 'location', direction: 'ascending' },
    { column: 'password', direction: 'ascending' },
    { column: 'founded_on', direction: 'descending' },
  ] as const;
  expect(companySort({ sort })).toEqual([
    { field: 'location', dir: 'asc' },
    { field: 'founded_on', dir: 'desc' },
  ]);
  expect(companySort({ sort: [] })).toEqual([]);
});

test('writes a state to an address and reads the same state back', () => {
  const search = companyTableSearch(everything);
  expect(search).toEqual({
    name: 'harbor & co',
    homepage: '.example',
    location: 'Seattle',
    founded: 'after_2014-03',
    markets: 'Ports',
    sort: 'name~desc',
    page: '3',
  });
  expect(companyTableState(search)).toEqual(everything);
});

test('writes no parameters for the initial state', () => {
  expect(companyTableSearch(createTableState(8))).toEqual({});
  expect(companyTableState({})).toEqual(createTableState(8));
});

test('shows the name of a linked location and requests exactly that place', () => {
  const link = { location: 'city_Seattle~stateCode_WA~countryCode_USA', sort: 'total_funding_usd' };
  const state = companyTableState(link);
  expect(state.filters.location).toMatchObject({ text: 'Seattle, WA, USA' });
  expect(companyFilters(state)).toEqual([
    { field: 'location', op: '=', value: 'city_Seattle~stateCode_WA~countryCode_USA' },
  ]);
  expect(companySort(state)).toEqual([{ field: 'total_funding_usd', dir: 'desc' }]);
  expect(companyTableSearch(state)).toEqual(link);
});

test('reads a place without city and state', () => {
  const state = companyTableState({ location: 'countryCode_DEU' });
  expect(state.filters.location).toEqual({ kind: 'text', text: 'DEU', exact: 'countryCode_DEU' });
});

test.each([
  { founded: 'yesterday', sort: '__proto__', page: '-1' },
  { founded: 'after_2014-13', sort: 'name~sideways', page: '1e9' },
  { founded: 'toString_2014-01', sort: 'constructor~asc', page: '0', name: ' ' },
])('ignores invalid values in an address: %j', (search) => {
  expect(companyTableState(search)).toEqual(createTableState(8));
});

test('asks the server for total raised, last round and its date, employees, rounds and status', () => {
  const link = {
    raised: 'more_2000000',
    round: 'B',
    employees: 'between_51_500',
    rounds: 'less_9',
    funded: 'after_2023-12',
    status: 'operating',
    sort: 'employee_count.last_round_usd',
  };
  const state = companyTableState(link);
  expect(companyFilters(state)).toEqual([
    { field: 'total_funding_usd', op: '>', value: 2_000_000 },
    { field: 'last_round', op: '=', value: 'B' },
    { field: 'last_funding_on', op: '>', value: '2023-12' },
    { field: 'employee_count', op: '>', value: 50 },
    { field: 'employee_count', op: '<', value: 501 },
    { field: 'round_count', op: '<', value: 9 },
    { field: 'status', op: '=', value: 'operating' },
  ]);
  expect(companySort(state)).toEqual([
    { field: 'employee_count', dir: 'desc' },
    { field: 'last_round_usd', dir: 'desc' },
  ]);
  expect(companyTableSearch(state)).toEqual(link);
  expect(companyFilters(companyTableState({ status: 'asleep' }))).toEqual([]);
});
