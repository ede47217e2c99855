import { expect, test } from 'vitest';
import { firstVisibleRow, renderedRows, visibleRowSpan } from './visibleRows.ts';

const room = { count: 50_000, viewportHeight: 440, rowHeight: 44 };

test('of fifty thousand rows, those in sight and a few beside them are drawn', () => {
  const places = renderedRows(firstVisibleRow({ ...room, scrolled: 44_000 }), room);
  expect(places.length).toBeLessThan(40);
  expect(places[0]).toBeLessThanOrEqual(1000 - 8);
  expect(places.at(-1)).toBeGreaterThanOrEqual(1010);
});

test('those in sight are drawn before the spare ones: as many as fill the room at the least height', () => {
  expect(visibleRowSpan(0, room)).toEqual({ from: 0, to: 13 });
  expect(visibleRowSpan(firstVisibleRow({ ...room, scrolled: 44_000 + 3 * 44 }), room)).toEqual({
    from: 1000,
    to: 1017,
  });
  // Fewer than the list was scrolled to are left.
  expect(visibleRowSpan(1000, { count: 20, viewportHeight: 440 })).toEqual({ from: 3, to: 20 });
});

test('a short scroll draws nothing', () => {
  const at = (scrolled: number) => firstVisibleRow({ ...room, scrolled });
  expect(at(44_000 + 43)).toBe(at(44_000));
  expect(at(44_000 + 4 * 44)).toBe(at(44_000) + 4);
});

test('at the ends no row is asked for that is not there', () => {
  expect(firstVisibleRow({ ...room, scrolled: 0 })).toBe(0);
  const end = firstVisibleRow({ ...room, scrolled: 50_000 * 44 });
  expect(renderedRows(end, room).at(-1)).toBe(49_999);
  expect(renderedRows(0, { count: 3, viewportHeight: 440 })).toEqual([0, 1, 2]);
  expect(renderedRows(5, { count: 0, viewportHeight: 440 })).toEqual([]);
});

test('the row with the focus stays, in its place among the others', () => {
  expect(renderedRows(1000, room, 2)[0]).toBe(2);
  expect(renderedRows(0, room, 400).at(-1)).toBe(400);
  expect(renderedRows(0, room, 4)).toEqual(renderedRows(0, room));
  expect(renderedRows(0, room, 60_000)).toEqual(renderedRows(0, room));
});
