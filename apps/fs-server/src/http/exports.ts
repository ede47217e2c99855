import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { limits } from '@fs/api-contract';
import type { FastifyInstance, FastifySchema, HTTPMethods } from 'fastify';
import type { Attempts } from '../identity/attempts.ts';
import { signedOut, tooOften } from './failures.ts';
import type { FindUser } from './restRoutes.ts';
import type { User } from './user.ts';

/** All exports of a user count together, whatever they export. */
const exportRule = { name: 'export', most: limits.exportsPerMinute, seconds: 60 };

export interface ExportCall {
  params: unknown;
  query: unknown;
  body: unknown;
  user: User;
}

/** An answer of any length. */
export interface Export {
  /** Media type. */
  type: string;
  headers?: Readonly<Record<string, string>>;
  /** Read as fast as the caller takes it. What breaks on the way breaks the answer off. */
  parts: AsyncIterable<string>;
}

interface ExportRoute {
  method: HTTPMethods;
  url: string;
  schema: FastifySchema;
  /** Refusals are thrown here, before the first part. */
  open: (call: ExportCall) => Promise<Export>;
}

export interface ExportServices {
  findUser: FindUser;
  attempts: Attempts;
}

/** Registers the one kind of route that streams: who asks, and how often, is settled before a body is read. */
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
      if (!(await attempts.count(exportRule, request.user.id))) throw tooOften();
    },
    handler: async ({ params, query, body, user }, reply) => {
      if (!user) throw signedOut();
      const { type, headers = {}, parts } = await open({ params, query, body, user });
      return reply
        .type(`${type}; charset=utf-8`)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(Readable.from(inThisContext(parts)));
    },
  });
}

/** The parts, each read as work of the request; a stream would read them as work of its socket. */
function inThisContext(parts: AsyncIterable<string>): AsyncIterable<string> {
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
