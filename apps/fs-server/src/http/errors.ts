import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpFailure } from './failures.ts';
import { databaseUnavailable, isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

/** Fastify's errors about an address, which would repeat all of it. */
const addressProblems: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address cannot be decoded',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long',
};

/** Sends every error as `{ message, requestId }`, some with details. Internal errors reveal nothing. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpFailure>(sendFailure);
  app.setNotFoundHandler((request, reply) => {
    reply.status(404).send({ message: 'Not found', requestId: request.id });
  });
}

/**
 * The error handler. Fastify also calls it for its own errors, such as a URL that cannot be decoded, before any hook.
 */
export function sendFailure(cause: FastifyError | HttpFailure, request: FastifyRequest, reply: FastifyReply): void {
  const isUnavailable = isDatabaseUnavailable(cause);
  if (isUnavailable) request.log.error({ err: cause }, 'Database not available');
  const error = isUnavailable ? databaseUnavailable() : cause;
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  const status = error instanceof HttpFailure ? error.status : (error.statusCode ?? 500);
  if (error instanceof HttpFailure) reply.headers(error.headers);
  if (error instanceof HttpFailure || (status >= 400 && status < 500)) {
    const details = error instanceof HttpFailure ? error.details : {};
    const message = ('code' in error && addressProblems[error.code]) || error.message;
    reply.status(status).send({ ...details, message, requestId: request.id });
    return;
  }
  // Set a message of our own. Without one, the logger would log the error's message, which may hold user data.
  request.log.error({ err: error }, 'Request failed');
  reply.status(500).send({ message: 'Something went wrong', requestId: request.id });
}
