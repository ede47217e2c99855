import { type PublicPath, publicPages } from '@fs/api-contract';
import { buildArticle, storyWorld } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { builtPage, createAppFolder } from './testing/createAppFolder.ts';
import { readHead } from './testing/readHead.ts';

/** A name that would leave its element if it were not escaped. */
const hostileName = `</title></script><script>alert("1")</script> & 'Robots' <!--`;

/** An address of each public page whose path has a parameter. */
const examples: Partial<Record<PublicPath, string>> = {
  '/markets/$categoryId': '/markets/robots',
  '/referral/$code': '/referral/ACME-TRIAL',
  '/news/article/$articleId': '/news/article/news-tide-turns',
  '/news/earned/$earnedId': '/news/earned/news-told-straight',
  '/news/$category/$slug': '/news/funding/robots-rise',
  '/advisory/library/$categorySlug': '/advisory/library/finance',
  '/advisory/library/$categorySlug/$courseSlug': '/advisory/library/finance/know-your-runway',
  '/research/reports/$courseSlug': '/research/reports/the-cost-of-a-late-round',
};

let server: TestServer;
let app: Awaited<ReturnType<typeof createAppFolder>>;
beforeAll(async () => {
  app = await createAppFolder();
  const [robots, ...markets] = smallWorld.markets;
  if (!robots) throw new Error('The small world has no market');
  const hostile = { ...robots, id: 'tc3-hostile', slug: 'hostile', name: hostileName, definition: hostileName };
  const articles = [
    ...smallWorld.articles,
    buildArticle({ title: 'Tide turns', marketPulseCategory: null, companyIds: [] }),
    // Its slug begins like the id of the one above.
    buildArticle({ title: 'News tide turns', marketPulseCategory: 'funding', companyIds: [] }),
    buildArticle({
      title: 'Told straight',
      url: 'https://tide.example/1',
      siteName: 'The Tide',
      marketPulseCategory: null,
      companyIds: [],
    }),
  ];
  server = await startTestServer({
    world: { ...smallWorld, markets: [robots, ...markets, hostile], articles, courses: storyWorld().courses },
    appFolder: app.folder,
  });
});
afterAll(async () => {
  await server.close();
  await app.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/fs${url}`, headers });

const listed = (Object.keys(publicPages) as PublicPath[]).filter((route) => !('isUnlisted' in publicPages[route]));

test.each(listed)(
  '[XMETA-001] [XMETA-002] the page %s says title, description, address and data to search engines',
  async (route) => {
    const url = examples[route] ?? route;
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
    const head = readHead(answer.body);
    const address = `${server.url}/fs${url}`;
    expect(head.titles).toEqual([expect.stringMatching(/^.+ \| Foresight$/)]);
    expect(head.named('description')).toEqual([expect.stringMatching(/^.{5,300}$/)]);
    expect(head.canonical).toEqual([address]);
    expect(head.property('og:title')).toBe(head.titles[0]?.replace(' | Foresight', ''));
    expect(head.property('og:description')).toBe(head.named('description')[0]);
    expect(head.property('og:url')).toBe(address);
    expect(head.named('twitter:card')).toEqual(['summary']);
    expect(head.structured).toHaveLength(1);
    expect(head.structured[0]).toMatchObject({ '@context': 'https://schema.org' });
    expect(head.structured[0]?.['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': expect.stringMatching(/Page$/),
        '@id': address,
        url: address,
        name: expect.any(String),
      }),
    );
  },
);

test.each([
  '/research/home',
  '/companies/1',
  '/account',
  '/login/google',
  '/referral/none',
  '/no-such-page',
  '/test/landing',
])('[XMETA-003] search engines are asked to leave out %s, which says nothing of its subject', async (url) => {
  const answer = await get(url);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  const head = readHead(answer.body);
  expect(head.titles).toEqual(['Foresight']);
  expect(head.canonical).toEqual([]);
  expect(head.structured).toEqual([]);
});

test('[XMETA-002] the page of a market says what it is and where it belongs', async () => {
  const { titles, named, structured } = readHead((await get('/markets/robots')).body);
  expect(titles).toEqual(['Robots | Foresight']);
  expect(named('description')[0]).toMatch(/^Machines that move\. 2 companies in this market\. /);
  expect(structured[0]?.['@graph']).toEqual([
    expect.objectContaining({
      '@type': 'CollectionPage',
      about: { '@type': 'Thing', name: 'Robots', description: 'Machines that move.' },
    }),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Markets', item: `${server.url}/fs/markets` },
        { '@type': 'ListItem', position: 2, name: 'Robots', item: `${server.url}/fs/markets/robots` },
      ],
    },
  ]);
});

test('[XMETA-002] the landing page names the organization and the site', async () => {
  const { structured } = readHead((await get('/')).body);
  expect(structured[0]?.['@graph']).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Foresight',
      url: `${server.url}/fs/`,
      logo: `${server.url}/fs/icon.svg`,
    }),
    expect.objectContaining({ '@type': 'WebSite', name: 'Foresight', url: `${server.url}/fs/` }),
    expect.objectContaining({ '@type': 'WebPage' }),
  ]);
});

test('[XMETA-004] a hostile name stays a text of its element', async () => {
  const { titles, named, structured, elements } = readHead((await get('/markets/hostile')).body);
  expect(titles).toEqual([`${hostileName} | Foresight`]);
  expect(named('description')[0]).toContain('alert("1")');
  expect(elements.filter((name) => name === 'script')).toEqual(['script']);
  expect(structured[0]?.['@graph']).toContainEqual(expect.objectContaining({ name: hostileName }));
});

test.each([
  ['/markets/tc3-robots', '/fs/markets/robots'],
  ['/markets/ROBOTS', '/fs/markets/robots'],
  ['/markets/Tc3-Robots/?sort=name', '/fs/markets/robots?sort=name'],
])('[XMETA-005] %s leads permanently to the market’s address', async (url, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test.each(['/markets/no-such-market', '/referral/no-such-code', '/referral/no-such-code/?from=mail'])(
  '[XMETA-006] %s answers 404 with the app',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(builtPage);
  },
);

test.each(['%', '%00', '%ff', '%ed%a0%80'])('an address that no market can have, %s, is the app', async (id) => {
  expect((await get(`/markets/${id}`)).statusCode).toBeLessThan(500);
});

test('[XMETA-007] a page is compressed, and a client that has it gets 304', async () => {
  const plain = await get('/markets/robots');
  const { etag } = plain.headers;
  const compressed = await get('/markets/robots', { 'accept-encoding': 'gzip, br;q=0.5' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag, vary: 'accept-encoding' });
  expect((await get('/markets/robots', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
  const again = await get('/markets/robots', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['/news/other/robots-rise', '/news/funding/robots-rise'],
  ['/news/funding/news-robots-rise', '/news/funding/robots-rise'],
])('[XARTICLE-031] the address %s leads to the article’s own', async (url, path) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(`/fs${path}`);
});

test('[XARTICLE-031] an article by its id names its address in the category, and an unknown one is not found', async () => {
  const { body } = await get('/news/article/news-robots-rise');
  expect(readHead(body).canonical).toEqual([`${server.url}/fs/news/funding/robots-rise`]);
  expect(readHead(body).property('og:type')).toBe('article');
  for (const url of ['/news/article/none', '/news/funding/none', '/news/earned/news-robots-rise-2']) {
    expect((await get(url)).statusCode).toBe(404);
  }
});

test('[XMETA-028] the news link the feeds of all categories, and an article that of its own, which is one', async () => {
  const { feeds } = readHead((await get('/news')).body);
  expect(feeds).toEqual({ 'Funding, Foresight': `${server.url}/feeds/news/funding.xml` });
  expect(readHead((await get('/news/funding/robots-rise')).body).feeds).toEqual(feeds);
  expect(readHead((await get('/news/article/news-tide-turns')).body).feeds).toEqual({});
  const feed = await server.app.inject('/feeds/news/funding.xml');
  expect(feed.headers['content-type']).toContain('application/rss+xml');
});

test('[XARTICLE-037] an article whose slug begins like the id of another one has a page of its own', async () => {
  const titleAt = async (url: string) => readHead((await get(url)).body).titles[0];
  expect(await titleAt('/news/funding/news-tide-turns')).toBe('News tide turns | Foresight');
  expect(await titleAt('/news/article/news-tide-turns')).toBe('Tide turns | Foresight');
  expect((await get('/news/article/news-news-tide-turns')).statusCode).toBe(200);
});
