import { expect, test } from 'vitest';
import { bidiIsolatedDate } from './bidiIsolatedDate.ts';

test('isolates an Arabic date in an English sentence, and leaves an English one unchanged', () => {
  expect(bidiIsolatedDate('٢٢ نوفمبر ٢٠٢٦')).toBe('\u2068٢٢ نوفمبر ٢٠٢٦\u2069');
  expect(bidiIsolatedDate('22 نوفمبر 2026')).toBe('\u206822 نوفمبر 2026\u2069');
  expect(bidiIsolatedDate('November 22, 2026')).toBe('November 22, 2026');
});
