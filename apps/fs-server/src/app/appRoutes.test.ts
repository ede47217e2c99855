import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerApp } from './appRoutes.ts';

const app = fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foresight-app-'));
  for (const page of ['', 'login', 'landing', 'research/home']) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), `page of ${page || 'all others'}`);
  }
  await registerApp(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/fs/login', 'login'],
  ['/fs/login/', 'login'],
  ['/fs/login/?redirect=%2Fplans', 'login'],
  ['/fs/', 'landing'],
  ['/fs/research/home', 'research/home'],
  ['/fs/research/companies', 'all others'],
  ['/fs/research', 'all others'],
  ['/fs/..%2f..%2flogin', 'all others'],
])('%s is answered with the page of %s', async (url, page) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(`page of ${page}`);
  expect(answer.headers['cache-control']).toBe('no-cache');
});
