import { expect, test } from 'vitest';
import { editDistance, similarNames } from './similarNames.ts';

const names = ['Voltmeer', 'Voltaire', 'Battery Storage', 'Harborline', 'Voltmeer'];

test.each([
  ['voltmir', ['Voltmeer', 'Voltaire']],
  ['voltair', ['Voltaire']],
  ['batery', ['Battery Storage']],
  ['qqqqqq', []],
])('names like "%s" are %j', (text, expected) => {
  expect(similarNames(text, names)).toEqual(expected);
});

test('the edit distance counts added, removed and replaced characters', () => {
  expect(editDistance('markts', 'markets')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
