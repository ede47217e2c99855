import { expect, test } from 'vitest';
import { readLines } from './readLines.ts';

test('reads names, domains and URLs without surrounding characters', () => {
  const { lines } = readLines(['  Harborline ', '', '\ufeffkerbline.example', 'https://www.depotwise.example/about']);
  expect(lines).toEqual([
    { number: 1, text: 'Harborline' },
    { number: 3, text: 'kerbline.example' },
    { number: 4, text: 'https://www.depotwise.example/about' },
  ]);
});

test('keeps joiners in names of other scripts', () => {
  const persian = 'می\u200cخواهم';
  expect(readLines([persian, 'شركة المرفأ\u200f', '株式会社'])).toMatchObject({
    lines: [{ text: persian }, { text: 'شركة المرفأ' }, { text: '株式会社' }],
  });
});

test('counts a repeated line instead of reading it', () => {
  const { lines, repeated } = readLines(['Harborline', 'HARBORLINE ', 'Kerbline', 'harborline']);
  expect(lines.map(({ text }) => text)).toEqual(['Harborline', 'Kerbline']);
  expect(repeated).toBe(2);
});

test('reports why a line cannot be a name', () => {
  const lines = [
    'x'.repeat(10_000),
    'Harbor\u0007line',
    'Harbor\ufffdline',
    'Harbor\ud800',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '--- *** ---',
    '🚢🚢',
  ];
  expect(readLines(lines).lines.map(({ problem }) => problem)).toEqual([
    'too-long',
    'unreadable',
    'unreadable',
    'unreadable',
    'markup',
    'markup',
    'markup',
    'no-letters',
    'no-letters',
  ]);
  const names = [
    'I <3 Ships',
    'Rock & Roll Inc.',
    "O'Neill; DROP TABLE companies",
    '24/7 Media',
    '3M',
    'a > b',
    '../..x',
  ];
  expect(readLines(names).lines.map(({ problem }) => problem)).toEqual(names.map(() => undefined));
});

test('removes bidi control characters', () => {
  expect(readLines(['\u202eenilrobraH\u202c'])).toMatchObject({ lines: [{ text: 'enilrobraH' }] });
});

test('reads the first 1,000 lines of a large text and keeps the others for later', () => {
  const { lines, rest, repeated } = readLines(Array.from({ length: 50_000 }, (_, i) => `Company ${i}`));
  expect({ read: lines.length, rest: rest.length, repeated }).toEqual({ read: 1000, rest: 49_000, repeated: 0 });
  expect(rest.at(-1)).toBe('Company 49999');
});

test('accounts for every line: read, repeated, kept for later, or blank', () => {
  const entered = ['a', 'A', '', ' ', 'b', '<script>', 'c', 'd', 'B', '\u0000'];
  const { lines, rest, repeated } = readLines(entered, 3);
  expect(lines.length + rest.length + repeated + 2).toBe(entered.length);
});
