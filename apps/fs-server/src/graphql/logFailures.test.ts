import fastifyRateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ChatServices } from '../areas/channels/ChatServices.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { loggingOptions } from '../http/logging.ts';
import { registerGraphQL } from './graphqlRoute.ts';

/** Starts the GraphQL endpoint on a database that fails as a driver does, and collects its log lines. */
async function startBrokenServer() {
  const lines: string[] = [];
  const { logger, ...options } = loggingOptions('error');
  const app = fastify({
    ...options,
    logger: { ...(logger as object), stream: { write: (line: string) => void lines.push(line) } },
  });
  const database = {
    get kysely() {
      throw Object.assign(new Error('index broken (lovelace@foresight.example)'), { code: 'XX001' });
    },
  } as unknown as Database;
  const post = { publicUrl: 'http://127.0.0.1', productName: 'Foresight' };
  await app.register(fastifyRateLimit, { global: false });
  const attempts = { count: async () => true, waitFor: async () => 0, uncount: async () => undefined };
  const services = { database, files: {} as Files, attempts, mailContext: post, chat: {} as ChatServices };
  registerGraphQL(app, services, async () => ({ id: 'lovelace', email: 'lovelace@foresight.example', groups: [] }));
  const ask = (limit: number) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-request-id': '4f0c9c52-1b1c' },
      payload: { query: `{ userPreferencesByOwner(owner: "lovelace", limit: ${limit}) { nextToken } }` },
    });
  return { app, lines, ask };
}

test('logs an internal error under its request without its message, and reveals nothing to the caller', async () => {
  const { app, lines, ask } = await startBrokenServer();
  const answer = await ask(10);
  expect(answer.json().errors[0].message).toBe('Unexpected error.');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ reqId: '4f0c9c52-1b1c', err: expect.objectContaining({ message: 'XX001' }) }),
  ]);
  expect(lines.join('')).not.toContain('lovelace');
  await app.close();
});

test('does not log refusals', async () => {
  const { app, lines, ask } = await startBrokenServer();
  expect((await ask(0)).json().errors[0].message).toBe('limit must be from 1 to 100');
  expect(lines).toEqual([]);
  await app.close();
});
