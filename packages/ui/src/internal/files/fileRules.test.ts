import { expect, test } from 'vitest';
import { imageTypes, refusalOf, typeName } from './fileRules.ts';

const photo = new File(['12345'], 'Harbor.JPG', { type: 'image/jpeg' });
const table = new File(['1'], 'rounds.CSV', { type: '' });

test('without rules any file may be chosen', () => {
  expect(refusalOf(photo, {})).toBeUndefined();
  expect(refusalOf(table, {})).toBeUndefined();
});

test.each([
  ['image/jpeg', undefined],
  ['image/*', undefined],
  ['IMAGE/JPEG', undefined],
  ['.jpg', undefined],
  ['image/png', 'type'],
  ['.jpeg', 'type'],
  ['video/*', 'type'],
  ['imag', 'type'],
] as const)('a JPEG where %s is allowed: refused for %s', (type, refusal) => {
  expect(refusalOf(photo, { acceptedTypes: [type] })).toBe(refusal);
});

test('recognizes a file of unknown type by its extension', () => {
  expect(refusalOf(table, { acceptedTypes: ['text/csv', '.csv'] })).toBeUndefined();
  expect(refusalOf(table, { acceptedTypes: ['text/csv'] })).toBe('type');
});

test('a file may be as large as the limit, and no larger', () => {
  expect(refusalOf(photo, { maxSize: 5 })).toBeUndefined();
  expect(refusalOf(photo, { maxSize: 4 })).toBe('size');
});

test('an empty file is refused, which no server accepts', () => {
  expect(refusalOf(new File([], 'notes.txt', { type: 'text/plain' }), { acceptedTypes: ['text/plain'] })).toBe('empty');
});

test('reports a wrong type before a wrong size', () => {
  expect(refusalOf(photo, { acceptedTypes: ['image/png'], maxSize: 4 })).toBe('type');
});

test.each([
  ['image/jpeg', 'JPEG'],
  ['image/svg+xml', 'SVG'],
  ['.csv', 'CSV'],
  ['.tar.gz', 'GZ'],
])('%s is called %s', (type, name) => {
  expect(typeName(type)).toBe(name);
});

test('[CURATE-026] an upload of an image takes image/jpeg and image/png, and nothing else', () => {
  const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', ''];
  const taken = types.filter(
    (type) => refusalOf(new File(['1'], 'ferry.png', { type }), { acceptedTypes: imageTypes }) === undefined,
  );
  expect(taken).toEqual(['image/jpeg', 'image/png']);
});
