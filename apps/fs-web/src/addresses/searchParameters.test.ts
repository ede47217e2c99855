import { expect, test } from 'vitest';
import { parseSearch, stringifySearch, textParameters } from './searchParameters.ts';

const texts = ['1.0', '"Acme"', '{"a":1}', 'true', 'null', '007', '1e3', '50% + tax', 'a&b=c', 'Zürich', ' ports ', ''];

test.each(texts)('keeps %j in an address unchanged', (text) => {
  expect(parseSearch(stringifySearch({ search: text, sort: 'name' }))).toEqual({ search: text, sort: 'name' });
});

test('keeps repeated parameters and the order of parameters', () => {
  const search = '?b=2&a=1&a=3';
  expect(parseSearch(search)).toEqual({ b: '2', a: ['1', '3'] });
  expect(stringifySearch(parseSearch(search))).toBe(search);
});

test('omits parameters without a value', () => {
  expect(stringifySearch({ search: undefined })).toBe('');
  expect(parseSearch('')).toEqual({});
});

test('a route takes single texts of its own parameters, whatever the address holds', () => {
  const validate = textParameters(['sort', 'page', 'view']);
  expect(validate(parseSearch('?sort=name&sort=location&page=2&other=1'))).toEqual({ sort: 'name', page: '2' });
  expect(validate({ sort: 1, page: ['3'], view: {} })).toEqual({ page: '3' });
});

test('a route takes texts without what no text has', () => {
  expect(textParameters(['name'])(parseSearch('?name=%00Har%00bor'))).toEqual({ name: 'Harbor' });
});

test('a route sets each of its parameters, so that no other value remains after the merge', () => {
  expect(Object.keys(textParameters(['sort', 'view'])({ sort: 1 }))).toEqual(['sort', 'view']);
});
