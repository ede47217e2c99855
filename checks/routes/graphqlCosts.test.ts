import { limits } from '@fs/api-contract';
import { buildSchema, getNamedType, isListType, isNonNullType, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costRules } from '../../apps/fs-server/src/graphql/costRules.ts';
import { estimateCost } from '../../apps/fs-server/src/graphql/estimateCost.ts';
import { files, read } from '../repository.ts';

const schema = buildSchema(read('packages/api-contract/src/schema.graphql'));

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
  .map(({ type, field }) => {
    const inner = isNonNullType(field.type) ? field.type.ofType : field.type;
    const args = field.args.map(({ name }) => name);
    return { name: `${type.name}.${field.name}`, isList: isListType(inner), named: getNamedType(inner).name, args };
  });

test('every GraphQL field that returns a list or JSON text has a cost rule', () => {
  const lists = fields.filter(({ isList }) => isList);
  expect(lists.filter(({ name }) => costRules[name]?.maxEntries === undefined).map(({ name }) => name)).toEqual([]);
  const texts = fields.filter(({ named }) => named === 'AWSJSON');
  expect(texts.filter(({ name }) => costRules[name] === undefined).map(({ name }) => name)).toEqual([]);
  expect(lists.length).toBeGreaterThan(15);
  expect(texts.length).toBeGreaterThan(6);
});

test('every cost rule belongs to a field of the schema', () => {
  const names = new Set(fields.map(({ name }) => name));
  expect(Object.keys(costRules).filter((name) => !names.has(name))).toEqual([]);
});

test('a list whose cost is its page size belongs to a connection whose fields take a limit', () => {
  const paged = Object.keys(costRules).filter((name) => costRules[name]?.maxEntries === 'page');
  const connections = paged.map((name) => name.replace('.items', ''));
  expect(connections.length).toBe(10);
  const sources = fields.filter(({ named }) => connections.includes(named));
  expect(sources.filter(({ args }) => !args.includes('limit')).map(({ name }) => name)).toEqual([]);
  expect(sources.length).toBeGreaterThan(6);
});

test('every operation of the client costs less than the limit of a request', () => {
  const documents = files.filter((path) => /^packages\/data-client\/src\/operations\/.*\.graphql$/.test(path));
  const fragments = documents
    .flatMap((path) => parse(read(path)).definitions)
    .filter(({ kind }) => kind === 'FragmentDefinition');
  const costs = documents.map((path) => {
    const document = { ...parse(read(path)), definitions: [...fragments, ...parse(read(path)).definitions] };
    return { path, cost: estimateCost({ schema, document, operationName: undefined, variables: {} }) };
  });
  expect(costs.filter(({ cost }) => cost > limits.graphqlCost)).toEqual([]);
  expect(costs.filter(({ cost }) => cost > 0).length).toBeGreaterThan(20);
});
