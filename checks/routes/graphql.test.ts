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

/** Returns the fields of the schema that an operation's file requests. */
function askedFor(path: string): string[] {
  return operationsOf(path)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .filter((selection): selection is FieldNode => selection.kind === 'Field')
    .map(({ name }) => name.value);
}

test("the schema's fields, the client's operations and the failure messages match", () => {
  expect(Object.keys(graphqlOperations).toSorted()).toEqual(offered.toSorted());
  expect([...new Set(documents.flatMap(askedFor))].toSorted()).toEqual(offered.toSorted());
  expect(offered.length).toBeGreaterThan(0);
});

test('an operation has the name of its file', () => {
  const strays = documents.filter((path) => {
    const names = operationsOf(path).map(({ name }) => name?.value.toLowerCase());
    return names.join() !== basename(path, '.graphql').toLowerCase();
  });
  expect(strays).toEqual([]);
});
