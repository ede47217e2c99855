import { expect, test } from 'vitest';
import type { TableColumn } from './TableColumn.ts';
import { createTableState, type TableDate, type TableState } from './TableState.ts';
import { tableRows } from './tableRows.ts';

interface Company {
  name: string;
  founded: string | null;
  raised: number | null;
  markets: readonly string[];
}

const companies: readonly Company[] = [
  { name: 'Zephyr', founded: '2014-03-01', raised: 9, markets: ['Ports'] },
  { name: 'Ångström', founded: '2014-03-31', raised: 100, markets: ['Rail', 'Ports'] },
  { name: 'Berth 10', founded: null, raised: null, markets: [] },
  { name: 'Berth 9', founded: '2015-01-01', raised: 20, markets: ['Cold chain'] },
  { name: 'angler', founded: '2013-12-31', raised: 9, markets: ['Rail'] },
];

const cell = () => null;
const columns: readonly TableColumn<Company>[] = [
  { id: 'name', header: 'Name', cell, value: ({ name }) => name },
  { id: 'founded', header: 'Founded', cell, value: ({ founded }) => founded },
  { id: 'raised', header: 'Raised', cell, value: ({ raised }) => raised },
  { id: 'markets', header: 'Markets', cell, value: ({ markets }) => markets },
  { id: 'note', header: 'Note', cell },
];

function shown(state: Partial<TableState>) {
  const page = tableRows(companies, createTableState(10, state), columns);
  return page.rows.map(({ name }) => name);
}

test('keeps the order of rows without sort and filters', () => {
  expect(shown({})).toEqual(['Zephyr', 'Ångström', 'Berth 10', 'Berth 9', 'angler']);
});

test('orders texts by letter, ignoring case and accents, and the numbers in them by size', () => {
  const sort = [{ column: 'name', direction: 'ascending' }] as const;
  expect(shown({ sort })).toEqual(['angler', 'Ångström', 'Berth 9', 'Berth 10', 'Zephyr']);
});

test('places unknown values last in both directions', () => {
  expect(shown({ sort: [{ column: 'raised', direction: 'ascending' }] }).at(-1)).toBe('Berth 10');
  expect(shown({ sort: [{ column: 'raised', direction: 'descending' }] })).toEqual([
    'Ångström',
    'Berth 9',
    'Zephyr',
    'angler',
    'Berth 10',
  ]);
});

test('sorts equal rows by the next column', () => {
  const sort = [
    { column: 'raised', direction: 'ascending' },
    { column: 'name', direction: 'ascending' },
  ] as const;
  expect(shown({ sort }).slice(0, 2)).toEqual(['angler', 'Zephyr']);
});

test('a text is found anywhere in a value, without regard to case, accents and spaces around it', () => {
  expect(shown({ filters: { name: { kind: 'text', text: ' ANG ' } } })).toEqual(['Ångström', 'angler']);
  expect(shown({ filters: { markets: { kind: 'text', text: 'port' } } })).toEqual(['Zephyr', 'Ångström']);
});

test('dates are compared by day, month or year, and an unknown date is neither before nor after', () => {
  const founded = (operator: '<' | '>' | '=', date: TableDate) =>
    shown({ filters: { founded: { kind: 'date', operator, ...date } } });
  expect(founded('=', { month: '2014-03' })).toEqual(['Zephyr', 'Ångström']);
  expect(founded('<', { month: '2014-03' })).toEqual(['angler']);
  expect(founded('>', { month: '2014-03' })).toEqual(['Berth 9']);
  expect(founded('=', { day: '2014-03-31' })).toEqual(['Ångström']);
  expect(founded('<', { day: '2014-03-31' })).toEqual(['Zephyr', 'angler']);
  expect(founded('=', { year: '2014' })).toEqual(['Zephyr', 'Ångström']);
  expect(founded('>', { year: '2013' })).toEqual(['Zephyr', 'Ångström', 'Berth 9']);
});

