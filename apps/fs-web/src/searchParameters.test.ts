import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './searchParameters.ts';

const texts = ['1.0', '"Acme"', '{"a":1}', 'true', 'null', '007', '1e3', '50% + tax', 'a&b=c', 'Zürich', ' ports ', ''];

test.each(texts)('keeps %j in an address as it was typed', (text) => {
  expect(parseSearch(stringifySearch({ search: text, sort: 'name' }))).toEqual({ search: text, sort: 'name' });
});

test('keeps every value of a repeated parameter, and the order of parameters', () => {
  const search = '?b=2&a=1&a=3';
  expect(parseSearch(search)).toEqual({ b: '2', a: ['1', '3'] });
  expect(stringifySearch(parseSearch(search))).toBe(search);
});

test('leaves out parameters without a value', () => {
  expect(stringifySearch({ search: undefined })).toBe('');
  expect(parseSearch('')).toEqual({});
});
