import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import type { GeneratedFile } from './GeneratedFile.ts';
import { readOperations, readSchema, scalars } from './graphqlSources.ts';
import { typedDocuments } from './typedDocuments.ts';

/** The client's side of GraphQL: text, variables and result of each operation. */
export async function graphqlOperations(): Promise<GeneratedFile> {
  const path = 'packages/data-client/src/generated/operations.gen.ts';
  const sources = await readOperations();
  const content = await codegen({
    schema: await readSchema(),
    documents: sources,
    filename: path,
    config: { scalars, useTypeImports: true, enumsAsTypes: true, skipTypename: true },
    plugins: [{ typescriptOperations: {} }, { typedDocuments: {} }],
    pluginMap: {
      typescriptOperations,
      typedDocuments: { plugin: () => typedDocuments(sources.map(({ document }) => document)) },
    },
  });
  return { path, content };
}