test("rows are sorted by a column's comparator, with equal rows in their order and unknown values last", () => {
  const sizes = ['S', 'M', 'L'];
  const rows = ['L', 'S', null, 'M', 'S'].map((size, index) => ({ size, index }));
  const column: TableColumn<(typeof rows)[number]> = {
    id: 'size',
    header: 'Size',
    value: ({ size }) => size,
    compare: (left, right) => sizes.indexOf(left.size ?? '') - sizes.indexOf(right.size ?? ''),
  };
  const sorted = (direction: 'ascending' | 'descending', filters: TableState['filters'] = {}) => {
    const state = createTableState(9, { filters, sort: [{ column: 'size', direction }] });
    return tableRows(rows, state, [column]).rows.map(({ size, index }) => `${size} ${index}`);
  };
  expect(sorted('ascending')).toEqual(['S 1', 'S 4', 'M 3', 'L 0', 'null 2']);
  expect(sorted('descending')).toEqual(['L 0', 'M 3', 'S 1', 'S 4', 'null 2']);
  expect(sorted('descending', { size: { kind: 'choice', ids: ['L', 'S'] } })).toEqual(['L 0', 'S 1', 'S 4']);
});

test('rows without `value` are sorted by the comparator alone', () => {
  const column: TableColumn<number> = { id: 'row', header: 'Row', compare: (left, right) => right - left };
  const state = createTableState(9, { sort: [{ column: 'row', direction: 'ascending' }] });
  expect(tableRows([1, 3, 2], state, [column]).rows).toEqual([3, 2, 1]);
});

test('a choice matches rows with any of the chosen options, and rows must match all filters', () => {
  const markets = { kind: 'choice', ids: ['Rail', 'Cold chain'] } as const;
  expect(shown({ filters: { markets } })).toEqual(['Ångström', 'Berth 9', 'angler']);
  expect(shown({ filters: { markets, name: { kind: 'text', text: 'berth' } } })).toEqual(['Berth 9']);
});

test('a page contains its rows and the count of all pages; a page beyond the last is the last', () => {
  const second = tableRows(companies, createTableState(2, { page: 2 }), columns);
  expect(second.rows.map(({ name }) => name)).toEqual(['Berth 10', 'Berth 9']);
  expect(second.total).toBe(5);
  const beyond = tableRows(companies, createTableState(2, { page: 99 }), columns);
  expect(beyond.rows.map(({ name }) => name)).toEqual(['angler']);
  expect(tableRows([], createTableState(2, { page: 9 }), columns)).toMatchObject({ rows: [], total: 0 });
});

test('a column that is unknown or has no value neither sorts nor filters', () => {
  const sort = [{ column: 'note', direction: 'descending' }] as const;
  const filters = { gone: { kind: 'text', text: 'x' } } as const;
  expect(shown({ sort, filters })).toHaveLength(5);
});

test('compares amounts by an operator; an unknown amount is neither less nor more', () => {
  const raised = (filter: { operator: '<' | '>' | '=' | 'between'; value: number; to?: number }) =>
    shown({ filters: { raised: { kind: 'number', ...filter } } });
  expect(raised({ operator: '<', value: 20 })).toEqual(['Zephyr', 'angler']);
  expect(raised({ operator: '>', value: 9 })).toEqual(['Ångström', 'Berth 9']);
  expect(raised({ operator: '=', value: 100 })).toEqual(['Ångström']);
  expect(raised({ operator: 'between', value: 100, to: 20 })).toEqual(['Ångström', 'Berth 9']);
});

test('filters for unknown or for known values', () => {
  expect(shown({ filters: { founded: { kind: 'empty' } } })).toEqual(['Berth 10']);
  expect(shown({ filters: { markets: { kind: 'empty' } } })).toEqual(['Berth 10']);
  expect(shown({ filters: { raised: { kind: 'empty', isNot: true } } })).toHaveLength(4);
});

