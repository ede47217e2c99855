import { expect, test } from 'vitest';
import { scrubErrorText } from './clientErrors.ts';

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl-_abc';
const uuid = '0b5c1d3e-7a2f-4c6b-9d8e-1f2a3b4c5d6e';

test.each([
  ['no user ada.minns+x@foresight.example here', 'no user [email] here'],
  ['ada%40foresight.example and ａｄａ＠foresight.example', '[email] and [email]'],
  ['mailto:ada@foresight.example failed', '[address] failed'],
  [`Bearer ${token}`, 'Bearer [token]'],
  [`company ${uuid} is missing`, 'company [token] is missing'],
  ['call +49 30 1234567 or 2026-11-27', 'call +[number] or [number]'],
  ['GET https://research.example/fs/people/ada?email=ada@x.example&q=1#top failed', 'GET [address] failed'],
  ['at /api/companies/acme?query=Ada+Minns', 'at [address]'],
  ['?email=ada@x.example', '[address]'],
  ['Unexpected token \'A\', "Ada Minns, born" is not valid JSON', "Unexpected token 'A', [text] is not valid JSON"],
  ['Unexpected token in “Ada Minns', 'Unexpected token in [text]'],
  ["cannot find 'Ada Minns' in list", 'cannot find [text] in list'],
  ['a `Ada Minns` b', 'a [text] b'],
  ['blob:https://x.example/ada is gone', '[address] is gone'],
])('removes what may be about a person: %s', (text, expected) => {
  expect(scrubErrorText(text)).toBe(expected);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'companyName')",
  'TypeError: undefined is not an object (evaluating a.b.c)',
  'Error: Minified React error #418',
  "Error: can't call this, it isn't a function",
  'RangeError: Maximum call stack size exceeded',
  'ReferenceError: initializeEverythingAtOnce is not defined',
])('keeps what a developer needs: %s', (text) => {
  expect(scrubErrorText(text)).toBe(text);
});

test('names the file that could not be loaded, without its address', () => {
  const address = 'https://research.example/fs/assets/CompanyScreen-B4x9Qk2a.js';
  expect(scrubErrorText(`Failed to fetch dynamically imported module: ${address}?token=abc`)).toBe(
    'Failed to fetch dynamically imported module: [file CompanyScreen-B4x9Qk2a.js]',
  );
});

test('lines, controls and texts of any length become one short line', () => {
  expect(scrubErrorText(' a\n{"level":60}\u202e\u0000b\ud800 ')).toBe('a {[text]:60} b');
  expect(scrubErrorText('word '.repeat(1000))).toHaveLength(299);
  expect(scrubErrorText(`${'a '.repeat(999)}ada-minns@foresight.example`)).not.toContain('ada');
  expect(scrubErrorText(`${'a '.repeat(148)}ada@foresight.example`)).toBe('a '.repeat(148).trim());
});

test('applying it again changes nothing', () => {
  const texts = [
    `x ${token} ada@x.example`,
    'at /a/b?c=d',
    '"Ada',
    "'Ada Minns'",
    '12 34 56',
    'https://x.example/Ab-B4x9Qk2a.js',
  ];
  const once = texts.map(scrubErrorText);
  expect(once.map(scrubErrorText)).toEqual(once);
});

test('long hostile texts are scrubbed quickly, whatever they repeat', () => {
  const parts = ['"', "'", '@', 'a@', '/', '[file ', 'a-', '1 ', '%40', '://', '?a='];
  for (const part of parts) expect(scrubErrorText(part.repeat(20_000)).length).toBeLessThanOrEqual(300);
});
