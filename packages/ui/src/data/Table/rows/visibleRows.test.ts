import { expect, test } from 'vitest';
import { firstVisibleRow, renderedRows, visibleRowSpan } from './visibleRows.ts';

const viewport = { count: 50_000, viewportHeight: 440, rowHeight: 44 };

test('of fifty thousand rows, the visible ones are rendered with overscan', () => {
  const places = renderedRows(firstVisibleRow({ ...viewport, scrolled: 44_000 }), viewport);
  expect(places.length).toBeLessThan(40);
  expect(places[0]).toBeLessThanOrEqual(1000 - 8);
  expect(places.at(-1)).toBeGreaterThanOrEqual(1010);
});

test('the span of visible rows fills the viewport at the lowest row height, without overscan', () => {
  expect(visibleRowSpan(0, viewport)).toEqual({ from: 0, to: 13 });
  expect(visibleRowSpan(firstVisibleRow({ ...viewport, scrolled: 44_000 + 3 * 44 }), viewport)).toEqual({
    from: 1000,
    to: 1017,
  });
  // Fewer rows are left than the list was scrolled by.
  expect(visibleRowSpan(1000, { count: 20, viewportHeight: 440 })).toEqual({ from: 3, to: 20 });
});

test('a short scroll renders nothing', () => {
  const at = (scrolled: number) => firstVisibleRow({ ...viewport, scrolled });
  expect(at(44_000 + 43)).toBe(at(44_000));
  expect(at(44_000 + 4 * 44)).toBe(at(44_000) + 4);
});

test('renders no row before the first or after the last', () => {
  expect(firstVisibleRow({ ...viewport, scrolled: 0 })).toBe(0);
  const end = firstVisibleRow({ ...viewport, scrolled: 50_000 * 44 });
  expect(renderedRows(end, viewport).at(-1)).toBe(49_999);
  expect(renderedRows(0, { count: 3, viewportHeight: 440 })).toEqual([0, 1, 2]);
  expect(renderedRows(5, { count: 0, viewportHeight: 440 })).toEqual([]);
});

test('the focused row stays rendered, in order among the others', () => {
  expect(renderedRows(1000, viewport, 2)[0]).toBe(2);
  expect(renderedRows(0, viewport, 400).at(-1)).toBe(400);
  expect(renderedRows(0, viewport, 4)).toEqual(renderedRows(0, viewport));
  expect(renderedRows(0, viewport, 60_000)).toEqual(renderedRows(0, viewport));
});
