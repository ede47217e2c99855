import { expect, test } from 'vitest';
import { headingLevels } from './headingLevels.ts';

test('the outermost heading takes the level that the page has for it', () => {
  expect(Object.fromEntries(headingLevels([1, 2, 2, 3], 2))).toEqual({ 1: 2, 2: 3, 3: 4 });
  expect(Object.fromEntries(headingLevels([3, 4], 2))).toEqual({ 3: 2, 4: 3 });
});

test('no level is skipped, and none is deeper than there are', () => {
  expect(Object.fromEntries(headingLevels([1, 4, 6], 2))).toEqual({ 1: 2, 4: 3, 6: 4 });
  expect(Object.fromEntries(headingLevels([1, 2, 3], 4))).toEqual({ 1: 4, 2: 4, 3: 4 });
});

test('a text without headings has no levels', () => {
  expect(headingLevels([], 2).size).toBe(0);
});
