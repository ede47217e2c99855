import type { KeywordArticles, KeywordHistory } from '@fs/api-contract';
import { buildArticle, buildCompany, hostileTexts } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../../database/testing/smallWorld.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const markets = Array.from({ length: 9 }, (_, index) => ({
  id: `tc3-tides-${index}`,
  slug: `tides-${index}`,
  name: `Tides ${index}`,
  definition: null,
  sector: null,
}));
const companies = Array.from({ length: 9 }, (_, index) =>
  buildCompany({ name: `Quay ${index}`, domain: `quay-${index}.example`, markets: markets.slice(index) }),
);
const ids = companies.map(({ id }) => id);

const buildStory = (title: string, publishedAt: string, keywords: string[], companyIds: string[] = []) =>
  buildArticle({ title, publishedAt, keywords, companyIds, marketPulseCategory: null });

const others = Array.from({ length: 10 }, (_, index) => `Other ${index}`);
const articles = [
  buildStory('Newest of all', '2016-11-02T06:00:00.000Z', ['Weather']),
  buildStory('Tides rise', '2016-11-01T23:59:00.000Z', ['Tidal Power', 'Harbors', ...others], ids),
  buildStory('Tides fall', '2016-10-27T00:00:00.000Z', ['Tidal Power', 'Harbors', 'Other 9'], [ids[8] ?? '']),
  buildStory('Tides wait', '2016-10-26T23:59:00.000Z', ['tidal power'], []),
  buildStory('Harbors deepen', '2016-10-30T12:00:00.000Z', ['Harbors'], []),
  buildStory('Tides of tomorrow', '2999-01-01T00:00:00.000Z', ['Tidal Power', 'Secret launch'], []),
];

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({
    world: {
      ...smallWorld,
      markets: [...smallWorld.markets, ...markets],
      companies: [...smallWorld.companies, ...companies],
      articles,
    },
  });
  authorization = await server.authorizationOf('free');
});
afterAll(() => server.close());

function url(path: string, names: readonly string[], more = ''): string {
  return `/api-public/keywords/${path}?${names.map((name) => `name=${encodeURIComponent(name)}`).join('&')}${more}`;
}

async function find(names: readonly string[], more?: string): Promise<KeywordArticles> {
  return (await server.app.inject({ url: url('articles', names, more), headers: { authorization } })).json();
}

const titlesOf = ({ articles: found }: KeywordArticles) => found.map(({ article }) => article.title);

test('a topic’s articles are found whatever its case and accents, the newest first, without future ones', async () => {
  const found = await find(['TÍDAL power']);
  expect(titlesOf(found)).toEqual(['Tides rise', 'Tides fall', 'Tides wait']);
  expect(found).toMatchObject({ count: 3, topics: [{ name: 'Tidal Power', count: 3 }] });
  expect(titlesOf(await find(['Tidal Power'], '&_offset=1&_limit=1'))).toEqual(['Tides fall']);
});

test('[XTOPIC-020] a topic of which every article is to be published later is not suggested, searched or counted', async () => {
  const read = async (path: string) => (await server.app.inject({ url: path, headers: { authorization } })).json();
  expect(await read('/api/keywords?query=tidal')).toEqual(expect.arrayContaining(['Tidal Power']));
  expect(await read('/api/keywords?query=Secret%20launch')).toEqual([]);
  expect((await find(['Secret launch'])).count).toBe(0);
});

test('several topics narrow; when no article has all of them, each is counted alone', async () => {
  expect(titlesOf(await find(['Tidal Power', 'harbors']))).toEqual(['Tides rise', 'Tides fall']);
  const none = await find(['Tidal Power', 'Weather', 'Nothing at all']);
  expect(none).toMatchObject({ count: 0, articles: [], related: [], companies: [], markets: [] });
  expect(none.topics).toEqual([
    { name: 'Tidal Power', count: 3 },
    { name: 'Weather', count: 1 },
    { name: 'Nothing at all', count: 0 },
  ]);
  expect((await find(['Harbors', 'HARBORS'])).topics).toHaveLength(1);
});

test('related topics, companies and markets are the most frequent ones, up to 9, 8 and 8', async () => {
  const { related, companies: found, markets: foundMarkets } = await find(['Tidal Power']);
  expect(related).toHaveLength(9);
  expect(related.slice(0, 2)).toEqual(['Harbors', 'Other 9']);
  expect(found).toHaveLength(8);
  expect(found[0]?.name).toBe('Quay 8');
  expect(foundMarkets).toHaveLength(8);
  expect(foundMarkets[0]?.name).toBe('Tides 8');
});

test('[REST-132] signed-out users get a topic’s counts, related topics and history, but neither articles nor companies', async () => {
  const answer = await server.app.inject({ url: url('articles', ['Tidal Power']) });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ count: 3, articles: [], companies: [] });
  expect(answer.json<KeywordArticles>().related).toHaveLength(9);
  expect(answer.body).not.toContain('Tides rise');
  expect(answer.body).not.toContain('Quay');
  expect((await server.app.inject({ url: url('history', ['Tidal Power']) })).statusCode).toBe(200);
  expect((await server.app.inject({ url: '/api/keywords?query=tidal' })).statusCode).toBe(401);
});

test('the history has the seven days that end with the newest article, days without an article included', async () => {
  const history = (await server.app.inject({ url: url('history', ['Tidal Power']) })).json<KeywordHistory>();
  expect(history).toEqual({
    '2016-10-27': 1,
    '2016-10-28': 0,
    '2016-10-29': 0,
    '2016-10-30': 0,
    '2016-10-31': 0,
    '2016-11-01': 1,
    '2016-11-02': 0,
  });
});

test('suggestions need three letters, and the exact topic comes first', async () => {
  const suggest = async (query: string) =>
    (await server.app.inject({ url: '/api/keywords', query: { query }, headers: { authorization } })).json();
  expect(await suggest('ti')).toEqual([]);
  expect(await suggest('harbors')).toEqual(['Harbors']);
  expect(await suggest('other')).toHaveLength(10);
});

test('an article that is moved in time moves in its topics', async () => {
  const move = (published_at: string) =>
    server.database.kysely
      .updateTable('articles')
      .set({ published_at })
      .where('title', '=', 'Harbors deepen')
      .execute();
  await move('2016-11-02T05:00:00.000Z');
  expect(titlesOf(await find(['Harbors']))[0]).toBe('Harbors deepen');
  await move('2016-10-30T12:00:00.000Z');
  expect(titlesOf(await find(['Harbors']))[0]).toBe('Tides rise');
});

test.each(Object.entries(hostileTexts))('the %s text is a topic without articles, or no topic', async (_kind, text) => {
  const paths = [url('articles', [text]), url('history', [text])];
  const answers = await Promise.all(paths.map((path) => server.app.inject({ url: path, headers: { authorization } })));
  const isTopic = text.length > 0 && text.length <= 200;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(isTopic ? [200, 200] : [400, 400]);
});

test('rejects calls without a topic or with more than ten', async () => {
  const many = Array.from({ length: 11 }, (_, index) => `Topic ${index}`);
  const answers = await Promise.all(
    [url('articles', []), url('history', []), url('articles', many), url('history', many)].map((path) =>
      server.app.inject({ url: path, headers: { authorization } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});
