import { topicsPath } from '@fs/api-contract';
import { buildArticle } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { createAppFolder } from './testing/createAppFolder.ts';
import { readHead } from './testing/readHead.ts';

/** A topic that would leave its element if it were not escaped. */
const hostileName = `</title></script><script>alert("1")</script> & 'Tides' <!--`;

let server: TestServer;
let app: Awaited<ReturnType<typeof createAppFolder>>;
beforeAll(async () => {
  app = await createAppFolder();
  const article = buildArticle({
    title: 'Tides rise',
    publishedAt: '2016-11-01T08:00:00.000Z',
    keywords: ['Tidal Power', hostileName],
    companyIds: [],
    marketPulseCategory: null,
  });
  server = await startTestServer({ world: { ...smallWorld, articles: [article] }, appFolder: app.folder });
});
afterAll(async () => {
  await server.close();
  await app.remove();
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
});

test.each([
  ['as the news spells it', '/topics/Tidal%20Power', 'Tidal Power'],
  ['in another spelling, with a query', '/topics/TIDAL%20p%C3%B3wer/?from=mail', 'Tidal Power'],
  ['with a slash and signs', '/topics/R%26D%20%2F%20%22Labs%22%3Cb%3E', 'R&D / "Labs"<b>'],
])(
  '[XTOPIC-022] the address of a topic by its name, %s, leads permanently to the explorer',
  async (_how, url, name) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(`/fs${topicsPath([name])}`);
  },
);
