import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
