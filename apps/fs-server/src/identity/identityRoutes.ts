import { isLanguage, type LanguageId, paths } from '@fs/api-contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { HttpFailure } from '../http/failures.ts';
import { formatDeviceName } from '../http/formatDeviceName.ts';
import { databaseUnavailable, isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';
import { networkOf } from '../http/networkOf.ts';
import type { ActionContext } from './actions/action.ts';
import { actions } from './actions/actions.ts';
import type { AttemptRule } from './attempts.ts';
import { CognitoError } from './cognitoError.ts';

const contentType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';
/** A request contains up to two tokens. */
const maxBodyBytes = 16 * 1024;

interface IdentityRouteOptions {
  context: Omit<ActionContext, 'network' | 'device' | 'language'>;
  jwks: () => JSONWebKeySet;
  /** Limits calls that try a password or a code, per network. */
  guesses: AttemptRule;
}

/** Registers the Cognito-compatible endpoint and its key set. */
export async function registerIdentityRoutes(app: FastifyInstance, options: IdentityRouteOptions): Promise<void> {
  app.get(paths.jwks, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(options.jwks()),
  );
  // Encapsulated, so that the content type and error format apply to this route only.
  await app.register(async (scope) => {
    scope.addContentTypeParser(contentType, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.setErrorHandler<FastifyError | CognitoError | HttpFailure>((error, request, reply) => {
      const isUnavailable = isDatabaseUnavailable(error);
      if (isUnavailable) request.log.error({ err: error }, 'Database not available');
      const failure = isUnavailable ? databaseUnavailable() : error;
      const { type, message, status } = toCognitoError(failure);
      const isExpected = failure instanceof HttpFailure;
      if (isExpected) reply.headers(failure.headers);
      else if (status === 500) request.log.error({ err: error }, 'Request failed');
      const body = JSON.stringify({ __type: type, message });
      return reply
        .status(isExpected ? failure.status : status)
        .type(contentType)
        .send(body);
    });
    scope.post(paths.identity, {
      bodyLimit: maxBodyBytes,
      onRequest: async (request) => {
        if (actions.get(operationOf(request))?.caller === 'token') return;
        if (!(await options.context.attempts.count(options.guesses, networkOf(request.ip)))) throw tooManyRequests();
      },
      handler: async (request, reply) => {
        const answer = await runAction(operationOf(request), request.body, {
          ...options.context,
          network: networkOf(request.ip),
          device: formatDeviceName(request.headers['user-agent']),
          language: languageOf(request.body),
        });
        return reply.type(contentType).header('cache-control', 'no-store').send(JSON.stringify(answer));
      },
    });
  });
}

/** The operation that a request names; empty when it names none of this service. */
function operationOf({ headers }: FastifyRequest): string {
  const target = headers['x-amz-target'];
  return typeof target === 'string' && target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
}

/** The language of the sender’s page, as the client tells it. English for any other. */
function languageOf(body: unknown): LanguageId {
  const { ClientMetadata: metadata } = (body ?? {}) as { ClientMetadata?: { language?: unknown } | null };
  return isLanguage(metadata?.language) ? metadata.language : 'en';
}

async function runAction(operation: string, body: unknown, context: ActionContext): Promise<object> {
  const action = actions.get(operation);
  if (!action) throw new CognitoError('UnknownOperationException', 'This operation is unknown.');
  return action.run(body, context);
}

function tooManyRequests(): CognitoError {
  return new CognitoError('TooManyRequestsException', 'Too many requests. Please wait a minute and try again.');
}

/**
 * Converts Fastify's errors (invalid JSON, body too large, unsupported content type) to Cognito's format. Details of
 * other errors stay internal. Cognito has no error of its own for a server that is busy.
 */
function toCognitoError(error: FastifyError | CognitoError | HttpFailure): CognitoError {
  if (error instanceof CognitoError) return error;
  if (error instanceof HttpFailure) return internalError();
  if (error.statusCode === 429) return tooManyRequests();
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isCallersFault
    ? new CognitoError('SerializationException', 'The request could not be read.')
    : internalError();
}

function internalError(): CognitoError {
  return new CognitoError('InternalErrorException', 'Something went wrong. Please try again.');
}
