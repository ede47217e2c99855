import { expect, test } from 'vitest';
import { isTimeZone } from './timeZones.ts';

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'Mars/Base', '+02:00', `A${'a'.repeat(100)}`, '<b>', 'Europe/Berlin\n'])('%j is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
