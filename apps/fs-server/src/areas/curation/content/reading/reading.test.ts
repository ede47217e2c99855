import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createOutsideServers } from '../../../../places/outside/testing/outsideServers.ts';
import { extractArticle } from './extractArticle.ts';
import { extractInWorker } from './extractInWorker.ts';
import { createReadPage } from './readPage.ts';
import { savedPages } from './testing/pages.ts';

const servers = createOutsideServers();
afterEach(() => servers.close());

const start = async (listener: RequestListener) => (await servers.start(listener)).url;

const html = { 'content-type': 'text/html; charset=utf-8' };
const story = savedPages[0]?.html ?? '';
const isAllowed = (address: string) => address === '127.0.0.1';

/** A site whose robots.txt permits everything. */
const site =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    request.url === '/robots.txt' ? void response.writeHead(404).end() : listener(request, response);

test.each(savedPages)(
  '[XADMIN-010] finds title, author, date, text and image of $name',
  ({ html: page, contains, found }) => {
    const article = extractArticle({ html: page, url: 'https://pier.example/ferries' });
    expect(article).toMatchObject(found);
    expect(article?.text).toContain(contains);
    expect(article?.text).not.toMatch(/All rights reserved|alert\(1\)|<p>/);
  },
);

test.each(['', '<p>Short.</p>', '<html><body><nav><a href="/">Home</a></nav></body></html>', '\0\0', '{"a":1}'])(
  'finds no article in %j',
  (page) => {
    expect(extractArticle({ html: page, url: 'https://pier.example/' })).toBeNull();
  },
);

test('[XADMIN-011] ends the thread of a page that takes too long', async () => {
  const nested = `${'<div>'.repeat(3000)}${story}${'</div>'.repeat(3000)}`;
  await expect(extractInWorker({ html: nested, url: 'https://pier.example/' }, { timeoutMs: 1 })).rejects.toThrow(
    'The page',
  );
});

test('[XADMIN-010] reads an article over HTTP, in the encoding that the page names', async () => {
  const latin = Buffer.from(story.replace('utf-8', 'iso-8859-1').replaceAll('electric', 'élan'), 'latin1');
  const url = await start(site((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(latin)));
  expect(await createReadPage({ isAllowed })(`${url}/ferries`)).toMatchObject({ title: 'Ferries go élan' });
});

test('[XADMIN-012] respects robots.txt, also of where a redirect leads', async () => {
  const closed = await start((request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /private\n');
    else response.writeHead(200, html).end(story);
  });
  const open = await start(
    site((_, response) => void response.writeHead(302, { location: `${closed}/private/a` }).end()),
  );
  const read = createReadPage({ isAllowed });
  await expect(read(`${closed}/private/a`)).rejects.toMatchObject({ failure: 'robots' });
  await expect(read(`${open}/a`)).rejects.toMatchObject({ failure: 'robots' });
  expect(await read(`${closed}/public`)).toMatchObject({ author: 'Ana Sousa' });
});

test('[XADMIN-012] reads nothing while robots.txt cannot be read', async () => {
  const url = await start((_, response) => void response.writeHead(500).end());
  await expect(createReadPage({ isAllowed })(`${url}/a`)).rejects.toMatchObject({ failure: 'refused' });
});

test.each(['127.0.0.1', '[::1]', '2130706433', '169.254.169.254', '10.0.0.1'])(
  '[XADMIN-013] does not connect to %s',
  async (host) => {
    await expect(createReadPage()(`http://${host}:9/`)).rejects.toMatchObject({ failure: 'address' });
  },
);

test('[XADMIN-013] does not connect to a name that turns private', async () => {
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  const lookup: LookupFunction = (_name, _options, done) =>
    done(
      null,
      (answers.shift() ?? ['127.0.0.1']).map((address) => ({ address, family: 4 })),
    );
  lookup('turns.example', { all: true }, () => undefined);
  await expect(createReadPage({ lookup })('http://turns.example:9/')).rejects.toMatchObject({ failure: 'address' });
});

test('[XADMIN-013] does not follow a redirect to a private address', async () => {
  const url = await start(
    site((_, response) => void response.writeHead(302, { location: 'http://127.0.0.2:9/' }).end()),
  );
  await expect(createReadPage({ isAllowed })(`${url}/a`)).rejects.toMatchObject({ failure: 'address' });
});

test.each<[string, string, RequestListener]>([
  [
    'an endless body',
    'too-large',
    (_, response) => {
      response.writeHead(200, html);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', write);
      write();
    },
  ],
  ['a slow body', 'too-slow', (_, response) => void response.writeHead(200, html).write('<html>')],
  ['an error', 'refused', (_, response) => void response.writeHead(503).end()],
  [
    'a file',
    'not-an-article',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  ],
  ['a page without an article', 'not-an-article', (_, response) => void response.writeHead(200, html).end('<p>Hi</p>')],
])('[XADMIN-013] says why %s is not read', async (_, failure, listener) => {
  const url = await start(site(listener));
  const read = createReadPage({ isAllowed, ...(failure === 'too-slow' && { timeoutMs: 300 }) });
  await expect(read(`${url}/a`)).rejects.toMatchObject({ failure });
});
