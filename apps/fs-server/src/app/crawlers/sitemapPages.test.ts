import { publicPages } from '@fs/api-contract';
import { largeWorld, storyNow } from '@fs/fixtures';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { matchPage } from '../heads/matchPage.ts';
import { createAppFolder } from '../heads/testing/createAppFolder.ts';
import { readHead } from '../heads/testing/readHead.ts';

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
