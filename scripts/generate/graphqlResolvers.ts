import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import type { GeneratedFile } from './GeneratedFile.ts';
import { readSchema, scalars } from './graphqlSources.ts';

/** The server's side of GraphQL: the types of the resolvers. */
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
      // Resolvers take entities as the rules have them, and write the JSON text of the wire.
      mappers: {
        Account: '@fs/api-contract#Account as AccountValue',
        AccountMember: '@fs/api-contract#AccountMember as AccountMemberValue',
        Course: '../areas/courses/repository.ts#CourseCard as CourseValue',
        Watchlist: '@fs/api-contract#WatchlistCard as WatchlistValue',
        WatchlistSetting: '@fs/api-contract#WatchlistSetting as WatchlistSettingValue',
      },
    },
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    pluginMap: { typescript, typescriptResolvers },
  });
  return { path, content };
}
