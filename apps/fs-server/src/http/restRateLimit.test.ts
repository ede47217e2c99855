import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import fastifyRateLimit from '@fastify/rate-limit';
import type { routes } from '@fs/api-contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createAttempts } from '../identity/attempts.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { registerRequestWork } from './requestWork.ts';
import { type Handlers, registerRestRoutes } from './restRoutes.ts';

const generateKeys = promisify(generateKeyPair);

test('rejects a call beyond the rate limit before looking up its user', async () => {
  const app = fastify();
  registerRequestWork(app);
  await app.register(fastifyRateLimit, { max: 2, timeWindow: '1 minute' });
  let lookups = 0;
  const findUser = async () => {
    lookups += 1;
    return null;
  };
  registerRestRoutes(app, { getCompanies: async () => [] } as unknown as Handlers<typeof routes>, {
    database: await openTestDatabase(),
    findUser,
    findTokenUser: async () => null,
    attempts: { count: async () => true, waitFor: async () => 0, uncount: async () => undefined },
  });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    statuses.push((await app.inject('/api/companies?query=a')).statusCode);
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true, true]);
  expect(lookups).toBe(2);
  await app.close();
});

test("counts a route's own limit in the database, across servers and per IP address", async () => {
  const database = await openTestDatabase();
  const { privateKey } = await generateKeys('rsa', { modulusLength: 2048 });
  let time = Date.parse('2026-11-20T12:00:00Z');
  const attempts = createAttempts({ database, signingKey: privateKey, now: () => new Date(time) });
  const servers = [fastify({ trustProxy: true }), fastify({ trustProxy: true })];
  const handlers = { submitForm: async () => ({ id: randomUUID() }) } as unknown as Handlers<typeof routes>;
  const nobody = async () => null;
  for (const app of servers) {
    registerRequestWork(app);
    registerRestRoutes(app, handlers, { database, findUser: nobody, findTokenUser: nobody, attempts });
  }
  const send = async (call: number, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const answer = await servers[call % 2]?.inject({
      method: 'POST',
      url: '/api-public/forms/support',
      headers,
      payload: {},
    });
    return { status: answer?.statusCode, after: answer?.headers['retry-after'] };
  };
  const statuses: (number | undefined)[] = [];
  for (let call = 0; call < 7; call += 1) statuses.push((await send(call, '192.0.2.1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await send(0, '192.0.2.2')).status).toBe(200);
  time += 40_000;
  // Says when the window of the first call ends.
  expect(await send(0, '192.0.2.1')).toEqual({ status: 429, after: '20' });
  time += 20_000;
  expect((await send(1, '192.0.2.1')).status).toBe(200);
  await Promise.all(servers.map((app) => app.close()));
  await database.close();
});
