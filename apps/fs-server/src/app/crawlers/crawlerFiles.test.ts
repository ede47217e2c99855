import type { WorldArticle } from '@fs/fixtures';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const [robotsRise] = smallWorld.articles;
const hostileTitle = 'A & B <script>alert("1")</script> ]]>\u0001 𝔸 \u{1F680}';

function buildArticle(slug: string, changes: Partial<WorldArticle> = {}): WorldArticle {
  if (!robotsRise) throw new Error('The small world has no article');
  return { ...robotsRise, id: `news-${slug}`, slug, ...changes };
}

const articles = [
  buildArticle('older', { publishedAt: '2025-01-02T03:04:05.000Z' }),
  buildArticle('hostile', { title: hostileTitle, publishedAt: '2025-11-19T08:30:00.000Z' }),
  buildArticle('elsewhere', { url: 'https://paper.example/?a=1&b=2', publishedAt: '2025-03-01T00:00:00.000Z' }),
  buildArticle('scheduled', { publishedAt: '9999-01-01T00:00:00.000Z' }),
  buildArticle('unsorted', { marketPulseCategory: null, publishedAt: '2025-02-01T00:00:00.000Z' }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ world: { ...smallWorld, articles } });
});
afterAll(() => server.close());

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'url', 'sitemap'].includes(name) });

async function readXml(path: string) {
  const answer = await server.app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(XMLValidator.validate(answer.body)).toBe(true);
  return { answer, xml: parser.parse(answer.body) };
}

test('[XMETA-010] robots.txt closes the calls of the app and names the sitemap, also below the base path', async () => {
  const answer = await server.app.inject('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /identity/',
    'Disallow: /oauth2/',
    'Disallow: /csp-reports',
    '',
    `Sitemap: ${server.url}/sitemap.xml`,
    '',
  ]);
  const below = await server.app.inject('/fs/robots.txt');
  expect([below.statusCode, below.headers.location]).toEqual([301, '/robots.txt']);
});

test('[XMETA-011] the sitemap lists every file, and these every listed page with its last change', async () => {
  const { xml } = await readXml('/sitemap.xml');
  const files = xml.sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  expect(files).toEqual(['pages', 'markets', 'articles'].map((kind) => `${server.url}/sitemaps/${kind}-1.xml`));
  const read = async (kind: string) => (await readXml(`/sitemaps/${kind}-1.xml`)).xml.urlset.url;
  expect(await read('pages')).toEqual(
    expect.arrayContaining([
      { loc: `${server.url}/fs/` },
      { loc: `${server.url}/fs/plans` },
      { loc: `${server.url}/fs/markets` },
    ]),
  );
  expect(await read('markets')).toEqual([
    { loc: `${server.url}/fs/markets/drones`, lastmod: '2025-01-31' },
    { loc: `${server.url}/fs/markets/robots`, lastmod: '2025-01-31' },
  ]);
  expect(await read('articles')).toEqual(
    ['/news/earned/news-elsewhere', '/news/funding/hostile', '/news/funding/older', '/news/article/news-unsorted'].map(
      (path) => ({ loc: `${server.url}/fs${path}`, lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) }),
    ),
  );
});

test.each([
  '/sitemaps/markets-2.xml',
  '/sitemaps/markets-0.xml',
  '/sitemaps/constructor-1.xml',
  '/feeds/news/none.xml',
])('%s does not exist', async (path) => {
  expect((await server.app.inject(path)).statusCode).toBe(404);
});

test('[XMETA-012] a news category has a feed of its published articles, the newest first', async () => {
  const { answer, xml } = await readXml('/feeds/news/funding.xml');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { channel } = xml.rss;
  expect(xml.rss['@_version']).toBe('2.0');
  expect(channel).toMatchObject({
    title: 'Funding | Foresight',
    link: `${server.url}/fs/`,
    description: 'Funding news of Foresight',
    'atom:link': { '@_href': `${server.url}/feeds/news/funding.xml`, '@_rel': 'self', '@_type': 'application/rss+xml' },
    lastBuildDate: 'Wed, 19 Nov 2025 08:30:00 GMT',
  });
  const address = `${server.url}/fs/news/funding/hostile`;
  expect(channel.item.map(({ link }: { link: string }) => link)).toEqual([
    address,
    `${server.url}/fs/news/earned/news-elsewhere`,
    `${server.url}/fs/news/funding/older`,
  ]);
  expect(channel.item[0]).toEqual({
    title: hostileTitle.replace('\u0001', ''),
    link: address,
    guid: { '#text': address, '@_isPermaLink': 'true' },
    description: 'They do.',
    category: 'Funding',
    pubDate: 'Wed, 19 Nov 2025 08:30:00 GMT',
  });
});

test('[XMETA-013] a client that has the feed gets 304', async () => {
  const { answer } = await readXml('/feeds/news/funding.xml');
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await server.app.inject({ url: '/feeds/news/funding.xml', headers })).statusCode).toBe(304);
});
