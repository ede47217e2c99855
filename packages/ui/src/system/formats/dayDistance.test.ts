import { expect, test } from 'vitest';
import { dateTextMessages } from '../../data/DateText/DateText.messages.ts';
import { createFormats } from './createFormats.ts';
import { type DateValue, dayDistance, dayOf } from './dayDistance.ts';

const now = new Date('2026-01-06T09:30:00Z');

/** Combines the parts as DateText does. */
function shown(value: DateValue, timeZone = 'UTC') {
  const day = dayOf(value, timeZone);
  if (day === undefined) return value;
  const distance = dayDistance(day, now, timeZone);
  if (distance === 'today' || distance === 'yesterday') return dateTextMessages.table[distance];
  return createFormats('en-US')[distance === 'thisYear' ? 'weekday' : 'fullDay'](day);
}

test("[CONST-005] any moment of today is read as 'Today'", () => {
  expect(['2026-01-06T00:00:00Z', '2026-01-06T23:59:59Z', '2026-01-06'].map((value) => shown(value))).toEqual([
    'Today',
    'Today',
    'Today',
  ]);
});

test("[CONST-006] any moment of yesterday is read as 'Yesterday'", () => {
  expect(['2026-01-05T00:00:00Z', '2026-01-05T23:59:59Z', '2026-01-05'].map((value) => shown(value))).toEqual([
    'Yesterday',
    'Yesterday',
    'Yesterday',
  ]);
});

test('[CONST-007] any other date is read as weekday, month and day', () => {
  expect(shown('2026-01-04T23:59:59Z')).toBe('Sunday, January 4');
  expect(shown('2026-01-07')).toBe('Wednesday, January 7');
});

test('[CONST-007] a day of another year has its year, too', () => {
  expect(shown('2015-01-05')).toBe('Monday, January 5, 2015');
  expect(shown('2025-12-31', 'UTC')).toBe('Wednesday, December 31, 2025');
  expect(shown('2026-01-01T03:00:00Z', 'America/New_York')).toBe('Wednesday, December 31, 2025');
});

test('today is where the user is', () => {
  expect(shown('2026-01-06T04:30:00Z', 'America/New_York')).toBe('Yesterday');
  expect(shown('2026-01-06T16:00:00Z', 'Asia/Tokyo')).toBe('Wednesday, January 7');
  expect(shown('2026-01-06', 'America/New_York')).toBe('Today');
});

test('a day of 23 or 25 hours is one day', () => {
  const evening = new Date('2026-03-09T03:30:00Z');
  expect(dayDistance('2026-03-08', evening, 'America/New_York')).toBe('today');
  expect(dayDistance('2026-03-07', evening, 'America/New_York')).toBe('yesterday');
});

test('what is no date has no day', () => {
  expect(['soon', '2026-13-45', ''].map((value) => dayOf(value))).toEqual([undefined, undefined, undefined]);
});
