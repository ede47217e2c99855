import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '@fs/api-contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../testing/testEnvironment.ts';
import { registerApp } from './appRoutes.ts';
import { chosenLanguage, findPageFiles, findTranslatedFiles } from './pageFiles.ts';

const google = { authorizeUrl: '/oauth2/authorize', tokenUrl: '/oauth2/token' };

const app = fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foresight-app-'));
  for (const page of ['', 'login', 'landing', 'research/home']) {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), `page of ${page || 'all other paths'}`);
  }
  await registerApp(app, {
    folder,
    environment: testEnvironment,
    readPage: async ({ key }) => {
      if (key.endsWith('/broken')) throw new Error('No database');
      return key === 'referral/unknown' ? { status: 404 } : { status: 200, head: '<title>Known</title>' };
    },
    readRevision: async () => '0',
    renderPage: async () => null,
    findMovedPath: async (path) => (path === '/research/companies/former' ? '/research/companies/kept' : undefined),
  });
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

test('the path of a merged company leads to the company that was kept, with its query', async () => {
  const answer = await app.inject('/fs/research/companies/former?compare=1#news');
  expect(answer.statusCode).toBe(301);
  expect(answer.headers).toMatchObject({
    location: '/fs/research/companies/kept?compare=1',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['of something unknown', '/fs/referral/unknown', 404],
  ['of something unknown, with a slash and a query', '/fs/referral/unknown/?from=mail', 404],
  ['of something known', '/fs/referral/known', 200],
  ['whose subject cannot be looked up', '/fs/referral/broken', 200],
])('a public page %s is the app, with the matching status', async (_of, url, status) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toBe('page of all other paths');
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
});

test.each([
  ['with the ETag of the known page', ({ etag }) => ({ 'if-none-match': String(etag) })],
  ['with the date of the known page', (known) => ({ 'if-modified-since': String(known['last-modified']) })],
  ['of another version', () => ({ 'if-match': '"other"' })],
  ['for a part', () => ({ range: 'bytes=0-3' })],
  ['for a part after the end', () => ({ range: 'bytes=1000-' })],
] satisfies [string, (known: OutgoingHttpHeaders) => Record<string, string>][])(
  'a request %s gets all of the page of something unknown',
  async (_how, headersFor) => {
    const { headers } = await app.inject('/fs/referral/known');
    const answer = await app.inject({ url: '/fs/referral/unknown', headers: headersFor(headers) });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('page of all other paths');
    expect(answer.headers).not.toHaveProperty('content-range');
  },
);

test.each<[string, Partial<Environment>, string]>([
  ['with default settings', {}, 'login/painted.html'],
  ['with Google', { identity: { ...testEnvironment.identity, google } }, 'login/painted-google.html'],
  ['under another name', { productName: 'Acme Research' }, 'login/index.html'],
  ['with a logo', { assets: { logo: '/logo.svg', staticUrl: '' } }, 'login/index.html'],
  [
    'with an identity provider per stage',
    { stages: { prod: { identity: testEnvironment.identity } } },
    'login/index.html',
  ],
])('a server %s sends the matching login page', async (_how, changes, file) => {
  const built = await mkdtemp(path.join(tmpdir(), 'foresight-built-'));
  try {
    await mkdir(path.join(built, 'login'));
    for (const name of ['index', 'painted', 'painted-google']) {
      await writeFile(path.join(built, 'login', `${name}.html`), '');
    }
    await writeFile(path.join(built, 'painted.json'), '{"productName":"Foresight"}');
    expect(findPageFiles(built, { ...testEnvironment, ...changes }).get('login')).toBe(file);
  } finally {
    await rm(built, { recursive: true });
  }
});

test.each([
  ['in the language that was chosen', 'a=1; fs.language=de', 'login/painted-de.html'],
  ['in English without a choice', 'a=1', 'login/painted.html'],
  ['in English for a language that the build does not have', 'fs.language=fr', 'login/painted.html'],
  ['in English for a cookie that is no language', 'fs.language=../de', 'login/painted.html'],
])('[XSHELL-034] a page is sent %s', async (_how, cookie, file) => {
  const built = await mkdtemp(path.join(tmpdir(), 'foresight-built-'));
  try {
    await mkdir(path.join(built, 'login'));
    for (const name of ['painted', 'painted-de']) await writeFile(path.join(built, 'login', `${name}.html`), '');
    expect(findTranslatedFiles(built)('login/painted.html', chosenLanguage(cookie))).toBe(file);
  } finally {
    await rm(built, { recursive: true });
  }
});
