import { expect, test } from 'vitest';
import { parseJsonText } from './jsonText.ts';

test.each(['null', '0', '-0', '"a"', '[]', '{"a":[1,2.5,"\\u00e9"]}', '"\\ud83d\\ude00"', '"[[[["', '"\\"["'])(
  'reads %s as JSON.parse does',
  (text) => expect(parseJsonText(text)).toEqual(JSON.parse(text)),
);

test.each([
  '',
  'nothing',
  '{"a":1',
  '"\\u0000"',
  '{"\\u0000":1}',
  '"\\ud800"',
  '{"\\udfff":1}',
  '1e309',
  '1e-99999',
  '9'.repeat(500),
  `${'['.repeat(101)}${']'.repeat(101)}`,
  '['.repeat(1_000_000),
])('rejects %.20s', (text) => expect(parseJsonText(text)).toBeUndefined());
