import { expect, test } from 'vitest';
import { parseDay } from './parseDay.ts';

test('a day is read from its ISO form, and written back the same', () => {
  expect(['2014-03-01', '2024-02-29', '0987-12-31'].map((text) => parseDay(text)?.toString())).toEqual([
    '2014-03-01',
    '2024-02-29',
    '0987-12-31',
  ]);
});

test('what is no day is none', () => {
  const texts = ['', 'soon', '2014-13-01', '2014-02-30', '2014-03', '2014-03-01T10:00:00Z', null, undefined];
  expect(texts.map((text) => parseDay(text))).toEqual(texts.map(() => null));
});
