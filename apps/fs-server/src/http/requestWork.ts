import type { FastifyInstance } from 'fastify';
import { type RequestWork, runForRequest } from '../database/requestWork.ts';

declare module 'fastify' {
  interface FastifyRequest {
    work: RequestWork;
  }
}

/**
 * Gives each request an abort signal that fires when its client disconnects, so that no further work is started for it.
 */
export function registerRequestWork(app: FastifyInstance): void {
  app.decorateRequest('work');
  app.addHook('onRequest', (request, reply, done) => {
    const caller = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) caller.abort();
    });
    request.work = { signal: caller.signal };
    runForRequest(request.work, done);
  });
  // Reading a body leaves the async context of the request.
  app.addHook('preValidation', ({ work }, _reply, done) => runForRequest(work, done));
}
