import { expect, test } from 'vitest';
import { clockTime } from './clockTime.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [3605, '1:00:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
