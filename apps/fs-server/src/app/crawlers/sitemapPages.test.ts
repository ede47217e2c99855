import { Readable } from 'node:stream';
import { publicPages } from '@fs/api-contract';
import { largeWorld, storyNow } from '@fs/fixtures';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import createRobots from 'robots-parser';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { matchPage } from '../heads/matchPage.ts';
import { createAppFolder } from '../heads/testing/createAppFolder.ts';
import { readHead } from '../heads/testing/readHead.ts';
import { factOf, readStructured, type Thing, thingOf } from './testing/readStructured.ts';

let server: TestServer;
let app: Awaited<ReturnType<typeof createAppFolder>>;
beforeAll(async () => {
  app = await createAppFolder();
  server = await startTestServer({ world: largeWorld(storyNow), appFolder: app.folder });
});
afterAll(async () => {
  await server.close();
  await app.remove();
});

const parser = new XMLParser({ isArray: (name) => ['item', 'url', 'sitemap'].includes(name) });

async function readXml(address: string) {
  const { pathname } = new URL(address, server.url);
  const answer = await server.app.inject(pathname);
  expect([pathname, answer.statusCode]).toEqual([pathname, 200]);
  expect(XMLValidator.validate(answer.body)).toBe(true);
  return parser.parse(answer.body);
}

/** Every address that the sitemap and its files have. */
async function listedAddresses(): Promise<string[]> {
  const { sitemapindex } = await readXml('/sitemap.xml');
  const files: { loc: string }[] = sitemapindex.sitemap;
  const lists = await Promise.all(files.map(async ({ loc }) => (await readXml(loc)).urlset.url as { loc: string }[]));
  return lists.flat().map(({ loc }) => loc);
}

/** What is wrong with a listed page, as a search engine reads it. */
async function faultsOf(address: string): Promise<string[]> {
  const { statusCode, headers, body } = await server.app.inject(new URL(address).pathname);
  const { titles, canonical, named, property, structured } = readHead(body);
  const [data] = structured as readonly { '@context'?: string; '@graph'?: { url?: string }[] }[];
  const faults = {
    [`is answered ${statusCode}`]: statusCode !== 200,
    'is not indexed': 'x-robots-tag' in headers || named('robots').length > 0,
    'has no title of its own': titles.length !== 1 || !/^.+ \| Foresight$/.test(titles[0] ?? ''),
    'has no description': !/^.{5,300}$/s.test(named('description').join()),
    [`is canonical at ${canonical}`]: canonical.join() !== address,
    'has a social card of another page': property('og:url') !== address || !property('og:title'),
    'does not describe itself in JSON-LD':
      data?.['@context'] !== 'https://schema.org' || !data['@graph']?.some(({ url }) => url === address),
  };
  return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [`${address} ${fault}`] : []));
}

test('[XMETA-003] [XMETA-011] every address of the sitemap is a listed page that describes itself, once', async () => {
  const addresses = await listedAddresses();
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  expect(faults).toEqual([]);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses.length).toBeGreaterThan(250);
  const unlisted = addresses.filter((address) => {
    const page = matchPage(new URL(address).pathname.replace(/^\/fs/, ''));
    return !page || 'isUnlisted' in publicPages[page.route];
  });
  expect(unlisted).toEqual([]);
});

