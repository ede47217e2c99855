import { expect, test } from 'vitest';
import { findOptions, foldOptions } from './findOptions.ts';

const ports = foldOptions([
  { id: 'zrh', label: 'Zürich', description: 'Switzerland' },
  { id: 'alg', label: 'Algeciras', description: 'Spain' },
  { id: 'jed', label: 'جِدّة' },
]);

test.each([
  ['zurich', ['zrh']],
  ['  GECI ', ['alg']],
  ['spain', ['alg']],
  ['جدة', ['jed']],
  ['', ['zrh', 'alg', 'jed']],
  ['hamburg', []],
])('%j finds %j, whatever the case and the accents', (text, ids) => {
  expect(findOptions(ports, text).map(({ id }) => id)).toEqual(ids);
});
