import { expect, test } from 'vitest';
import {
  createTableState,
  everyRow,
  pageCountOf,
  withColumnSort,
  withFilters,
  withNextSort,
  withoutFilters,
  withPage,
  withPageSize,
} from './TableState.ts';

const start = createTableState(8, { page: 4 });

test('pressing a header sorts one way, the other, then not at all, and goes to the first page', () => {
  const up = withNextSort(start, { column: 'name' });
  expect(up).toMatchObject({ sort: [{ column: 'name', direction: 'ascending' }], page: 1 });
  const down = withNextSort(up, { column: 'name' });
  expect(down.sort).toEqual([{ column: 'name', direction: 'descending' }]);
  expect(withNextSort(down, { column: 'name' }).sort).toEqual([]);
});

test('a column of amounts can sort descending first', () => {
  const first = withNextSort(start, { column: 'raised', first: 'descending' });
  expect(first.sort).toEqual([{ column: 'raised', direction: 'descending' }]);
  const second = withNextSort(first, { column: 'raised', first: 'descending' });
  expect(second.sort).toEqual([{ column: 'raised', direction: 'ascending' }]);
});

test('another column replaces the first one or is added to it', () => {
  const byName = withNextSort(start, { column: 'name' });
  expect(withNextSort(byName, { column: 'raised' }).sort).toEqual([{ column: 'raised', direction: 'ascending' }]);
  expect(withNextSort(byName, { column: 'raised', isAdded: true }).sort).toEqual([
    { column: 'name', direction: 'ascending' },
    { column: 'raised', direction: 'ascending' },
  ]);
});

test('a filter changes by column and goes to the first page', () => {
  const one = withFilters(start, { name: { kind: 'text', text: 'a' } });
  expect(one.page).toBe(1);
  const two = withFilters(one, { founded: { kind: 'date', operator: '<', month: '2014-03' } });
  expect(Object.keys(two.filters)).toEqual(['name', 'founded']);
  expect(Object.keys(withFilters(two, { name: undefined }).filters)).toEqual(['founded']);
  expect(withoutFilters(two).filters).toEqual({});
});

test('turning a page changes only the page', () => {
  expect(withPage(start, 5)).toEqual({ ...start, page: 5 });
  expect([pageCountOf(0, 8), pageCountOf(8, 8), pageCountOf(9, 8)]).toEqual([1, 1, 2]);
});

test('a column’s menu sorts by it alone, adds it to the sort or removes it, and keeps its place in the sort', () => {
  const name = withColumnSort(start, { column: 'name', direction: 'descending' });
  expect(name).toMatchObject({ sort: [{ column: 'name', direction: 'descending' }], page: 1 });
  const both = withColumnSort(name, { column: 'raised', direction: 'ascending', isAdded: true });
  expect(both.sort.map(({ column }) => column)).toEqual(['name', 'raised']);
  expect(withColumnSort(both, { column: 'name', direction: 'ascending', isAdded: true }).sort).toEqual([
    { column: 'name', direction: 'ascending' },
    { column: 'raised', direction: 'ascending' },
  ]);
  expect(withColumnSort(both, { column: 'name', direction: undefined }).sort).toEqual([
    { column: 'raised', direction: 'ascending' },
  ]);
  expect(withColumnSort(both, { column: 'raised', direction: 'ascending' }).sort).toHaveLength(1);
});

test('another page size keeps the first row of the page in view', () => {
  const third = createTableState(25, { page: 3 });
  expect(withPageSize(third, 8)).toEqual(createTableState(8, { page: 7 }));
  expect(withPageSize(third, 100)).toEqual(createTableState(100));
  expect(withPageSize(third, everyRow)).toEqual(createTableState(everyRow));
  expect(withPageSize(createTableState(everyRow), 50)).toEqual(createTableState(50));
});
