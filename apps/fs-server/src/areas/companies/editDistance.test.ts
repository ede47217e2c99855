import { expect, test } from 'vitest';
import { editDistance, isMistyped } from './editDistance.ts';

test.each([
  ['stripe', 'stripe', 0],
  ['stripe', 'strpie', 1],
  ['stripe', 'stipe', 1],
  ['stripe', 'strippe', 1],
  ['stripe', 'strype', 1],
  ['stripe', 'tsripe', 1],
  ['stripe', 'tsirpe', 2],
  ['', 'ab', 2],
  ['stripe', 'amazon', 3],
  ['😀a', '😀b', 1],
])('the distance from %s to %s is %i, up to one above the maximum', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});

test.each([
  ['facbook', 'facebook', true],
  ['tesal', 'tesla motors', true],
  ['motros', 'tesla motors', true],
  ['tesla mtors', 'the tesla motors club', true],
  ['uber', 'ebay', false],
  ['box', 'fox', false],
  ['strava', 'stripe', false],
])('%s could be a mistyped %s: %s', (text, name, isMeant) => {
  expect(isMistyped(text, name)).toBe(isMeant);
});
