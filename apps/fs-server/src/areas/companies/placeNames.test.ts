import { expect, test } from 'vitest';
import { placesNamed } from './placeNames.ts';

test.each([
  ['VAE', 'ARE'],
  ['Großbritannien', 'GBR'],
  ['USA', 'USA'],
])('a place is found by the short name that German cells show: %s', (name, countryCode) => {
  expect(placesNamed(name)).toEqual([{ countryCode }]);
});
