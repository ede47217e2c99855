import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { limits } from '@fs/api-contract';
import type { FastifyInstance, FastifySchema, HTTPMethods } from 'fastify';
import type { Attempts } from '../identity/attempts.ts';
import { signedOut } from './failures.ts';
import { limitCalls } from './limitCalls.ts';
import type { FindUser } from './restRoutes.ts';
import type { User } from './user.ts';

/** One limit per user, shared by all kinds of export. */
const exportRule = { name: 'export', limit: limits.exportsPerMinute, windowSeconds: 60 };

export interface ExportCall {
  params: unknown;
  query: unknown;
  body: unknown;
  user: User;
}

/** A streamed response of any length. */
export interface Export {
  /** Media type. */
  type: string;
  headers?: Readonly<Record<string, string>>;
  /** Pulled at the pace of the client. An error while iterating aborts the response. */
  parts: AsyncIterable<string>;
}

interface ExportRoute {
  method: HTTPMethods;
  url: string;
  schema: FastifySchema;
  /** Throws refusals here, before the first part is sent. */
  open: (call: ExportCall) => Promise<Export>;
}

export interface ExportServices {
  findUser: FindUser;
  attempts: Attempts;
}

/**
 * Registers a streamed route. The session and the rate limit are checked before the body is read, the session also
 * before each part.
 */
export function registerExport(
  app: FastifyInstance,
  { method, url, schema, open }: ExportRoute,
  { findUser, attempts }: ExportServices,
): void {
  app.route({
    method,
    url,
    schema,
    preParsing: async (request) => {
      request.user = await findUser(request);
      if (!request.user) throw signedOut();
      await limitCalls(attempts, exportRule, request.user.id);
      request.work.readsReplica = !request.user.hasJustWritten;
    },
    handler: async (request, reply) => {
      const { params, query, body, user } = request;
      if (!user) throw signedOut();
      const { type, headers = {}, parts } = await open({ params, query, body, user });
      const isSignedIn = async () => (await findUser(request)) !== null;
      return reply
        .type(`${type}; charset=utf-8`)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(Readable.from(bindToContext(whileSignedIn(parts, isSignedIn))));
    },
  });
}

/** Ends with the session: a client that reads slowly gets nothing that is read after it logged out. */
async function* whileSignedIn(
  parts: AsyncIterable<string>,
  isSignedIn: () => Promise<boolean>,
): AsyncGenerator<string> {
  for await (const part of parts) {
    if (!(await isSignedIn())) throw signedOut();
    yield part;
  }
}

/** Runs each read in the async context of the request. A stream would run it in the context of its socket. */
export function bindToContext(parts: AsyncIterable<string>): AsyncIterable<string> {
  const run = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => {
      const iterator = parts[Symbol.asyncIterator]();
      return {
        next: () => run(() => iterator.next()),
        return: async () => run(() => iterator.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}
