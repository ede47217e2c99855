import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from './errors.ts';
import { loggingOptions, registerRequestLog } from './logging.ts';

/** Starts a server that collects its log lines, with a route that fails as a database driver does. */
async function startLoggingServer() {
  const lines: string[] = [];
  const { logger, ...options } = loggingOptions('debug');
  const app = fastify({
    ...options,
    logger: { ...(logger as object), stream: { write: (line: string) => void lines.push(line) } },
  });
  registerRequestLog(app);
  registerErrors(app);
  app.post('/people/:name', async () => {
    throw Object.assign(new Error('duplicate key (lovelace@foresight.example)'), {
      code: '23505',
      detail: 'Key (email)',
    });
  });
  return { app, lines };
}

test('the log of a failing request holds its route and id, and no personal data', async () => {
  const { app, lines } = await startLoggingServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/people/Ada%20Lovelace?email=lovelace@foresight.example',
    headers: { authorization: 'Bearer secret', 'user-agent': 'Lovelaces-Browser' },
    payload: { password: 'correct horse' },
  });
  const log = lines.join('');
  expect(log).not.toMatch(/lovelace|secret|horse|127\.0\.0\.1|email/i);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      err: expect.objectContaining({ message: '23505' }),
    }),
    expect.objectContaining({ method: 'POST', route: '/people/:name', status: 500 }),
  ]);
  expect(answer.json()).toEqual({ message: 'Something went wrong', requestId: answer.headers['x-request-id'] });
  await app.close();
});

test('a request id of the client is used only if it is well-formed', async () => {
  const { app } = await startLoggingServer();
  const idFor = async (id: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idFor('4f0c9c52-1b1c')).toBe('4f0c9c52-1b1c');
  expect(await idFor('lovelace@foresight.example')).toMatch(/^[\da-f]{8}-/);
  await app.close();
});
