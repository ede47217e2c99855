/** JSON that `JSON.stringify` cannot write. A value refers to an entry by its index between two U+2063 marks. */
const rawJson = ['-0', '1e309', '-1e309', '1e-400', '{"__proto__":{"a":1}}', `${'['.repeat(3000)}${']'.repeat(3000)}`];

/** Serializes a request body, with the raw entries inserted. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"\u2063(\d+)\u2063"/g, (_, at: string) => rawJson[Number(at)] ?? '');
}

/** Hostile values for any text, id or name. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202eabc',
  '\u200b',
  'e\u0301\u0308'.repeat(20),
  'a'.repeat(201),
  '\u{1f600}'.repeat(3000),
  'x'.repeat(20_000),
  '\'"`;--',
  "'; drop table users; --",
  '%_\\',
  '(((((a+)+)+)+$',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f..%2f',
  'null',
  'true',
  '__proto__',
  'constructor',
  'Infinity',
  '-Infinity',
  'NaN',
  '1e309',
  '-0',
  '-1',
  '0.5',
  '9007199254740993',
  '99999999999999999999999999999',
  '0000-00-00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '2024-02-30',
  '00000000-0000-0000-0000-000000000000',
  'a,b,,c',
  '{"a":"\\u0000"}',
  '["\\ud800", 1e400000]',
  '[{"uuid":"00000000-0000-0000-0000-000000000000","added":"0000-01-01"}]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '\r\nSet-Cookie: a=b',
];

/** Hostile values for any place in a body, besides texts. */
export const hostileValues: readonly unknown[] = [
  ...rawJson.map((_, at) => `\u2063${at}\u2063`),
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 53,
  [],
  [[]],
  {},
  ['a', '\0'],
  Array.from({ length: 12_000 }, () => 'a'),
  JSON.parse('{"constructor":{"prototype":{"a":1}}}'),
  { toString: 'a', length: 1, valueOf: 'a' },
];

/** Hostile values of a path or query parameter, percent-encoded. */
export const hostileUrlTexts: readonly string[] = [
  ...hostileTexts.map((text) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')),
  '%',
  '%zz',
  '%ff',
  '%c0%80',
  '%25%30%30',
  '+',
];

/**
 * Returns a function that takes the next values in rotation, so that all values are used and every run uses the same.
 */
export function createRotation<Value>(values: readonly Value[]): (count: number) => Value[] {
  let next = 0;
  return (count) =>
    Array.from({ length: Math.min(count, values.length) }, () => values[next++ % values.length] as Value);
}
