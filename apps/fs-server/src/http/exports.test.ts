import { once } from 'node:events';
import { request } from 'node:http';
import fastifyRateLimit from '@fastify/rate-limit';
import { limits, paths, rowStreams } from '@fs/api-contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { registerExport } from './exports.ts';
import { registerRequestWork } from './requestWork.ts';
import type { FindUser } from './restRoutes.ts';
import { registerStalledResponses } from './stalledResponses.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

test('all exports of a user share one limit, including the CSV file', async () => {
  const id = await server.insertList({ owner: 'unlimited' });
  const headers = { authorization: await server.authorizationOf('unlimited') };
  const transports = [
    { method: 'GET', url: paths.watchlistExport.replace(':id', id) } as const,
    ...Object.values(rowStreams).map(
      ({ path }) => ({ method: 'POST', url: path.replace(':id', id), payload: {} }) as const,
    ),
  ];
  const statuses: number[] = [];
  for (let call = 0; call < limits.exportsPerMinute; call += 1) {
    const transport = transports[call % transports.length] ?? transports[0];
    statuses.push((await server.app.inject({ headers, ...transport })).statusCode);
  }
  expect(statuses).toEqual(statuses.map(() => 200));
  for (const transport of transports) expect((await server.app.inject({ headers, ...transport })).statusCode).toBe(429);
  expect(transports.length).toBeGreaterThan(3);
});

const ada = { id: 'ada', email: 'ada@foresight.example', groups: [] };

/** Starts a server with one endless export, and counts the parts that were read. */
async function startEndlessExport(patienceMs: number, findUser: FindUser = async () => ada) {
  const app = fastify({ logger: false });
  await app.register(fastifyRateLimit, { global: false });
  const ended = Promise.withResolvers<void>();
  let parts = 0;
  async function* endless() {
    try {
      while (true) {
        parts += 1;
        yield 'x'.repeat(64 * 1024);
      }
    } finally {
      ended.resolve();
    }
  }
  app.decorateRequest('user', null);
  registerRequestWork(app);
  registerStalledResponses(app, patienceMs);
  registerExport(
    app,
    { method: 'GET', url: '/endless', schema: {}, open: async () => ({ type: 'text/plain', parts: endless() }) },
    {
      findUser,
      attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const call = request(`${url}/endless`).end();
  call.on('error', () => undefined);
  const [answer] = await once(call, 'response');
  answer.on('error', () => undefined);
  return { call, answer, ended: ended.promise, countParts: () => parts };
}

test('an export stops reading when its client disconnects', async () => {
  const { call, answer, ended, countParts } = await startEndlessExport(60_000);
  await once(answer, 'data');
  call.destroy();
  await ended;
  const parts = countParts();
  await new Promise(setImmediate);
  expect(countParts()).toBe(parts);
});

test('an export ends with its connection when the client reads nothing', async () => {
  const { answer, ended } = await startEndlessExport(50);
  answer.pause();
  await ended;
  answer.resume();
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
});

test('an export ends with the session of its user, however much is left to send', async () => {
  let isSignedIn = true;
  const { answer, ended, countParts } = await startEndlessExport(60_000, async () => (isSignedIn ? ada : null));
  await once(answer, 'data');
  isSignedIn = false;
  const parts = countParts();
  answer.resume();
  await ended;
  // The one that was being read is not sent.
  expect(countParts() - parts).toBeLessThanOrEqual(2);
  expect(answer.complete).toBe(false);
});
