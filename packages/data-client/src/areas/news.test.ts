import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

test('[REST-084] requests the latest featured articles with their number', async () => {
  const featured = started.server.world.articles.filter(({ isFeatured }) => isFeatured).map(({ id }) => id);
  expect(featured.length).toBeGreaterThan(3);
  const outcome = await started.client.news.getFeaturedArticles({ limit: 3 });
  expect(outcome.ok && outcome.data.map(({ article }) => article.uuid)).toEqual(featured.slice(0, 3));
  expect(outcome.ok && outcome.data[0]?.curated_article?.featured).toBe(true);
  expectRequests(started.requests, { method: 'GET', path: '/news/curated/featured?_limit=3' });
});

test('[REST-077] [REST-078] [REST-079] news is asked for by one of four sources, of further lists, and in pages', async () => {
  const { client, requests, server } = started;
  const company = server.world.companies[0]?.id ?? '';
  const outcome = await client.news.getNews({ companyId: company });
  expect(outcome.ok && outcome.data.articles.length).toBeLessThanOrEqual(10);
  await client.news.getNews({ uuid: company, page: 2, pageSize: 5 });
  await client.news.getNews({ rssSearch: 'Harborline', yorkie: true, queryEarned: true });
  await client.news.getNews({ listId: 'a', listIds: ['b', 'c'] });
  await client.news.getNews();
  expectRequests(
    requests,
    { method: 'GET', path: `/news?source=companyId&companyId=${company}&p=1&r=10` },
    { method: 'GET', path: `/news?source=uuid&uuid=${company}&p=2&r=5` },
    { method: 'GET', path: '/news?source=rssSearch&rssSearch=Harborline&yorkie=true&queryEarned=true&p=1&r=10' },
    { method: 'GET', path: '/news?source=listId&listId=a&listIds=b&listIds=c&p=1&r=10' },
    { method: 'GET', path: '/news?p=1&r=10' },
  );
});

test('news about a pasted page is that about its beginning', async () => {
  const outcome = await started.client.news.getNews({ rssSearch: `Harborline ${'x'.repeat(5000)}` });
  expect(outcome).toMatchObject({ ok: true, data: { count: 0 } });
});

test('[REST-081] [REST-083] [REST-085] a section is read in pages, with its curated articles and its top movers', async () => {
  const { client, requests } = started;
  const page = await client.news.getSectionNews('finance', { offset: 2, limit: 3 });
  expect(page.ok && page.data.category).toMatchObject({ slug: 'finance', label: 'Finance' });
  expect(page.ok && page.data.articles).toHaveLength(3);
  const counted = await client.news.getSectionNews('finance', { articles: false });
  expect(counted.ok && counted.data).toMatchObject({ count: page.ok && page.data.count, articles: [] });
  const curated = await client.news.getSectionCurated('finance', { limit: 2 });
  expect(curated.ok && curated.data.map(({ curated_article }) => curated_article?.mpn_category)).toEqual([
    'finance',
    'finance',
  ]);
  const movers = await client.news.getTopMovers('all', { category: 'finance' });
  expect(movers.ok && movers.data.movers[0]?.mentions).toBeGreaterThan(0);
  expectRequests(
    requests,
    { method: 'GET', path: '/news/finance?_offset=2&_limit=3' },
    { method: 'GET', path: '/news/finance?articles=false' },
    { method: 'GET', path: '/news/finance/curated?_limit=2' },
    { method: 'GET', path: '/news/all/topMovers?category=finance' },
  );
});

test('[REST-082] [ENTITY-007] [ENTITY-008] a curated article has its fields, and a summary of key points', async () => {
  const { client, requests, server } = started;
  const known = server.world.articles[0];
  const outcome = await client.news.getCuratedArticle(known?.id ?? '');
  expect(outcome.ok && outcome.data).toMatchObject({
    id: known?.id,
    title: known?.title,
    description: known?.description,
    content: known?.content,
    image: null,
    published_time: known?.publishedAt,
    featured: known?.isFeatured,
    mpn_category: known?.marketPulseCategory,
    summary: known?.keyPoints,
    article_id: known?.id,
    org_id: known?.companyIds[0],
    keywords: known?.keywords,
    url: null,
    site: null,
    site_name: null,
    word_count: expect.any(Number),
  });
  expect(outcome.ok && outcome.data.summary.every((point) => typeof point === 'string')).toBe(true);
  expect(outcome.ok && outcome.data.id).toMatch(/^news-/);
  expectRequests(requests, { method: 'GET', path: `/news/curated/${known?.id}` });
});

test('[REST-086] [REST-089] one article is read by its id, among earned ones too, and the newest are public', async () => {
  const { client, requests, server } = started;
  const id = server.world.articles[1]?.id ?? '';
  const article = await client.news.getArticle(id);
  expect(article.ok && article.data.id).toBe(id);
  expect(await client.news.getArticle(id, { queryEarned: true })).toEqual(article);
  const newest = await client.news.getNewsArticles();
  expect(newest.ok && newest.data).toHaveLength(10);
  expectRequests(
    requests,
    { method: 'GET', path: `/news/none/article/${id}` },
    { method: 'GET', path: `/news/none/article/${id}?queryEarned=true` },
    { method: 'GET', path: '/api-public/news/articles?_offset=0&_limit=10' },
  );
});

test('[ERROR-037] an article that fails has its own text, and a deleted one its day', async () => {
  const { client, server } = started;
  const failed = { ok: false, error: 'Failed to fetch article', reason: 'not-found' };
  expect(await client.news.getArticle('never')).toEqual(failed);
  await server.database.kysely
    .insertInto('deleted_articles')
    .values({ id: 'news-gone', deleted_at: '2026-11-20T09:00:00.000Z' })
    .execute();
  expect(await client.news.getCuratedArticle('gone')).toEqual({ ...failed, deletedAt: '2026-11-20T09:00:00.000Z' });
});

test('signed-out users read news', async () => {
  const { news } = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  const page = await news.getNews();
  expect(page.ok && page.data.articles).toHaveLength(10);
});
