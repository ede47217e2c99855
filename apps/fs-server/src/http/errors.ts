import type { FastifyError, FastifyInstance } from 'fastify';
import { HttpFailure } from './failures.ts';

/** Every refusal leaves as `{ message, requestId }`, and nothing of the inside leaves at all. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpFailure>((error, request, reply) => {
    if (error instanceof HttpFailure) {
      return reply.status(error.status).send({ message: error.message, requestId: request.id });
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return reply.status(status).send({ message: error.message, requestId: request.id });
    }
    // Without words of ours, the logger would take the error's own.
    request.log.error({ err: error }, 'Request failed');
    return reply.status(500).send({ message: 'Something went wrong', requestId: request.id });
  });
  app.setNotFoundHandler((request, reply) => {
    reply.status(404).send({ message: 'Not found', requestId: request.id });
  });
}
