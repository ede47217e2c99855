import fastifyRateLimit from '@fastify/rate-limit';
import type { routes } from '@fs/api-contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Handlers, registerRestRoutes } from './restRoutes.ts';

test('a call beyond the rate limit is refused before anyone asks whose it is', async () => {
  const app = fastify();
  await app.register(fastifyRateLimit, { max: 2, timeWindow: '1 minute' });
  let lookups = 0;
  registerRestRoutes(app, { getCompanies: async () => [] } as unknown as Handlers<typeof routes>, async () => {
    lookups += 1;
    return null;
  });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    statuses.push((await app.inject('/api/companies?query=a')).statusCode);
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true, true]);
  expect(lookups).toBe(2);
  await app.close();
});
