import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/** Accepts a client's request id only in this form, so that it cannot smuggle other text into the log. */
const safeRequestId = /^[A-Za-z0-9-]{8,64}$/;

/** Options for structured logs without personal data: they hold the route's pattern, never its URL, body or caller. */
export function loggingOptions(level: string): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger:
      level === 'silent'
        ? false
        : { level, serializers: { req: emptySerializer, res: emptySerializer, err: serializeError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && safeRequestId.test(given) ? given : randomUUID();
    },
  };
}

/** Sends the request id with every response, and logs one line per request. */
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

const emptySerializer = () => ({});

/** A driver's message can contain the failing row, so only the name, code and stack frames are logged. */
function serializeError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, message: error.code ?? error.name, stack: frames.join('\n') };
}
