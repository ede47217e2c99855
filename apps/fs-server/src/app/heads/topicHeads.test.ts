import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { topicsPath } from '@fs/api-contract';
import { buildArticle } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { readHead } from './testing/readHead.ts';

/** A topic that would leave its element if it were not escaped. */
const hostileName = `</title></script><script>alert("1")</script> & 'Tides' <!--`;

const built = `<!doctype html>
<html lang="en"><head>
    <meta charset="utf-8" />
    <meta name="description" content="Of all pages" />
    <title>Foresight</title>
  </head><body></body></html>`;

let server: TestServer;
let appFolder: string;
beforeAll(async () => {
  appFolder = await mkdtemp(path.join(tmpdir(), 'foresight-topic-heads-'));
  await writeFile(path.join(appFolder, 'index.html'), built);
  const article = buildArticle({
    title: 'Tides rise',
    publishedAt: '2016-11-01T08:00:00.000Z',
    keywords: ['Tidal Power', hostileName],
    companyIds: [],
    marketPulseCategory: null,
  });
  server = await startTestServer({ world: { ...smallWorld, articles: [article] }, appFolder });
});
afterAll(async () => {
  await server.close();
  await rm(appFolder, { recursive: true });
});

const get = (url: string) => server.app.inject({ url: `/fs${url}` });

test('the head of a topic is about the first topic of the address, with its related topics, and leaks no article', async () => {
  const answer = await get('/topics?name=&name=tidal+power&name=Weather');
  const { titles, named, canonical, structured } = readHead(answer.body);
  expect(titles).toEqual(['Tidal Power News & Market Information | Foresight']);
  expect(named('description')[0]).toMatch(
    /^Recently published articles that contain the keyword: Tidal Power\. 1 article\./,
  );
  expect(canonical).toEqual([`${server.url}/fs/topics?name=Tidal%20Power`]);
  expect(structured[0]?.['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'CollectionPage',
      about: { '@type': 'Thing', name: 'Tidal Power' },
      mentions: [expect.objectContaining({ '@type': 'ItemList', numberOfItems: 1 })],
    }),
  );
  expect(answer.body).not.toContain('Tides rise');
});

test('a topic with a hostile name stays a text of its element', async () => {
  const { titles, elements } = readHead((await get(topicsPath([hostileName]))).body);
  expect(titles).toEqual([`${hostileName} News & Market Information | Foresight`]);
  expect(elements.filter((name) => name === 'script')).toEqual(['script']);
});

test('a topic that no article has is not found, and texts that no topic can be are left out', async () => {
  expect((await get('/topics?name=Nothing')).statusCode).toBe(404);
  const answers = await Promise.all(['%', '%00', '%ff', 'a'.repeat(300)].map((name) => get(`/topics?name=${name}`)));
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  expect((await get('/topics/Tidal%20Power')).headers['x-robots-tag']).toBe('noindex');
});
