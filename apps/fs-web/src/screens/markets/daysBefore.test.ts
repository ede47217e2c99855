import { expect, test } from 'vitest';
import { daysBefore } from './daysBefore.ts';

test('a day before another is in the month before, where the month is too short', () => {
  expect(daysBefore('2026-11-23', 29)).toBe('2026-10-25');
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
});
