import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from '../environment.ts';
import { misdirected } from './failures.ts';

/**
 * Answers only requests that were made under a name of this machine. A web site can point a name of its own at
 * 127.0.0.1 (DNS rebinding): to a browser we would then be a part of that site, and it could read our answers.
 */
export function registerLoopbackHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isLoopbackHost(hostname)) throw misdirected();
  });
}