test('[XMETA-012] every item of every feed is an address of the sitemap', async () => {
  const addresses = new Set(await listedAddresses());
  const feeds = await Promise.all(
    server.world.marketPulseCategories.map(({ slug }) => readXml(`/feeds/news/${slug}.xml`)),
  );
  const links: string[] = feeds.flatMap(({ rss }) => rss.channel.item.map(({ link }: { link: string }) => link));
  expect(links.filter((link) => !addresses.has(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(100);
});

const pathOf = (address: string) => new URL(address).pathname;
const read = async (path: string) => (await server.app.inject(path)).body;

test('standard parsers of robots.txt and sitemaps find every address, which crawlers may read', async () => {
  const robots = createRobots(`${server.url}/robots.txt`, await read('/robots.txt'));
  expect(robots.getSitemaps()).toEqual([`${server.url}/sitemap.xml`]);
  const index = await parseSitemapIndex(Readable.from(await read('/sitemap.xml')));
  const lists = await Promise.all(index.map(async ({ url }) => parseSitemap(Readable.from(await read(pathOf(url))))));
  const found = lists.flat().map(({ url }) => url);
  expect(found).toEqual(await listedAddresses());
  expect(found.filter((url) => !robots.isAllowed(url, 'Googlebot'))).toEqual([]);
  const closed = ['/api/account', '/graphql', '/identity/', '/oauth2/token', '/csp-reports'];
  expect(closed.filter((path) => robots.isAllowed(`${server.url}${path}`, 'Googlebot'))).toEqual([]);
  const stamps = lists.flat().flatMap(({ lastmod }) => (lastmod === undefined ? [] : [lastmod]));
  expect(stamps.length).toBeGreaterThan(100);
  expect(stamps.filter((stamp) => Number.isNaN(Date.parse(stamp)))).toEqual([]);
});

test('a standard parser of RSS finds the articles of each category as their pages have them', async () => {
  const { articles, marketPulseCategories } = server.world;
  const newest = articles
    .filter(({ publishedAt }) => publishedAt <= new Date().toISOString())
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  for (const { slug, label } of marketPulseCategories) {
    const { items = [], ...channel } = parseRssFeed(await read(`/feeds/news/${slug}.xml`));
    expect(channel).toMatchObject({ title: `${label} | Foresight`, link: `${server.url}/fs/`, language: 'en-us' });
    expect(channel.atom?.links?.[0]).toMatchObject({ href: `${server.url}/feeds/news/${slug}.xml`, rel: 'self' });
    const own = newest.filter(({ marketPulseCategory }) => marketPulseCategory === slug).slice(0, 30);
    expect(items.map(({ title }) => title)).toEqual(own.map(({ title }) => title));
    for (const [at, { title, link, guid, pubDate, categories }] of items.entries()) {
      const { canonical, titles } = readHead(await read(pathOf(link ?? '')));
      expect({ canonical, titles }).toEqual({ canonical: [link], titles: [`${title} | Foresight`] });
      expect(guid).toMatchObject({ value: link, isPermaLink: true });
      expect(categories?.map(({ name }) => name)).toEqual([label]);
      const published = Date.parse(own[at]?.publishedAt ?? '');
      expect(Date.parse(String(pubDate))).toBe(Math.floor(published / 1000) * 1000);
    }
  }
});

/** What a parser of JSON-LD misses on a page, whose head it has read. */
function missingIn(things: ReadonlyMap<string, readonly Thing[]>, address: string, title: string): string[] {
  const page = [...things].flatMap(([type, found]) => (/Page$/.test(type) ? found : []))[0];
  const crumbs = things.get('ListItem') ?? [];
  const article = things.get('NewsArticle')?.[0];
  const publisher = thingOf(article, 'publisher');
  const faults = {
    'its page': factOf(page, 'url') !== address || factOf(page, 'name') !== title,
    'a place in a list': crumbs.some((crumb) => !factOf(crumb, 'position') || !factOf(crumb, 'name')),
    'an address in a list': crumbs.some(
      (crumb) => !URL.canParse(String(factOf(crumb, 'item') ?? factOf(crumb, 'url'))),
    ),
    'the headline': article !== undefined && factOf(article, 'headline') !== title,
    'the date': article !== undefined && Number.isNaN(Date.parse(String(factOf(article, 'datePublished')))),
    'who published it or where':
      article !== undefined && !URL.canParse(String(factOf(article, 'isBasedOn'))) && !factOf(publisher, 'name'),
  };
  return Object.entries(faults).flatMap(([fault, isMissing]) => (isMissing ? [`${address} lacks ${fault}`] : []));
}

test('a standard parser of JSON-LD finds page, lists and article of every address', async () => {
  const faults: string[] = [];
  for (const address of await listedAddresses()) {
    const { structured, titles } = readHead(await read(pathOf(address)));
    const things = await readStructured(structured[0] ?? {});
    faults.push(...missingIn(things, address, (titles[0] ?? '').replace(/ \| Foresight$/, '')));
  }
  expect(faults).toEqual([]);
});
