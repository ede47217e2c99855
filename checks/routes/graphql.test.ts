import { basename } from 'node:path';
import { graphqlOperations } from '@fs/api-contract';
import { buildSchema, type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { files, read } from '../repository.ts';

const schema = buildSchema(read('packages/api-contract/src/schema.graphql'));
const offered = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);
const documents = files.filter((path) => /^packages\/data-client\/src\/operations\/.*\.graphql$/.test(path));

function operationsOf(path: string): OperationDefinitionNode[] {
  return parse(read(path)).definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  );
}

/** The fields that an operation's file asks the schema for. */
function askedFor(path: string): string[] {
  return operationsOf(path)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .filter((selection): selection is FieldNode => selection.kind === 'Field')
    .map(({ name }) => name.value);
}

test('what the schema offers, the client asks for and a user is told about is the same', () => {
  expect(Object.keys(graphqlOperations).toSorted()).toEqual(offered.toSorted());
  expect([...new Set(documents.flatMap(askedFor))].toSorted()).toEqual(offered.toSorted());
  expect(offered.length).toBeGreaterThan(0);
});

test('an operation stands in the file of its name', () => {
  const strays = documents.filter((path) => {
    const names = operationsOf(path).map(({ name }) => name?.value.toLowerCase());
    return names.join() !== basename(path, '.graphql').toLowerCase();
  });
  expect(strays).toEqual([]);
});
