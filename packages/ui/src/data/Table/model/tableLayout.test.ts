import { expect, test } from 'vitest';
import { provideEngine } from './loadedEngine.ts';
import type { TableColumnFacts } from './TableColumn.ts';
import { createTableState } from './TableState.ts';
import * as engineCode from './tableEngine.ts';
import {
  layoutOf,
  leastWidthOf,
  pinnedWidth,
  pinOffsets,
  shownColumns,
  widthOf,
  withColumnHidden,
  withColumnMoved,
  withColumnMovedTo,
  withColumnPinned,
  withLayoutOf,
  withoutLayout,
  withoutWidth,
  withWidths,
} from './tableLayout.ts';

provideEngine(engineCode);

const columns: readonly TableColumnFacts[] = [
  { id: 'name', header: 'Name', isRowHeader: true, minWidth: 160 },
  { id: 'country', header: 'Country' },
  { id: 'opened', header: 'Opened', width: 168 },
  { id: 'boxes', header: 'Containers', width: 130 },
];

const start = createTableState(8);
const idsOf = (state = start) => shownColumns(columns, state).map(({ id }) => id);

test('keeps the given order of columns and stores no layout until the user changes it', () => {
  expect(idsOf()).toEqual(['name', 'country', 'opened', 'boxes']);
  expect(layoutOf(start)).toEqual({});
});

test('a column moves by one place, past hidden ones, and stops at the edge', () => {
  const hidden = withColumnHidden(start, columns, { id: 'country', isHidden: true });
  const moved = withColumnMoved(hidden, columns, { id: 'opened', by: -1 });
  expect(idsOf(moved)).toEqual(['opened', 'name', 'boxes']);
  expect(withColumnMoved(moved, columns, { id: 'opened', by: -1 })).toBe(moved);
  expect(idsOf(withColumnHidden(moved, columns, { id: 'country', isHidden: false }))).toContain('country');
});

test('a column moves to the place of another one before or after it', () => {
  expect(idsOf(withColumnMovedTo(start, columns, { id: 'name', to: 'opened' }))).toEqual([
    'country',
    'opened',
    'name',
    'boxes',
  ]);
  expect(idsOf(withColumnMovedTo(start, columns, { id: 'boxes', to: 'country' }))).toEqual([
    'name',
    'boxes',
    'country',
    'opened',
  ]);
});

test('pinned columns are placed at their edges in the user’s order and move only among each other', () => {
  const one = withColumnPinned(start, { id: 'boxes', pin: 'start' });
  const two = withColumnPinned(one, { id: 'country', pin: 'start' });
  const three = withColumnPinned(two, { id: 'name', pin: 'end' });
  expect(idsOf(three)).toEqual(['country', 'boxes', 'opened', 'name']);
  expect(withColumnMovedTo(three, columns, { id: 'country', to: 'opened' })).toBe(three);
  expect(idsOf(withColumnMoved(three, columns, { id: 'country', by: 1 })).slice(0, 2)).toEqual(['boxes', 'country']);
  expect(withColumnPinned(one, { id: 'boxes', pin: undefined })).toEqual(start);
});

test('the offsets of pinned columns from their edge depend on widths only', () => {
  const state = withWidths(
    createTableState(8, { pinned: { name: 'start', opened: 'start', country: 'end', boxes: 'end' } }),
    { boxes: 200 },
  );
  const offsets = pinOffsets(shownColumns(columns, state), state, { start: 44 });
  expect(Object.fromEntries(offsets)).toEqual({ name: 44, opened: 204, boxes: 0, country: 200 });
  const shown = shownColumns(columns, state);
  expect([pinnedWidth(shown, state, 'start'), pinnedWidth(shown, state, 'end')]).toEqual([160 + 168, 120 + 200]);
});

test('widths are whole numbers within limits and can be reset', () => {
  const wide = withWidths(start, { name: 9000, boxes: 3, opened: 181.6 });
  expect(wide.widths).toEqual({ name: 1200, boxes: 64, opened: 182 });
  const [name, country, opened] = columns as [TableColumnFacts, TableColumnFacts, TableColumnFacts];
  expect([widthOf(name, wide), widthOf(country, wide), widthOf(opened, start)]).toEqual([1200, undefined, 168]);
  expect(leastWidthOf(columns, start)).toBe(160 + 120 + 168 + 130);
  expect(withoutWidth(withWidths(start, { name: 300 }), 'name')).toEqual(start);
});

