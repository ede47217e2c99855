import { expect, test } from 'vitest';
import { rangeOf, selectedCount, selectionTest, withRowsSelected } from './TableSelection.ts';
import { createTableState, withFilters } from './TableState.ts';

test('selects rows one by one, and is empty once the last one is deselected', () => {
  const two = withRowsSelected(undefined, { ids: ['a', 'b'], isSelected: true });
  expect(two).toEqual({ kind: 'rows', ids: ['a', 'b'] });
  const one = withRowsSelected(two, { ids: ['a'], isSelected: false });
  expect(['a', 'b'].map(selectionTest(one))).toEqual([false, true]);
  expect(withRowsSelected(one, { ids: ['b'], isSelected: false })).toBeUndefined();
  expect(selectionTest()('a')).toBe(false);
});

test('selects all matching rows without a list of them, and can exclude single ones', () => {
  const all = { kind: 'matching', except: [] } as const;
  const most = withRowsSelected(all, { ids: ['c', 'd'], isSelected: false });
  expect(selectedCount(most, 60_000)).toBe(59_998);
  expect(['a', 'c'].map(selectionTest(most))).toEqual([true, false]);
  expect(withRowsSelected(most, { ids: ['c'], isSelected: true })).toEqual({ kind: 'matching', except: ['d'] });
  expect(selectedCount({ kind: 'rows', ids: ['a'] }, 60_000)).toBe(1);
  expect(selectedCount(undefined, 60_000)).toBe(0);
});

test('a range runs from the last selected row to this one, in either direction', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, undefined, 'c')).toEqual(['c']);
  expect(rangeOf(ids, 'on another page', 'c')).toEqual(['c']);
});

test('another filter clears a selection of all matching rows, but not single selected rows', () => {
  const text = { name: { kind: 'text', text: 'a' } } as const;
  const matching = createTableState(8, { selection: { kind: 'matching', except: [] } });
  expect(withFilters(matching, text).selection).toBeUndefined();
  const rows = { kind: 'rows', ids: ['a'] } as const;
  expect(withFilters(createTableState(8, { selection: rows }), text).selection).toEqual(rows);
});
