import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import type { FindReader } from '../http/restRoutes.ts';
import type { GraphQLContext } from './context.ts';
import { logFailures } from './logFailures.ts';
import { resolvers } from './resolvers.ts';

const typeDefs = readFileSync(fileURLToPath(import.meta.resolve('@fs/api-contract/schema.graphql')), 'utf8');

/** A watchlist of ten thousand companies travels as one text. */
const largestBody = 4 * 1024 * 1024;

/** The GraphQL door. Fastify reads and limits the body; yoga only ever sees a whole, parsed request. */
export function registerGraphQL(
  app: FastifyInstance,
  services: Pick<GraphQLContext, 'database' | 'post'>,
  findReader: FindReader,
): void {
  const yoga = createYoga<GraphQLContext>({
    schema: createSchema<GraphQLContext>({ typeDefs, resolvers }),
    graphqlEndpoint: paths.graphql,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    plugins: [
      logFailures,
      EnvelopArmorPlugin({
        costLimit: { maxCost: 5000 },
        maxAliases: { n: 15 },
        maxDepth: { n: 8 },
        maxTokens: { n: 1000 },
        blockFieldSuggestion: { enabled: true },
      }),
    ],
  });

  app.post(paths.graphql, { bodyLimit: largestBody }, async (request, reply) => {
    const reader = await findReader(request);
    const response = await yoga.fetch(
      `http://graphql${paths.graphql}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request.body ?? {}) },
      { ...services, reader, log: request.log },
    );
    return reply
      .status(response.status)
      .header('content-type', response.headers.get('content-type') ?? 'application/json')
      .send(await response.text());
  });
}
