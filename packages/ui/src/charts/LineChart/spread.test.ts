import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('names that are far enough apart stay where they are', () => {
  expect(spread([100, 20, 60], 16, 200)).toEqual([100, 20, 60]);
});

test('names that would lie on each other make way in their order', () => {
  expect(spread([50, 52, 48], 16, 200)).toEqual([64, 80, 48]);
});

test('at the floor they make way upwards', () => {
  expect(spread([198, 199, 200], 16, 200)).toEqual([168, 184, 200]);
});
