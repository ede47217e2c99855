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

/** The newest article with several topics. */
function newestWithTopics() {
  const article = started.server.world.articles.find(({ keywords }) => keywords.length > 1);
  return { ...article, keywords: article?.keywords ?? [] };
}

/** The articles of the world that have all of the topics, newest first. */
const having = (...names: (string | undefined)[]) =>
  started.server.world.articles.filter(({ keywords }) => names.every((name) => name && keywords.includes(name)));

test('[REST-088] news keywords are those of the last days, the most frequent first', async () => {
  const outcome = await started.client.keywords.getNewsKeywords();
  expectRequests(started.requests, { method: 'GET', path: '/api-public/news/keywords' });
  const names = outcome.ok ? outcome.data : [];
  expect(names.length).toBeGreaterThan(10);
  expect(names).toContain(newestWithTopics().keywords[0]);
});

test('[REST-090] articles of several topics are requested with one name for each, and have all of them', async () => {
  const [one = '', other = ''] = newestWithTopics().keywords;
  const outcome = await started.client.keywords.getKeywordArticles([one, other], { limit: 2 });
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api-public/keywords/articles?name=${one.replaceAll(' ', '+')}&name=${other.replaceAll(' ', '+')}&_limit=2`,
  });
  if (!outcome.ok) throw new Error(outcome.error);
  const expected = having(one, other);
  expect(outcome.data.count).toBe(expected.length);
  expect(outcome.data.articles.map(({ article }) => article.uuid)).toEqual(expected.slice(0, 2).map(({ id }) => id));
  expect(outcome.data.topics).toEqual([one, other].map((name) => ({ name, count: having(name).length })));
});

test('[REST-091] [ENTITY-011] the history maps each of seven days to the number of articles', async () => {
  const [one = ''] = newestWithTopics().keywords;
  const outcome = await started.client.keywords.getKeywordHistory([one]);
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api-public/keywords/history?name=${one.replaceAll(' ', '+')}`,
  });
  const days = outcome.ok ? Object.entries(outcome.data) : [];
  expect(days).toHaveLength(7);
  for (const [day, count] of days) {
    const ofDay = having(one).filter(({ publishedAt }) => publishedAt.slice(0, 10) === day);
    expect([day, count]).toEqual([day, ofDay.length]);
  }
  expect(days.some(([, count]) => count > 0)).toBe(true);
});

test('[REST-092] suggestions for a text are a list of topics that contain it', async () => {
  const [one = ''] = newestWithTopics().keywords;
  const text = one.slice(0, 4).toLowerCase();
  const outcome = await started.client.keywords.searchKeywords(text);
  expectRequests(started.requests, { method: 'GET', path: `/api/keywords?query=${text.replaceAll(' ', '+')}` });
  expect(outcome.ok && outcome.data).toContain(one);
  expect(outcome.ok && outcome.data.every((name) => name.toLowerCase().includes(text))).toBe(true);
});

test('[ERROR-050] [ERROR-051] failures have the texts of articles and of the history', async () => {
  const fetch: typeof globalThis.fetch = async () => new Response('{}', { status: 500 });
  const { keywords } = createDataClient({
    apiUrl: 'http://topics.example',
    tokens: { idToken: async () => null },
    fetch,
  });
  expect(await keywords.getKeywordArticles(['Water'])).toMatchObject({
    ok: false,
    error: 'Failed to fetch keyword articles',
  });
  expect(await keywords.getKeywordHistory(['Water'])).toMatchObject({
    ok: false,
    error: 'Failed to fetch keyword history',
  });
});
