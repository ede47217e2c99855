import { expect, test } from 'vitest';
import { directionOf } from './directionOf.ts';

test.each([
  ['en-US', 'ltr'],
  ['de', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
  ['', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
