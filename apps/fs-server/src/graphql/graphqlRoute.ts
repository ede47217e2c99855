import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { limits, paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { createSchema, createYoga, maskError } from 'graphql-yoga';
import { HttpFailure, signedOut, tooOften } from '../http/failures.ts';
import { isDatabaseUnavailable, whileUnavailable } from '../http/isDatabaseUnavailable.ts';
import type { FindUser } from '../http/restRoutes.ts';
import { boundValues } from './boundValues.ts';
import type { GraphQLContext } from './context.ts';
import { toGraphQLError, tooCostlyError } from './failures.ts';
import { limitCost } from './limitCost.ts';
import { logFailures } from './logFailures.ts';
import { RowBudget } from './RowBudget.ts';
import { resolvers } from './resolvers.ts';

const typeDefs = readFileSync(fileURLToPath(import.meta.resolve('@fs/api-contract/schema.graphql')), 'utf8');

/** A watchlist of ten thousand companies travels as one text. */
const largestBody = 4 * 1024 * 1024;

interface GraphQLServices extends Pick<GraphQLContext, 'database' | 'post'> {
  /** Requests that one user, or the visitors of one address, may make in a minute. @default limits.graphqlPerMinute */
  requestsPerMinute?: number | undefined;
}

/**
 * Serves GraphQL. Who asks is settled before a body is read, as for REST; Fastify reads and limits the body; yoga only
 * ever sees a whole, parsed request. The app must have the rate limit plugin.
 */
export function registerGraphQL(
  app: FastifyInstance,
  { requestsPerMinute = limits.graphqlPerMinute, ...services }: GraphQLServices,
  findUser: FindUser,
): void {
  const yoga = createYoga<GraphQLContext>({
    schema: createSchema<GraphQLContext>({ typeDefs, resolvers }),
    graphqlEndpoint: paths.graphql,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: toKnownError },
    plugins: [
      logFailures,
      boundValues,
      limitCost,
      EnvelopArmorPlugin({
        costLimit: { maxCost: 5000 },
        maxAliases: { n: 15 },
        maxDepth: { n: 8 },
        maxTokens: { n: 1000 },
        blockFieldSuggestion: { enabled: true },
      }),
    ],
  });

  const countRequest = app.createRateLimit({
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ user, ip }) => `graphql ${user?.id ?? ip}`,
  });
  app.post(paths.graphql, {
    bodyLimit: largestBody,
    preParsing: async (request) => {
      request.user = await findUser(request);
      const count = await countRequest(request);
      if (!count.isAllowed && count.isExceeded) throw tooOften();
      // Few operations are for visitors, and those are short.
      const isShort = Number(request.headers['content-length']) <= limits.visitorBody;
      if (!request.user && !isShort) throw signedOut();
    },
    handler: async ({ body, user, log }, reply) => {
      const response = await yoga.fetch(
        `http://graphql${paths.graphql}`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) },
        { ...services, user, log, rows: new RowBudget(limits.graphqlRows) },
      );
      const answer = Buffer.from(await response.arrayBuffer());
      const isTooLong = answer.length > limits.graphqlBytes;
      for (const name of passedOn) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply
        .status(isTooLong ? 400 : response.status)
        .type('application/json; charset=utf-8')
        .send(isTooLong ? JSON.stringify({ errors: [tooCostlyError()] }) : answer);
    },
  });
}

/** Headers of yoga's answer that say something to the caller. */
const passedOn = ['retry-after', 'allow'] as const;

/** A refusal that no resolver translated is told as one; anything else stays inside. */
function toKnownError(error: unknown, message: string, isDev?: boolean): Error {
  const inner = error instanceof Error && 'originalError' in error ? error.originalError : error;
  if (isDatabaseUnavailable(inner)) return toGraphQLError(whileUnavailable());
  return inner instanceof HttpFailure ? toGraphQLError(inner) : maskError(error, message, isDev);
}
