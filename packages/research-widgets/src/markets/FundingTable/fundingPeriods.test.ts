import { expect, test } from 'vitest';
import { firstDayOf, parseFundingPeriod } from './fundingPeriods.ts';

const now = new Date('2026-11-23T10:00:00Z');

test('a period includes today', () => {
  expect(firstDayOf('7d', now)).toBe('2026-11-17');
  expect(firstDayOf('30d', now)).toBe('2026-10-25');
  expect(firstDayOf('quarter', now)).toBe('2026-08-25');
  expect(firstDayOf('year', now)).toBe('2025-11-24');
});

test('an address that names no period shows all rounds', () => {
  expect(parseFundingPeriod('quarter')).toBe('quarter');
  for (const text of [undefined, '', '8d', 'constructor']) expect(parseFundingPeriod(text)).toBeUndefined();
});
