import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

test('requests of one network are limited, but the files that a page loads do not count', async () => {
  const appFolder = await mkdtemp(join(tmpdir(), 'foresight-limit-'));
  await mkdir(join(appFolder, 'assets'));
  await writeFile(join(appFolder, 'index.html'), 'page');
  await writeFile(join(appFolder, 'assets/app-12345678.js'), 'code');
  const server = await startTestServer({ appFolder, requestsPerMinute: 2 });
  onTestFinished(async () => {
    await server.close();
    await rm(appFolder, { recursive: true });
  });
  const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;

  for (let load = 0; load < 5; load += 1) expect(await statusOf('/fs/assets/app-12345678.js')).toBe(200);
  expect([await statusOf('/fs/login'), await statusOf('/health'), await statusOf('/fs/login')]).toEqual([
    200, 200, 429,
  ]);
  expect(await statusOf('/fs/assets/app-12345678.js')).toBe(200);
  expect(await statusOf('/fs/assets/../login')).toBe(429);
});
