import { expect, test } from 'vitest';
import { cutConditions, stripForSearch, toHostname, withoutScheme } from './searchText.ts';

test.each([
  ['https://www.example.com/about?x=1#top', 'example.com'],
  ['example.com/about', 'example.com'],
  ['www.example.com', 'example.com'],
  ['HTTP://WWW.Example.com/', 'Example.com'],
  ['http://localhost/path', 'localhost'],
  ['24/7 Media', '24/7 Media'],
  ['S.C.A. / Sons', 'S.C.A. / Sons'],
  ['  Acme  ', 'Acme'],
  ['https://', ''],
])('quick search parses %j as %j', (text, read) => {
  expect(toHostname(text)).toBe(read);
});

test.each([
  ['https://example.com/a', 'example.com/a'],
  ['ftp://example.com', 'example.com'],
  ['example.com', 'example.com'],
])('company search parses %j as %j', (text, read) => {
  expect(withoutScheme(text)).toBe(read);
});

test('a long text is cut to its first 200 characters, and no character is split', () => {
  expect(stripForSearch('a'.repeat(201))).toBe('a'.repeat(200));
  expect(stripForSearch(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  expect(toHostname(`https://www.example.com/${'a'.repeat(300)}`)).toBe('example.com');
});

test('conditions keep their numbers, and only long texts are cut', () => {
  const conditions = [
    { field: 'name', op: 'contains', value: 'b'.repeat(300) },
    { field: 'total_funding_usd', op: '>', value: 5 },
  ];
  expect(cutConditions(conditions)).toEqual([{ ...conditions[0], value: 'b'.repeat(200) }, conditions[1]]);
});
