import { expect, test } from 'vitest';
import { firstPaidDay } from './freeMonths.ts';

test.each([
  ['2026-11-22', '2027-05-22'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('six months from %s end on %s', (from, until) => {
  expect(firstPaidDay(new Date(`${from}T12:00:00Z`))).toBe(until);
});
