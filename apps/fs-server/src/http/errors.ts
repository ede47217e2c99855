import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpFailure } from './failures.ts';
import { isDatabaseUnavailable, whileUnavailable } from './isDatabaseUnavailable.ts';

/** Every refusal leaves as `{ message, requestId }`, some with details, and nothing of the inside leaves at all. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpFailure>(answerFailure);
  app.setNotFoundHandler((request, reply) => {
    reply.status(404).send({ message: 'Not found', requestId: request.id });
  });
}

/** Fastify's own refusals, of an address that cannot be decoded for one, come here before any hook has run. */
export function answerFailure(cause: FastifyError | HttpFailure, request: FastifyRequest, reply: FastifyReply): void {
  const isGone = isDatabaseUnavailable(cause);
  if (isGone) request.log.error({ err: cause }, 'Database not available');
  const error = isGone ? whileUnavailable() : cause;
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  const status = error instanceof HttpFailure ? error.status : (error.statusCode ?? 500);
  if (error instanceof HttpFailure) reply.headers(error.headers);
  if (error instanceof HttpFailure || (status >= 400 && status < 500)) {
    const details = error instanceof HttpFailure ? error.details : {};
    reply.status(status).send({ ...details, message: error.message, requestId: request.id });
    return;
  }
  // Without words of ours, the logger would take the error's own.
  request.log.error({ err: error }, 'Request failed');
  reply.status(500).send({ message: 'Something went wrong', requestId: request.id });
}
