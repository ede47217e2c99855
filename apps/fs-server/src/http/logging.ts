import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/** Ids from outside are kept only when they cannot carry anything but an id. */
const safeRequestId = /^[A-Za-z0-9-]{8,64}$/;

/** Structured logs that hold no personal data: the route's pattern, never its address, body or caller. */
export function loggingOptions(level: string): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: level === 'silent' ? false : { level, serializers: { req: nothing, res: nothing, err: shortError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && safeRequestId.test(given) ? given : randomUUID();
    },
  };
}

/** Says the request's id in every answer and logs one line for it. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
}

const nothing = () => ({});

/** A driver's error can carry the row that it failed on: only its name, code and stack frames are kept. */
function shortError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, message: error.code ?? error.name, stack: frames.join('\n') };
}
