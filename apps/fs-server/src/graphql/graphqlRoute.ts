import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { limits, paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import { createSchema, createYoga, maskError } from 'graphql-yoga';
import { HttpFailure, invalid, signedOut, tooOften } from '../http/failures.ts';
import { databaseUnavailable, isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';
import { networkOf } from '../http/networkOf.ts';
import type { FindUser } from '../http/restRoutes.ts';
import { noteWrite } from '../identity/users.ts';
import { isTooDeep } from '../values/jsonText.ts';
import { boundValues } from './boundValues.ts';
import type { GraphQLContext } from './context.ts';
import { toGraphQLError, tooCostlyError } from './failures.ts';
import { limitCost } from './limitCost.ts';
import { logFailures } from './logFailures.ts';
import { RowBudget } from './RowBudget.ts';
import { resolvers } from './resolvers.ts';
import { shortMessages } from './shortMessages.ts';

const typeDefs = readFileSync(fileURLToPath(import.meta.resolve('@fs/api-contract/schema.graphql')), 'utf8');

/** Large enough for a watchlist of ten thousand companies, which is sent as one text. */
const maxBodyBytes = 4 * 1024 * 1024;

interface GraphQLServices extends Pick<GraphQLContext, 'database' | 'files' | 'attempts' | 'mailContext' | 'chat'> {
  /**
   * Requests per minute of one user, or of all signed-out callers of one network. @default limits.graphqlPerMinute
   */
  requestsPerMinute?: number | undefined;
}

/**
 * Registers the GraphQL endpoint. As for REST, the session is checked before the body is read. Fastify parses and
 * limits the body, so that yoga only gets complete requests. Requires the rate limit plugin.
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
    maskedErrors: { maskError: maskUnknownError },
    plugins: [
      logFailures,
      shortMessages,
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
    keyGenerator: ({ user, ip }) => `graphql ${user?.id ?? networkOf(ip)}`,
  });
  app.post(paths.graphql, {
    bodyLimit: maxBodyBytes,
    preParsing: async (request) => {
      request.user = await findUser(request);
      const count = await countRequest(request);
      if (!count.isAllowed && count.isExceeded) throw tooOften();
      // Signed-out callers have few operations, all with short bodies.
      const isShort = Number(request.headers['content-length']) <= limits.visitorBody;
      if (!request.user && !isShort) throw signedOut();
    },
    handler: async ({ body, user, log }, reply) => {
      if (isTooDeep(body)) throw invalid('The request is nested too deeply');
      const response = await yoga.fetch(
        `http://graphql${paths.graphql}`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) },
        { ...services, user, log, rows: new RowBudget(limits.graphqlRows) },
      );
      const answer = Buffer.from(await response.arrayBuffer());
      if (user && isMutation(body)) await noteWrite(services.database, user.id);
      const isTooLong = answer.length > limits.graphqlBytes;
      for (const name of forwardedHeaders) {
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

/** Whether a request may have changed something. One that only mentions the word counts too, which does no harm. */
function isMutation(body: unknown): boolean {
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' && query.includes('mutation');
}

/** Headers of yoga's response that are sent to the caller. */
const forwardedHeaders = ['retry-after', 'allow'] as const;

/** Converts refusals and database outages to GraphQL errors, and masks all other errors. */
function maskUnknownError(error: unknown, message: string, isDev?: boolean): Error {
  const inner = error instanceof Error && 'originalError' in error ? error.originalError : error;
  if (isDatabaseUnavailable(inner)) return toGraphQLError(databaseUnavailable());
  return inner instanceof HttpFailure ? toGraphQLError(inner) : maskError(error, message, isDev);
}
