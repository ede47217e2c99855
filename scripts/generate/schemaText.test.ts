import { expect, test } from 'vitest';
import { schemaText } from './schemaText.ts';

test.each([
  ['a text of bounded length', { type: 'string', minLength: 1, maxLength: 200 }, 'string (1 to 200)'],
  ['a text of a format', { type: 'string', format: 'date-time', maxLength: 40 }, 'date-time (up to 40)'],
  ['a number from zero', { type: 'integer', minimum: 0 }, 'integer'],
  ['a number from one', { type: 'integer', minimum: 1 }, 'integer (1 or more)'],
  ['one of several texts', { enum: ['PRIVATE', 'PUBLIC'] }, '"PRIVATE" | "PUBLIC"'],
  ['nothing or a text', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [
    'a list of unions',
    { type: 'array', maxItems: 50, items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    '(string | null)[] (up to 50)',
  ],
  [
    'an object with an optional field',
    { type: 'object', required: ['id'], properties: { id: { type: 'string' }, note: { type: 'string' } } },
    '{\n  id: string\n  note?: string\n}',
  ],
  ['a record', { type: 'object', additionalProperties: { type: 'number' } }, '{\n  [name]: number\n}'],
  ['anything', {}, 'any'],
])('%s is written as a type', (_, schema, text) => {
  expect(schemaText(schema)).toBe(text);
});

test('objects within three others are left out', () => {
  const nest = (levels: number): object =>
    levels === 0
      ? { type: 'object', properties: { end: { type: 'string' } } }
      : { type: 'object', required: ['in'], properties: { in: nest(levels - 1) } };
  expect(schemaText(nest(3))).toBe('{\n  in: {\n    in: {\n      in: { … }\n    }\n  }\n}');
});
