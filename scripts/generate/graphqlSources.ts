import { glob, readFile } from 'node:fs/promises';
import { type DocumentNode, parse } from 'graphql';

export interface GraphQLSource {
  location: string;
  document: DocumentNode;
}

/** Scalars beyond JSON's: AWSJSON is sent as text. */
export const scalars = { AWSJSON: 'string' };

export async function readSchema(): Promise<DocumentNode> {
  return parse(await readFile('packages/api-contract/src/schema.graphql', 'utf8'));
}

/** Reads every operation of the app, in the order of file names. */
export async function readOperations(): Promise<GraphQLSource[]> {
  const paths = await Array.fromAsync(glob('packages/data-client/src/operations/*.graphql'));
  return Promise.all(
    paths.sort().map(async (location) => ({ location, document: parse(await readFile(location, 'utf8')) })),
  );
}
