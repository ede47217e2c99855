import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { schemas } from '@fs/api-contract/schemas';
import { describe, expect, test } from 'vitest';
import { serializableSchema } from './serializableSchema.ts';

interface Schema {
  type?: string;
  anyOf?: readonly Schema[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minimum?: number;
  format?: string;
}

const texts: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00.000Z',
  uuid: '6f1d2b1e-8a54-4c1c-9f6e-0a6f4b7f2d11',
};

/** Returns a value that a schema allows, with null, or another value, where it may be null. */
function exampleOf(schema: Schema, hasNulls: boolean): unknown {
  const { type, anyOf, properties, items, minimum, format = '' } = schema;
  if (anyOf) {
    const branch = anyOf.find((each) => (each.type === 'null') === hasNulls) ?? anyOf[0];
    return branch && exampleOf(branch, hasNulls);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'array') return items ? [exampleOf(items, hasNulls), exampleOf(items, hasNulls)] : [];
  if (type === 'integer' || type === 'number') return minimum ?? 7;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'string') return texts[format] ?? 'Ångström "& Söhne"';
  const entries = Object.entries(properties ?? {});
  return Object.fromEntries(entries.map(([name, property]) => [name, exampleOf(property, hasNulls)]));
}

const compile = SerializerSelector()({}, {});
const serializerOf = (schema: object) => compile({ schema, method: 'GET', url: '/', httpStatus: '200' });

const countOf = (schema: object): number => JSON.stringify(schema).split('"anyOf"').length - 1;

const responses = Object.entries(schemas).map(([name, { response }]) => ({ name, response }));

describe.each([
  { kind: 'unknown', hasNulls: true },
  { kind: 'known', hasNulls: false },
])('with what may be null $kind', ({ hasNulls }) => {
  test.each(responses)('$name is sent whole', ({ response }) => {
    const value = exampleOf(response as Schema, hasNulls);
    expect(JSON.parse(serializerOf(serializableSchema(response))(value))).toEqual(value);
  });
});

test('nearly all choices of responses need no validator', () => {
  const before = responses.reduce((sum, { response }) => sum + countOf(response), 0);
  const after = responses.reduce((sum, { response }) => sum + countOf(serializableSchema(response)), 0);
  expect(before).toBeGreaterThan(1000);
  expect(after).toBeLessThan(10);
});

test('what no schema names is still left out, and what it requires is still missed', () => {
  const city = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
  const serialize = serializerOf(serializableSchema({ anyOf: [city, { type: 'null' }] }));
  expect(serialize({ name: 'Oslo', secret: 'x' })).toBe('{"name":"Oslo"}');
  expect(serialize(null)).toBe('null');
  expect(() => serialize({})).toThrow('"name" is required');
});

test.each(['date', 'date-time', undefined])('a text of the format %s is escaped', (format) => {
  const text = { type: 'string', ...(format && { format }) };
  const schema = {
    type: 'object',
    required: ['day', 'format'],
    properties: { day: { anyOf: [text, { type: 'null' }] }, format: text },
  };
  const hostile = { day: '","isAdmin":true,"x":"', format: '"\\' };
  expect(JSON.parse(serializerOf(serializableSchema(schema))(hostile))).toEqual(hostile);
});
