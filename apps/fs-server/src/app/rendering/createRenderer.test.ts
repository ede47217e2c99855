import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Environment } from '@fs/api-contract';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderer, isRendererCall } from './createRenderer.ts';
import { fillPage } from './fillPage.ts';

const environment = { productName: 'Foresight' } as Environment;
const app = fastify();
let folder: string;

/** A module that renders the answer to a call, in place of the one that is built from the app. */
const source = `export async function renderPage(path, { publicUrl, fetch, language }) {
  if (path === '/broken') throw new Error('Broken');
  const answer = await fetch(publicUrl + '/echo?path=' + path + '&language=' + language, { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } });
  return { html: await answer.text(), css: '', data: [answer.status] };
}`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foresight-renderer-'));
  await writeFile(path.join(folder, 'renderPage.mjs'), source);
  app.post('/echo', ({ body, query, headers }) => ({
    body,
    query,
    isRenderer: isRendererCall(headers),
    ...(headers.authorization && { authorization: true }),
  }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const create = (file: string) =>
  createRenderer(app, { file: path.join(folder, file), environment, publicUrl: 'https://fs.example' });

test('[XMETA-025] a page is rendered from the server’s own answers to calls without a session', async () => {
  const page = await create('renderPage.mjs')('/plans', 'de');
  expect(page).toEqual({
    html: '{"body":{"a":1},"query":{"path":"/plans","language":"de"},"isRenderer":true}',
    css: '',
    data: [200],
  });
});

test('[XMETA-025] a page that cannot be rendered is sent without content', async () => {
  expect(await create('renderPage.mjs')('/broken', 'en')).toBeNull();
  expect(await create('none.mjs')('/plans', 'de')).toBeNull();
});

test('[XMETA-025] only a few pages are rendered at once', async () => {
  const render = create('renderPage.mjs');
  const pages = await Promise.all(['/1', '/2', '/3', '/4', '/5'].map((path) => render(path, 'en')));
  expect(pages.map((page) => page !== null)).toEqual([true, true, true, false, false]);
  expect(await render('/6', 'en')).not.toBeNull();
});

test('a caller cannot pass for the renderer', () => expect(isRendererCall({ 'x-renderer': 'true' })).toBe(false));

test('[XMETA-004] hostile data stay in their element', () => {
  const page = '<script src="a.js" data-audience="visitor"></script><div id="first-paint"></div><div id="app"></div>';
  const rendered = { html: '<h1>$& $1</h1>', css: '', data: ['</script><script>'] };
  expect(fillPage(page, '/topics?name=%22a', rendered)).toBe(
    '<script src="a.js" data-audience="visitor" data-path="/fs/topics" data-query="?name=%22a"></script>' +
      '<div id="first-paint"><h1>$& $1</h1></div>\n    <script type="application/json" id="first-data">["\\u003c/script>\\u003cscript>"]</script><div id="app"></div>',
  );
});
