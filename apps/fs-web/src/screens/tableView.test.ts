import type { SavedTableView } from '@fs/api-contract';
import { companyTableQuery, companyTableState } from '@fs/research-widgets/addresses';
import { withFilters, withoutFilters, withPage, withSort } from '@fs/ui/table-model';
import { expect, test } from 'vitest';
import { queryAt, rowsAt, type TableQuery, toTableView } from './tableView.ts';

const table: TableQuery = { read: companyTableState, write: companyTableQuery };

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
  },
};
const view = toTableView(saved, table);
const at = (query: string) => rowsAt(new URLSearchParams(query), table, view);

test('of a saved view the table takes what it can show, on pages of its own', () => {
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
    },
  });
  expect(toTableView({ ...saved, accountID: 'a', isOwn: false }, table)).toMatchObject({
    owner: 'team',
    canChange: false,
  });
});

test('an address that names a view alone shows the view, and is written so again', () => {
  const shown = at('view=v1');
  expect(shown).toMatchObject({ ...view.state, page: 1 });
  expect(queryAt(shown, table, 'v1', view).toString()).toBe('view=v1');
});

test('what was done to the rows of a view stands beside its name, and comes back with a link', () => {
  const shown = at('view=v1');
  const changes = [
    withPage(shown, 3),
    withSort(shown, []),
    withFilters(shown, { name: { kind: 'text', text: 'harbor' } }),
    withoutFilters(withSort(shown, [])),
  ];
  for (const changed of changes) {
    const query = queryAt(changed, table, 'v1', view).toString();
    expect(query).toMatch(/^view=v1&/);
    const { sort, filters, page } = changed;
    expect(at(query)).toMatchObject({ sort, filters, page });
  }
  expect(queryAt(withoutFilters(withSort(shown, [])), table, 'v1', view).toString()).toBe('view=v1&sort=none');
});

test('without a view, or with one that is unknown, an address says the rows alone', () => {
  const own = companyTableState(new URLSearchParams('name=harbor'));
  expect(rowsAt(new URLSearchParams('name=harbor'), table, undefined)).toEqual(own);
  expect(queryAt(own, table, undefined).toString()).toBe('name=harbor');
  expect(queryAt(own, table, 'gone').toString()).toBe('view=gone&name=harbor');
});
