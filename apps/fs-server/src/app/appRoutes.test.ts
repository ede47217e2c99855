import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '@fs/api-contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerApp } from './appRoutes.ts';
import { findPageFiles } from './pageFiles.ts';

const google = { authorizeUrl: '/oauth2/authorize', tokenUrl: '/oauth2/token' };

const environment: Environment = {
  productName: 'Foresight',
  version: '1.0.0',
  apiUrl: '',
  assets: { logo: null, staticUrl: '' },
  identity: { endpoint: '/identity/', clientId: 'app', google: null },
  hosts: { stage: null, prod: null },
  stages: {},
};

const app = fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foresight-app-'));
  for (const page of ['', 'login', 'landing', 'research/home']) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), `page of ${page || 'all other paths'}`);
  }
  await registerApp(app, folder, environment);
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
  ['/fs/research/companies', 'all other paths'],
  ['/fs/research', 'all other paths'],
  ['/fs/..%2f..%2flogin', 'all other paths'],
])('%s serves the page of %s', async (url, page) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(`page of ${page}`);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each<[string, Partial<Environment>, string]>([
  ['with default settings', {}, 'login/painted.html'],
  ['with Google', { identity: { ...environment.identity, google } }, 'login/painted-google.html'],
  ['under another name', { productName: 'Acme Research' }, 'login/index.html'],
  ['with a logo', { assets: { logo: '/logo.svg', staticUrl: '' } }, 'login/index.html'],
  ['with an identity provider per stage', { stages: { prod: { identity: environment.identity } } }, 'login/index.html'],
])('a server %s sends the matching login page', async (_how, changes, file) => {
  const built = await mkdtemp(path.join(tmpdir(), 'foresight-built-'));
  try {
    await mkdir(path.join(built, 'login'));
    for (const name of ['index', 'painted', 'painted-google']) {
      await writeFile(path.join(built, 'login', `${name}.html`), '');
    }
    await writeFile(path.join(built, 'painted.json'), '{"productName":"Foresight"}');
    expect(findPageFiles(built, { ...environment, ...changes }).get('login')).toBe(file);
  } finally {
    await rm(built, { recursive: true });
  }
});
