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

test('[REST-040] [SEARCH-020] a quick search returns four groups, people and investors, each with its count', async () => {
  const known = started.server.world.companies[0];
  const outcome = await started.client.search.quickSearch(known?.name ?? '');
  expectRequests(started.requests, {
    method: 'GET',
    path: `/query?_quickSearch=${known?.name.replaceAll(' ', '+')}`,
  });
  expect(outcome.ok && Object.keys(outcome.data).sort()).toEqual([
    'article',
    'backer',
    'counts',
    'investor',
    'keywords',
    'organization',
    'person',
    'tier3_category',
  ]);
  expect(outcome.ok && outcome.data.organization[0]?.name).toBe(known?.name);
  expect(outcome.ok && outcome.data.counts.organization).toBeGreaterThan(0);
});

test('[SEARCH-021] an article result has its uuid, title, description, image and address', async () => {
  const { articles, companies } = started.server.world;
  const known = articles.find(({ url }) => url === null);
  const about = companies.find(({ id }) => id === known?.companyIds[0]);
  const outcome = await started.client.search.quickSearch(known?.title ?? '');
  expect(outcome.ok && outcome.data.article).toContainEqual({
    uuid: known?.id,
    title: known?.title,
    description: known?.description,
    image: known?.imageUrl,
    url: null,
    organization: about && { id: about.id, name: about.name, logo_url: about.logo_url },
    curated_article: { id: known?.id, mpn_category: known?.marketPulseCategory, featured: known?.isFeatured },
    earned_content: null,
    published_time: known?.publishedAt,
    word_count: expect.any(Number),
  });
});

test('[SEARCH-014] a pasted address finds what its bare host finds', async () => {
  const known = started.server.world.companies.find(({ domain }) => domain);
  const bare = await started.client.search.quickSearch(known?.domain ?? '');
  const pasted = await started.client.search.quickSearch(`https://www.${known?.domain}/about?from=here`);
  expect(pasted).toEqual(bare);
  const path = `/query?_quickSearch=${known?.domain}`;
  expectRequests(started.requests, { method: 'GET', path }, { method: 'GET', path });
});

test('topics are found by a part of their name', async () => {
  const [keyword = ''] = started.server.world.articles.flatMap(({ keywords }) => keywords);
  const outcome = await started.client.search.quickSearch(keyword.slice(0, 5));
  expect(outcome.ok && outcome.data.keywords).toContain(keyword);
});

test('two letters find nothing and send no request', async () => {
  const outcome = await started.client.search.quickSearch('ab');
  expect(outcome.ok && outcome.data.counts).toEqual({
    organization: 0,
    tier3_category: 0,
    keywords: 0,
    article: 0,
    person: 0,
    investor: 0,
    backer: 0,
    described: 0,
  });
});

test("[REST-041] every word must be part of the market's name", async () => {
  const known = started.server.world.markets.find(({ name }) => name.includes(' '));
  const words = known?.name.split(' ').reverse().join(' ') ?? '';
  const found = await started.client.search.searchAll(words);
  expectRequests(started.requests, { method: 'GET', path: `/query?_searchAll=${words.replaceAll(' ', '+')}` });
  expect(found.ok && found.data.map(({ name }) => name)).toContain(known?.name);
  const none = await started.client.search.searchAll(`${words} zzzz`);
  expect(none.ok && none.data).toEqual([]);
});
