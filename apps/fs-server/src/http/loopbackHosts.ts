import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from '../environment.ts';
import { misdirected } from './failures.ts';

/**
 * Accepts only requests whose Host header is a loopback name. A website can point a name of its own at 127.0.0.1 (DNS
 * rebinding), and the browser would then let that site read our responses.
 */
export function registerLoopbackHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isLoopbackHost(hostname)) throw misdirected();
  });
}
