import { expect, test } from 'vitest';
import { readTime } from './readTime.ts';

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
  [1001, 6],
])('[CARD-007] %i words take %i minutes', (words, minutes) => {
  expect(readTime(words)).toBe(minutes);
});
