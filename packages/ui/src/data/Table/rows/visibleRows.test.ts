import { expect, test } from 'vitest';
import { firstInSight, placesInSight, spanInSight } from './visibleRows.ts';

const room = { count: 50_000, roomHeight: 440, rowHeight: 44 };

test('of fifty thousand rows, those in sight and a few beside them are drawn', () => {
  const places = placesInSight(firstInSight({ ...room, scrolled: 44_000 }), room);
  expect(places.length).toBeLessThan(40);
  expect(places[0]).toBeLessThanOrEqual(1000 - 8);
  expect(places.at(-1)).toBeGreaterThanOrEqual(1010);
});

test('those in sight are drawn before the spare ones: as many as fill the room at the least height', () => {
  expect(spanInSight(0, room)).toEqual({ from: 0, to: 13 });
  expect(spanInSight(firstInSight({ ...room, scrolled: 44_000 + 3 * 44 }), room)).toEqual({ from: 1000, to: 1017 });
  // Fewer than the list was scrolled to are left.
  expect(spanInSight(1000, { count: 20, roomHeight: 440 })).toEqual({ from: 3, to: 20 });
});

test('a short scroll draws nothing', () => {
  const at = (scrolled: number) => firstInSight({ ...room, scrolled });
  expect(at(44_000 + 43)).toBe(at(44_000));
  expect(at(44_000 + 4 * 44)).toBe(at(44_000) + 4);
});

test('at the ends no row is asked for that is not there', () => {
  expect(firstInSight({ ...room, scrolled: 0 })).toBe(0);
  const end = firstInSight({ ...room, scrolled: 50_000 * 44 });
  expect(placesInSight(end, room).at(-1)).toBe(49_999);
  expect(placesInSight(0, { count: 3, roomHeight: 440 })).toEqual([0, 1, 2]);
  expect(placesInSight(5, { count: 0, roomHeight: 440 })).toEqual([]);
});

test('the row with the focus stays, in its place among the others', () => {
  expect(placesInSight(1000, room, 2)[0]).toBe(2);
  expect(placesInSight(0, room, 400).at(-1)).toBe(400);
  expect(placesInSight(0, room, 4)).toEqual(placesInSight(0, room));
  expect(placesInSight(0, room, 60_000)).toEqual(placesInSight(0, room));
});
