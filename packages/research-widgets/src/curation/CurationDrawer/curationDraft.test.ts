import { expect, test } from 'vitest';
import { isBlankSlug, toInstant } from './curationDraft.ts';

test.each([
  ['09:30', '2026-01-05T09:30'],
  ['9:30', '2026-01-05T09:30'],
  [' 23.59 ', '2026-01-05T23:59'],
  ['0:00', '2026-01-05T00:00'],
])('an article of %s is published at that time', (time, local) => {
  expect(toInstant({ day: '2026-01-05', time })).toBe(new Date(local).toISOString());
});

test.each(['', '24:00', '25:99', '9', '9:3', 'noon'])('“%s” is no time, and never midnight', (time) => {
  expect(toInstant({ day: '2026-01-05', time })).toBeNull();
});

test('there is no instant without a day', () => {
  expect(toInstant({ day: null, time: '09:30' })).toBeNull();
});

test.each([
  ['ferries', false],
  ['Article', false],
  ['  ', true],
  ['/_/', true],
  ['news-', true],
])('whether the slug “%s” is blank: %s', (slug, isBlank) => {
  expect(isBlankSlug(slug)).toBe(isBlank);
});
