import { expect, test } from 'vitest';
import { stack } from './stack.ts';

test('each part begins where the one before it ended', () => {
  expect(stack([3, 0, 4])).toEqual([
    [0, 3],
    [3, 3],
    [3, 7],
  ]);
});

test('parts under zero pile up below it, and hide none above', () => {
  expect(stack([3, -2, 4, -1])).toEqual([
    [0, 3],
    [0, -2],
    [3, 7],
    [-2, -3],
  ]);
});

test('a missing figure leaves no gap in the pile', () => {
  expect(stack([3, null, 4])).toEqual([[0, 3], undefined, [3, 7]]);
});
