import { expect, test } from 'vitest';
import { moved, placeOf, shiftOf } from './dragOrder.ts';

/** Three rows of 40 px, 8 px apart. */
const boxes = [0, 48, 96].map((start) => ({ start, size: 40 }));

test.each([
  [0, 0],
  [27, 0],
  [29, 1],
  [77, 2],
  [500, 2],
  [-500, 0],
])('the first row, held %i px further down, would take place %i', (offset, place) => {
  expect(placeOf({ from: 0, offset, boxes })).toBe(place);
});

test.each([
  [-27, 2],
  [-29, 1],
  [-77, 0],
])('the last row, held %i px from its place, would take place %i', (offset, place) => {
  expect(placeOf({ from: 2, offset, boxes })).toBe(place);
});

test('rows between make room for the held one, by its size and a gap', () => {
  const down = { from: 0, offset: 80, boxes };
  expect([0, 1, 2].map((index) => shiftOf(index, down))).toEqual([80, -48, -48]);
  const up = { from: 2, offset: -30, boxes };
  expect([0, 1, 2].map((index) => shiftOf(index, up))).toEqual([0, 48, -30]);
});

test('a moved item takes its new place among the others', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});
