import { expect, test } from 'vitest';
import { findTimeZone } from './findTimeZone.ts';

test.each([
  ['Seattle', 'WA', 'USA', 'America/Los_Angeles'],
  // There is one in Oregon as well.
  ['Portland', 'ME', 'USA', 'America/New_York'],
  ['ZÜRICH', null, 'CHE', 'Europe/Zurich'],
  // Too small for the table, but its state has a single time zone.
  ['Pinecrest Hollow', 'CA', 'USA', 'America/Los_Angeles'],
  [null, null, 'DEU', 'Europe/Berlin'],
])('%s, %s, %s is in the time zone %4$s', async (city, state_code, country_code, zone) => {
  expect(await findTimeZone({ city, state_code, country_code })).toBe(zone);
});

test.each([
  ['a country with several zones', { city: null, state_code: null, country_code: 'USA' }],
  ['a name in several time zones', { city: 'Portland', state_code: null, country_code: 'USA' }],
  ['an invalid country', { city: 'Seattle', state_code: 'WA', country_code: '\0<b>' }],
  ['a city without a country', { city: 'Seattle', state_code: 'WA', country_code: null }],
])('returns null for %s', async (_, place) => {
  expect(await findTimeZone(place)).toBeNull();
});
