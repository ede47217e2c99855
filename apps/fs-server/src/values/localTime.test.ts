import { expect, test } from 'vitest';
import { instantAt } from './localTime.ts';

test.each([
  ['2026-11-21', 'UTC', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21', 'Asia/Tokyo', '2026-11-20T22:00:00.000Z'],
  ['2026-11-21', 'America/Los_Angeles', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-21T01:15:00.000Z'],
  // The clocks change in the night before.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T05:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
])('7:00 of %s in %s is %s', (day, zone, expected) => {
  expect(instantAt(day, 7, zone).toISOString()).toBe(expected);
});
