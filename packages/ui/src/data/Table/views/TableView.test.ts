import { expect, test } from 'vitest';
import { createTableState, withPage, withSort } from '../model/TableState.ts';
import { withColumnHidden, withWidths } from '../model/tableLayout.ts';
import { showsView, viewStateOf, withView } from './TableView.ts';

const filtered = createTableState(20, {
  sort: [{ column: 'name', direction: 'ascending' }],
  filters: { name: { kind: 'text', text: 'a' }, raised: { kind: 'number', operator: '>', value: 5 } },
});
const state = withWidths(withColumnHidden(filtered, [], { id: 'opened', isHidden: true }), { name: 240 });

test('a view survives JSON and restores filters, sort and columns on the first page', () => {
  const kept = JSON.parse(JSON.stringify(viewStateOf(withPage(state, 7))));
  expect(withView(createTableState(8, { page: 3, density: 'compact' }), kept)).toEqual(state);
  expect(kept).not.toHaveProperty('page');
});

test('a view does not change with the page or the selection, but with the sort', () => {
  const view = viewStateOf(state);
  expect(showsView(withPage(state, 3), view)).toBe(true);
  expect(showsView({ ...state, selection: { kind: 'rows', ids: ['a'] } }, view)).toBe(true);
  expect(showsView(withSort(state, []), view)).toBe(false);
  const { name, raised } = view.filters;
  expect(name && raised && showsView(state, { ...view, filters: { raised, name } })).toBe(true);
});

test('keeps single selected rows in another view, but not a selection of all matching rows', () => {
  const marked = { ...state, selection: { kind: 'rows', ids: ['a'] } } as const;
  expect(withView(marked, viewStateOf(createTableState(8))).selection).toEqual({ kind: 'rows', ids: ['a'] });
  const all = { ...state, selection: { kind: 'matching', except: [] } } as const;
  expect(withView(all, viewStateOf(createTableState(8)))).toEqual(createTableState(8));
});
