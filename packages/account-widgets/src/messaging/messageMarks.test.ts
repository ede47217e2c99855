import { expect, test } from 'vitest';
import { withoutMarks } from './messageMarks.ts';

test('leaves out what marks bold, italic and code text', () => {
  expect(withoutMarks('Press `c`, **then** choose _Lead investor_.')).toBe('Press c, then choose Lead investor.');
});

test('keeps addresses, and marks that mark nothing', () => {
  const text = 'https://example.com/a_b_c and 2 ** 3 and snake_case';
  expect(withoutMarks(text)).toBe(text);
});
