import { expect, test } from 'vitest';
import { nextListIndex } from './nextListIndex.ts';

const options = Array.from({ length: 100 }, (_, index) => ({ id: String(index), isDisabled: index === 10 }));

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 99, 99],
  ['ArrowUp', -1, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['PageUp', 5, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['ArrowDown', 9, 11],
  ['PageUp', 18, 9],
  ['a', 50, undefined],
])('%s at %i of 100 leads to %s', (key, index, to) => {
  expect(nextListIndex(key, { index, options })).toBe(to);
});

test('the arrows of a circular list go from one end to the other', () => {
  expect(nextListIndex('ArrowDown', { index: 99, options, isCircular: true })).toBe(0);
  expect(nextListIndex('ArrowUp', { index: 0, options, isCircular: true })).toBe(99);
  expect(nextListIndex('End', { index: 99, options, isCircular: true })).toBe(99);
});

test('Home and End stay with the text while there is one', () => {
  const place = { index: 5, options, hasText: true };
  expect([nextListIndex('Home', place), nextListIndex('End', place)]).toEqual([undefined, undefined]);
});

test.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])('%s leads nowhere in an empty list', (key) => {
  expect(nextListIndex(key, { index: -1, options: [] })).toBe(-1);
});
