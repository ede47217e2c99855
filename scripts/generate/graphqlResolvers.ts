import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import type { GeneratedFile } from './GeneratedFile.ts';
import { readSchema, scalars } from './graphqlSources.ts';

/** The server's side of GraphQL: the types that resolvers are written to. */
export async function graphqlResolvers(): Promise<GeneratedFile> {
  const path = 'apps/fs-server/src/generated/schema.gen.ts';
  const content = await codegen({
    schema: await readSchema(),
    documents: [],
    filename: path,
    config: {
      scalars,
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: true,
      contextType: '../graphql/context.ts#GraphQLContext',
    },
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    pluginMap: { typescript, typescriptResolvers },
  });
  return { path, content };
}
