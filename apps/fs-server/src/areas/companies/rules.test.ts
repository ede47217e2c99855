import { expect, test } from 'vitest';
import { parseLocationFilter, toSearchText } from './rules.ts';

test.each([
  ['  Acme ', 'Acme'],
  ['https://www.acme.example/about?x=1#top', 'acme.example'],
  ['acme.example/about', 'acme.example'],
  ['WWW.Acme.example', 'Acme.example'],
  ['http://', ''],
  ['24/7 Media', '24/7 Media'],
  ['www', 'www'],
  ['Who? Inc.', 'Who? Inc.'],
  ['A.B/C Ventures', 'A.B/C Ventures'],
])('searches for %j as %j', (text, bare) => {
  expect(toSearchText(text)).toBe(bare);
});

test('parses the parts of a location filter with any characters', () => {
  expect(parseLocationFilter('city_San Francisco~stateCode_CA~countryCode_USA')).toEqual({
    city: 'San Francisco',
    stateCode: 'CA',
    countryCode: 'USA',
  });
  expect(parseLocationFilter('city_a_b')).toEqual({ city: 'a_b' });
  expect(parseLocationFilter('constructor_x')).toBeNull();
});
