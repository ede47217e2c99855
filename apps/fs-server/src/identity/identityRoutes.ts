import { paths } from '@fs/api-contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { deviceName } from '../http/deviceName.ts';
import { networkOf } from '../http/networkOf.ts';
import type { ActionContext } from './actions/action.ts';
import { actions } from './actions/actions.ts';
import type { AttemptRule } from './attempts.ts';
import { CognitoError } from './cognitoError.ts';

const contentType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';
/** A request holds two tokens at most. */
const largestBody = 16 * 1024;

interface IdentityRouteOptions {
  context: Omit<ActionContext, 'network' | 'device'>;
  jwks: JSONWebKeySet;
  /** Counts calls that try a password or a code, from one network. */
  guesses: AttemptRule;
}

/** The Cognito-compatible endpoint and its key set. */
export async function registerIdentityRoutes(app: FastifyInstance, options: IdentityRouteOptions): Promise<void> {
  app.get(paths.jwks, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(options.jwks),
  );
  // A scope of its own, so that the content type and the shape of errors stay with this one route.
  await app.register(async (scope) => {
    scope.addContentTypeParser(contentType, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.setErrorHandler<FastifyError | CognitoError>((error, request, reply) => {
      const refusal = toCognitoError(error);
      if (refusal.status === 500) request.log.error({ err: error });
      const body = JSON.stringify({ __type: refusal.type, message: refusal.message });
      return reply.status(refusal.status).type(contentType).send(body);
    });
    scope.post(paths.identity, {
      bodyLimit: largestBody,
      onRequest: async (request) => {
        if (actions.get(operationOf(request))?.caller === 'token') return;
        if (!(await options.context.attempts.count(options.guesses, networkOf(request.ip)))) throw tooMany();
      },
      handler: async (request, reply) => {
        const answer = await runAction(operationOf(request), request.body, {
          ...options.context,
          network: networkOf(request.ip),
          device: deviceName(request.headers['user-agent']),
        });
        return reply.type(contentType).header('cache-control', 'no-store').send(JSON.stringify(answer));
      },
    });
  });
}

/** The operation that a request asks for; empty when it names none of this service. */
function operationOf({ headers }: FastifyRequest): string {
  const target = headers['x-amz-target'];
  return typeof target === 'string' && target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
}

async function runAction(operation: string, body: unknown, context: ActionContext): Promise<object> {
  const action = actions.get(operation);
  if (!action) throw new CognitoError('UnknownOperationException', 'This operation is unknown.');
  return action.run(body, context);
}

function tooMany(): CognitoError {
  return new CognitoError('TooManyRequestsException', 'Too many requests. Please wait a minute and try again.');
}

/** Fastify's own refusals (no JSON, too long, another content type) in Cognito's words; the rest stays inside. */
function toCognitoError(error: FastifyError | CognitoError): CognitoError {
  if (error instanceof CognitoError) return error;
  if (error.statusCode === 429) return tooMany();
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isCallersFault
    ? new CognitoError('SerializationException', 'The request could not be read.')
    : new CognitoError('InternalErrorException', 'Something went wrong. Please try again.');
}
