import { expect, test } from 'vitest';
import { bidiIsolatedDate } from './bidiIsolatedDate.ts';

test('an Arabic day keeps its figures together in an English sentence, and an English one is left alone', () => {
  expect(bidiIsolatedDate('٢٢ نوفمبر ٢٠٢٦')).toBe('\u2068٢٢ نوفمبر ٢٠٢٦\u2069');
  expect(bidiIsolatedDate('22 نوفمبر 2026')).toBe('\u206822 نوفمبر 2026\u2069');
  expect(bidiIsolatedDate('November 22, 2026')).toBe('November 22, 2026');
});
