import { expect, test } from 'vitest';
import { nextEnabled } from './nextEnabled.ts';

const options = [true, false, true, false, true].map((isDisabled, index) => ({
  id: String(index),
  label: `Port ${index}`,
  isDisabled,
}));

test.each([
  ['one that can be chosen', 3, 1, 3],
  ['the next after one that cannot', 2, 1, 3],
  ['the one before, going up', 2, 3, 1],
  ['the last that can, past the end', 4, 1, 3],
  ['the first that can, before the start', 0, 3, 1],
  ['where it was, at the end', 4, 3, 3],
  ['the first from nowhere', 0, -1, 1],
  ['the last, aimed beyond it', 5, 3, 3],
])('leads to %s', (_what, aim, from, index) => {
  expect(nextEnabled(options, aim, from)).toBe(index);
});

test('stays where it was when nothing can be chosen', () => {
  expect(nextEnabled([{ id: 'a', isDisabled: true }], 0, -1)).toBe(-1);
});
