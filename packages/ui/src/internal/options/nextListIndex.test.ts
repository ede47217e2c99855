import { expect, test } from 'vitest';
import { nextListIndex } from './nextListIndex.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 99, 99],
  ['ArrowUp', -1, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['PageUp', 5, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, undefined],
])('%s at %i of 100 leads to %s', (key, index, to) => {
  expect(nextListIndex(key, { index, count: 100, hasText: false })).toBe(to);
});

test('Home and End stay with the text while there is one', () => {
  const place = { index: 5, count: 100, hasText: true };
  expect([nextListIndex('Home', place), nextListIndex('End', place)]).toEqual([undefined, undefined]);
});

test.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])('%s leads nowhere in an empty list', (key) => {
  expect(nextListIndex(key, { index: -1, count: 0, hasText: false })).toBe(-1);
});