test('the row header cannot be hidden', () => {
  expect(idsOf(createTableState(8, { hidden: ['name', 'boxes'] }))).toEqual(['name', 'country', 'opened']);
});

test('a layout is plain data: it can be serialized as JSON, applied to another state and removed', () => {
  const own = withColumnPinned(
    withWidths(withColumnHidden(start, columns, { id: 'boxes', isHidden: true }), { name: 300 }),
    {
      id: 'name',
      pin: 'start',
    },
  );
  const kept = JSON.parse(JSON.stringify(layoutOf(own)));
  const other = createTableState(20, { sort: [{ column: 'name', direction: 'ascending' }], density: 'compact' });
  const laid = withLayoutOf(other, kept);
  expect(laid).toEqual({ ...createTableState(20, { sort: other.sort }), ...layoutOf(own) });
  expect(withoutLayout(laid)).toEqual(createTableState(20, { sort: other.sort }));
});

test('a layout of removed columns changes nothing', () => {
  expect(idsOf(createTableState(8, { order: ['gone', 'boxes'], hidden: ['gone'], pinned: { gone: 'start' } }))).toEqual(
    ['boxes', 'name', 'country', 'opened'],
  );
});

test('optional columns are hidden until the user shows them, and only a change is stored', () => {
  const optional = [...columns, { id: 'status', header: 'Status', isOptional: true }];
  const ids = (state: typeof start) => shownColumns(optional, state).map(({ id }) => id);
  expect(ids(start)).toEqual(['name', 'country', 'opened', 'boxes']);
  const shown = withColumnHidden(start, optional, { id: 'status', isHidden: false });
  expect(ids(shown)).toEqual(['name', 'country', 'opened', 'boxes', 'status']);
  expect(layoutOf(shown)).toEqual({ hidden: [], shown: ['status'] });
  expect(withLayoutOf(start, JSON.parse(JSON.stringify(layoutOf(shown))))).toEqual(shown);
  expect(layoutOf(withColumnHidden(shown, optional, { id: 'status', isHidden: true }))).toEqual({});
});

test('an optional column that a stored layout does not know stays hidden, and those that the user shows stay shown', () => {
  const status = { id: 'status', header: 'Status', isOptional: true };
  const authority = { id: 'authority', header: 'Authority', isOptional: true };
  const before = [...columns, status];
  const now = [...before, authority];
  const ids = (state: typeof start) => shownColumns(now, state).map(({ id }) => id);
  const kept = JSON.stringify(layoutOf(withColumnHidden(start, before, { id: 'status', isHidden: false })));
  const stored = withLayoutOf(start, JSON.parse(kept));
  expect(ids(stored)).toEqual(['name', 'country', 'opened', 'boxes', 'status']);
  const narrower = withColumnHidden(stored, now, { id: 'country', isHidden: true });
  expect(ids(narrower)).toEqual(['name', 'opened', 'boxes', 'status']);
  expect(layoutOf(narrower)).toEqual({ hidden: ['authority', 'country'], shown: ['status'] });
  const all = withColumnHidden(narrower, now, { id: 'authority', isHidden: false });
  expect(ids(all)).toEqual(['name', 'opened', 'boxes', 'status', 'authority']);
});

test('a layout that names only hidden columns shows all others, until the user hides or shows one', () => {
  const optional = [...columns, { id: 'status', header: 'Status', isOptional: true }];
  const ids = (state: typeof start) => shownColumns(optional, state).map(({ id }) => id);
  const older = createTableState(8, { hidden: ['boxes'] });
  expect(ids(older)).toEqual(['name', 'country', 'opened', 'status']);
  const changed = withColumnHidden(older, optional, { id: 'country', isHidden: true });
  expect(ids(changed)).toEqual(['name', 'opened', 'status']);
  expect(layoutOf(changed)).toEqual({ hidden: ['boxes', 'country'], shown: ['status'] });
});
