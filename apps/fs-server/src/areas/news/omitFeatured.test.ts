import { limits, type NewsPage } from '@fs/api-contract';
import { buildArticle } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const titles = Array.from({ length: 20 }, (_, index) => `Tide ${index}`);
const articles = titles.map((title, index) =>
  buildArticle({
    title,
    publishedAt: `2016-11-${String(25 - index).padStart(2, '0')}T06:00:00.000Z`,
    isFeatured: index % 2 === 0,
    marketPulseCategory: null,
    companyIds: [],
  }),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ world: { ...smallWorld, articles } });
});
afterAll(() => server.close());

async function readTitles(query: string): Promise<{ titles: string[]; count: number }> {
  const { articles: found, count } = (await server.app.inject({ url: `/news?${query}` })).json<NewsPage>();
  return { titles: found.map(({ article }) => article.title), count };
}

test('[XARTICLE-024] the pages of the news leave out what the featured row shows, and nothing else', async () => {
  const featured = titles.filter((_, index) => index % 2 === 0).slice(0, limits.featuredArticles);
  const others = titles.filter((title) => !featured.includes(title));
  const [first, second] = [await readTitles('omitFeatured=true&r=8'), await readTitles('omitFeatured=true&r=8&p=2')];
  expect([...first.titles, ...second.titles]).toEqual(others);
  expect(first.titles.slice(0, 4)).toEqual(['Tide 1', 'Tide 3', 'Tide 5', 'Tide 7']);
  expect(first.count).toBe(14);
  expect(await readTitles('r=100')).toEqual({ titles, count: titles.length });
});
