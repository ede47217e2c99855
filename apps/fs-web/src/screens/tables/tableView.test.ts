import type { SavedTableView } from '@fs/api-contract';
import type { TableSearch } from '@fs/research-widgets';
import { companyTableSearch, companyTableState } from '@fs/research-widgets/addresses';
import { withFilters, withoutFilters, withPage, withSort } from '@fs/ui/table-model';
import { expect, test } from 'vitest';
import { readRows, type TableCodec, toTableView, toTableViews, writeRows } from './tableView.ts';

const table: TableCodec = { read: companyTableState, write: companyTableSearch };

const saved: SavedTableView = {
  id: 'v1',
  table: 'companies',
  name: 'Seattle',
  accountID: null,
  isOwn: true,
  revision: 1,
  state: {
    sort: [{ column: 'founded_on', direction: 'descending' }],
    filters: { location: { kind: 'text', text: 'Seattle' }, gone: { kind: 'text', text: 'x' } },
    pageSize: 50,
    hidden: ['markets'],
    shown: ['status'],
  },
};
const view = toTableView(saved, table);
const at = (search: TableSearch) => readRows(search, table, view);

test("keeps of a saved view what the table can show, with the table's page size", () => {
  expect(view).toEqual({
    id: 'v1',
    name: 'Seattle',
    owner: 'mine',
    canChange: true,
    state: {
      sort: [{ column: 'founded_on', direction: 'descending' }],
      filters: { location: { kind: 'text', text: 'Seattle' } },
      pageSize: 8,
      hidden: ['markets'],
      shown: ['status'],
    },
  });
  expect(toTableView({ ...saved, accountID: 'a', isOwn: false }, table)).toMatchObject({
    owner: 'team',
    canChange: false,
  });
});

test('views are in the order of their names, in which numbers count', () => {
  const named = (name: string) => ({ ...saved, name });
  expect(
    toTableViews(['Week 10', 'week 2', 'Ämter', 'Week 1', 'Boston'].map(named), table).map(({ name }) => name),
  ).toEqual(['Ämter', 'Boston', 'Week 1', 'week 2', 'Week 10']);
});

test('[XCOMPANY-061] a view that was saved before views named what they show keeps its columns, and shows none that came later', () => {
  const { shown: _, ...older } = saved.state;
  const { state } = toTableView({ ...saved, state: older }, table);
  expect(state.hidden).toEqual(['markets']);
  expect(state.shown).toContain('round_count');
  expect(state.shown).not.toContain('domain_authority');
});

test('reads and writes a view as it was saved as its id alone', () => {
  const shown = at({ view: 'v1' });
  expect(shown).toMatchObject({ ...view.state, page: 1 });
  expect(writeRows(shown, table, 'v1', view)).toEqual({ view: 'v1' });
});

test('orders the rows of a view by arrival in the link of an alert, until they change', () => {
  const since = '2026-11-20T18:00:00.000Z';
  const shown = at({ view: 'v1', since });
  expect(shown).toMatchObject({
    sort: [{ column: 'arrived_at', direction: 'descending' }],
    filters: { location: { kind: 'text', text: 'Seattle' } },
    hidden: ['markets'],
  });
  expect(writeRows(withPage(shown, 2), table, 'v1', view)).toEqual({
    view: 'v1',
    location: 'Seattle',
    sort: 'arrived_at',
    page: '2',
  });
  expect(at({ view: 'v1', since, sort: 'name' })).toMatchObject({ sort: [{ column: 'name', direction: 'ascending' }] });
  expect(at({ view: 'v1', since: 'yesterday' })).toMatchObject({ sort: view.state.sort });
});

test('writes changes to the rows of a view beside its id, and reads them back', () => {
  const shown = at({ view: 'v1' });
  const changes = [
    withPage(shown, 3),
    withSort(shown, []),
    withFilters(shown, { name: { kind: 'text', text: 'harbor' } }),
    withoutFilters(withSort(shown, [])),
  ];
  for (const changed of changes) {
    const search = writeRows(changed, table, 'v1', view);
    expect(search).toMatchObject({ view: 'v1' });
    expect(Object.keys(search).length).toBeGreaterThan(1);
    const { sort, filters, page } = changed;
    expect(at(search)).toMatchObject({ sort, filters, page });
  }
  expect(writeRows(withoutFilters(withSort(shown, [])), table, 'v1', view)).toEqual({ view: 'v1', sort: 'none' });
});

test('reads and writes the rows alone without a view, or with an unknown one', () => {
  const own = companyTableState({ name: 'harbor' });
  expect(readRows({ name: 'harbor' }, table, undefined)).toEqual(own);
  expect(writeRows(own, table, undefined)).toEqual({ name: 'harbor' });
  expect(writeRows(own, table, 'gone')).toEqual({ view: 'gone', name: 'harbor' });
});
