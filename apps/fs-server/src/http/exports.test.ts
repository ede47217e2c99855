import { once } from 'node:events';
import { request } from 'node:http';
import fastifyRateLimit from '@fastify/rate-limit';
import { limits, paths, rowStreams } from '@fs/api-contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { registerExport } from './exports.ts';
import { registerRequestWork } from './requestWork.ts';
import { registerStalledAnswers } from './stalledAnswers.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

test('all exports of a user count together, the CSV file among them', async () => {
  const id = await server.insertList({ owner: 'unlimited' });
  const headers = { authorization: await server.authorizationOf('unlimited') };
  const doors = [
    { method: 'GET', url: paths.watchlistExport.replace(':id', id) } as const,
    ...Object.values(rowStreams).map(
      ({ path }) => ({ method: 'POST', url: path.replace(':id', id), payload: {} }) as const,
    ),
  ];
  const statuses: number[] = [];
  for (let call = 0; call < limits.exportsPerMinute; call += 1) {
    const door = doors[call % doors.length] ?? doors[0];
    statuses.push((await server.app.inject({ headers, ...door })).statusCode);
  }
  expect(statuses).toEqual(statuses.map(() => 200));
  for (const door of doors) expect((await server.app.inject({ headers, ...door })).statusCode).toBe(429);
  expect(doors.length).toBeGreaterThan(3);
});

/** A server with one export that never ends, and how many parts were read of it. */
async function endlessExport(patienceMs: number) {
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
  registerStalledAnswers(app, patienceMs);
  registerExport(
    app,
    { method: 'GET', url: '/endless', schema: {}, open: async () => ({ type: 'text/plain', parts: endless() }) },
    {
      findUser: async () => ({ id: 'ada', email: 'ada@foresight.example', groups: [] }),
      attempts: { count: async () => true, giveBack: async () => undefined },
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

test('an export whose user has gone reads nothing more', async () => {
  const { call, answer, ended, countParts } = await endlessExport(60_000);
  await once(answer, 'data');
  call.destroy();
  await ended;
  const parts = countParts();
  await new Promise(setImmediate);
  expect(countParts()).toBe(parts);
});

test('an export that nobody takes anything of is ended, with its connection', async () => {
  const { answer, ended } = await endlessExport(50);
  answer.pause();
  await ended;
  answer.resume();
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
});
