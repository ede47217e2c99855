import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from './errors.ts';
import { registerLoopbackHosts } from './loopbackHosts.ts';

async function statusFor(host: string, url = '/outbox'): Promise<number> {
  const app = fastify();
  registerErrors(app);
  registerLoopbackHosts(app);
  app.get('/outbox', async () => 'mail');
  const { statusCode } = await app.inject({ url, headers: { host } });
  await app.close();
  return statusCode;
}

test.each(['127.0.0.1:4400', 'localhost:4400', 'LocalHost', '[::1]:4400'])(
  'accepts a request for %s, a loopback host',
  async (host) => {
    expect(await statusFor(host)).toBe(200);
  },
);

test.each(['evil.example:4400', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0:4400', '192.168.0.7'])(
  'rejects a request for "%s", which a website may have pointed here',
  async (host) => {
    expect(await statusFor(host)).toBe(421);
    expect(await statusFor(host, '/nothing-here')).toBe(421);
  },
);
