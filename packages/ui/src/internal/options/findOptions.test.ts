import { expect, test } from 'vitest';
import { findOptions, toSearchable } from './findOptions.ts';

const options = [
  { id: 'zrh', label: 'Zürich', description: 'Switzerland' },
  { id: 'alg', label: 'Algeciras', description: 'Spain' },
  { id: 'jed', label: 'جِدّة' },
];

test.each([
  ['zurich', ['zrh']],
  ['  GECI ', ['alg']],
  ['spain', ['alg']],
  ['جدة', ['jed']],
  ['', ['zrh', 'alg', 'jed']],
  ['hamburg', []],
])('%j finds %j, whatever the case and the accents', (text, ids) => {
  expect(findOptions(toSearchable(options, true), text).map(({ id }) => id)).toEqual(ids);
});

test('finds options by their descriptions only if `hasDescriptions`', () => {
  expect(findOptions(toSearchable(options), 'spain')).toEqual([]);
});
