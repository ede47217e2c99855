import { routes, rowStreams } from '@fs/api-contract';
import { type CallSchemas, rowStreamSchemas, schemas } from '@fs/api-contract/schemas';
import { expect, test } from 'vitest';
import { type RequestSchema, requestNodes } from './requestNodes.ts';

const parts = ['params', 'query', 'body'] as const;
const calls: [string, Partial<CallSchemas>][] = Object.entries({ ...schemas, ...rowStreamSchemas });
const nodes = calls.flatMap(([name, call]) =>
  parts.flatMap((part) => (call[part] ? requestNodes(`${name}.${part}`, call[part] as RequestSchema) : [])),
);

test('every request of every route and stream is closed, bounded and storable', () => {
  expect(nodes.flatMap(({ place, problem }) => (problem ? [`${place}: ${problem}`] : []))).toEqual([]);
});

test('the walk visits every route and stream, and every kind of value', () => {
  expect(calls).toHaveLength(Object.keys(routes).length + Object.keys(rowStreams).length);
  const kinds = Object.groupBy(nodes, ({ kind }) => kind);
  const counts = Object.fromEntries(Object.entries(kinds).map(([kind, all = []]) => [kind, all.length]));
  expect(counts).toMatchObject({ object: expect.any(Number), array: expect.any(Number), number: expect.any(Number) });
  expect(counts.string).toBeGreaterThan(150);
  expect(nodes.length).toBeGreaterThan(400);
});

test('the walk finds an open schema at any depth', () => {
  const storable = '^[a-z]*$';
  const open: Record<string, RequestSchema> = {
    object: { type: 'object', properties: {} },
    record: { type: 'object', additionalProperties: false, maxProperties: 5, patternProperties: { '^.*$': {} } },
    text: { type: 'string', maxLength: 5 },
    endless: { type: 'string', pattern: storable } as RequestSchema,
    number: { type: 'number', minimum: 0 },
    list: { type: 'array', items: { type: 'null' } },
    anything: {},
  };
  const deep = (schema: RequestSchema): RequestSchema => ({
    type: 'object',
    additionalProperties: false,
    properties: { one: { anyOf: [{ type: 'null' }, { type: 'array', maxItems: 2, items: schema }] } },
  });
  const missed = Object.entries(open).filter(([name, schema]) =>
    requestNodes(name, deep(schema)).every(({ problem }) => problem === null),
  );
  expect(missed).toEqual([]);
});