test('reads no value again for another page or direction, but does for another filter', () => {
  let asked = 0;
  const counted: readonly TableColumn<Company>[] = [
    {
      id: 'name',
      header: 'Name',
      cell,
      value: ({ name }) => {
        asked += 1;
        return name;
      },
    },
  ];
  const state = createTableState(2, { sort: [{ column: 'name', direction: 'ascending' }] });
  tableRows(companies, state, counted);
  expect(asked).toBe(5);
  const second = tableRows(companies, { ...state, page: 2 }, counted);
  expect(asked).toBe(5);
  expect(second.rows.map(({ name }) => name)).toEqual(['Berth 9', 'Berth 10']);
  const down = tableRows(companies, { ...state, sort: [{ column: 'name', direction: 'descending' }] }, counted);
  expect(asked).toBe(5);
  expect(down.rows.map(({ name }) => name)).toEqual(['Zephyr', 'Berth 10']);
  const found = tableRows(companies, { ...state, filters: { name: { kind: 'text', text: 'b' } } }, counted);
  expect(asked).toBe(10);
  expect(found.rows.map(({ name }) => name)).toEqual(['Berth 9', 'Berth 10']);
});

test('orders a few filtered rows as it orders all rows', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Berth ${40 - index}`);
  const column: TableColumn<string> = { id: 'name', header: 'Name', cell, value: (name) => name };
  const state = createTableState(9, {
    sort: [{ column: 'name', direction: 'ascending' }],
    filters: { name: { kind: 'text', text: '9' } },
  });
  const berths = ['Berth 9', 'Berth 19', 'Berth 29', 'Berth 39'];
  expect(tableRows(many, state, [column])).toEqual({ rows: berths, total: 4, isLocal: true });
  tableRows(many, { ...state, filters: {} }, [column]);
  expect(tableRows(many, { ...state, filters: { ...state.filters } }, [column]).rows).toEqual(berths);
});

test('orders negative values and mixed types, with unknown values last', () => {
  const keys = [null, -2, 7, -30, 0];
  const mixed = ['b', 3, null, 'a', 20];
  const sorted = (values: readonly (string | number | null)[], direction: 'ascending' | 'descending') => {
    const column: TableColumn<number> = { id: 'key', header: 'Key', cell, value: (place) => values[place] ?? null };
    const { rows } = tableRows([0, 1, 2, 3, 4], createTableState(9, { sort: [{ column: 'key', direction }] }), [
      column,
    ]);
    return rows.map((place) => values[place] ?? null);
  };
  expect(sorted(keys, 'ascending')).toEqual([-30, -2, 0, 7, null]);
  expect(sorted(keys, 'descending')).toEqual([7, 0, -2, -30, null]);
  expect(sorted(mixed, 'ascending')).toEqual([3, 20, 'a', 'b', null]);
});

const many = Array.from({ length: 600 }, (_, index) => ({
  name: `${'QWERTYUIOPASDFGHJKLZXCVBNM'.charAt((index * 7) % 26)}${index % 50}`,
}));
const nameColumns: readonly TableColumn<{ name: string }>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
];

test.each([
  ['ascending', {}],
  ['descending', {}],
  ['ascending', { name: { kind: 'text', text: '1' } }],
  ['descending', { name: { kind: 'text', text: '1' } }],
] as const)('finds each page in the order of all rows: %s, %o', (direction, filters) => {
  const sort = [{ column: 'name', direction }] as const;
  // A copy has no known order.
  const all = tableRows([...many], createTableState(600, { sort, filters }), nameColumns).rows;
  for (const page of [1, 2, 5, 9, 20, 3]) {
    const own = [...many];
    const shownOn = (which: number) =>
      tableRows(own, createTableState(8, { sort, filters, page: which }), nameColumns).rows;
    const after = all.slice((page - 1) * 8, page * 8);
    expect(shownOn(page)).toEqual(after);
    expect(shownOn(1)).toEqual(all.slice(0, 8));
    expect(shownOn(page)).toEqual(after);
  }
});
