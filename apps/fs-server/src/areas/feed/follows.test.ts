import type { FeedItem, Seen } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;

/** An hour in which nothing else arrived. */
const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000Z`;
const companies = { solar: 'f0110000-0000-4000-8000-000000000001', other: 'f0110000-0000-4000-8000-000000000002' };

beforeAll(async () => {
  server = await startListServer();
  const { kysely } = server.database;
  await kysely
    .insertInto('organizations')
    .values(Object.entries(companies).map(([name, id]) => ({ id, permalink: name, name })))
    .execute();
  await kysely.insertInto('markets').values({ id: 'tc3-tide', slug: 'tide', name: 'Tide' }).execute();
  await kysely
    .insertInto('organization_markets')
    .values({ organization_id: companies.solar, market_id: 'tc3-tide', position: 0 })
    .execute();
  const round = { round_type: 'seed', funded_on: '2026-11-20', raised_usd: 2_000_000 };
  await kysely
    .insertInto('funding_rounds')
    .values([
      { ...round, id: 'in-market', organization_id: companies.solar, arrived_at: at(10) },
      { ...round, id: 'elsewhere', organization_id: companies.other, arrived_at: at(11) },
    ])
    .execute();
  const article = { description: '', content: 'Text', published_at: '2026-11-20T08:00:00Z' };
  await kysely
    .insertInto('articles')
    .values([
      { ...article, id: 'news-in-market', slug: 'in-market', title: 'In the market', created_at: at(20) },
      { ...article, id: 'news-on-topic', slug: 'on-topic', title: 'On the topic', created_at: at(30) },
      { ...article, id: 'news-elsewhere', slug: 'elsewhere', title: 'Elsewhere', created_at: at(40) },
    ])
    .execute();
  await kysely
    .insertInto('article_organizations')
    .values([
      { article_id: 'news-in-market', organization_id: companies.solar, position: 0 },
      { article_id: 'news-elsewhere', organization_id: companies.other, position: 0 },
    ])
    .execute();
  const keyword = await kysely
    .insertInto('keywords')
    .values({ name: 'Tidal Power' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('article_keywords')
    .values(
      ['news-on-topic', 'news-in-market'].map((article_id) => ({ article_id, keyword_id: keyword.id, position: 0 })),
    )
    .execute();
});
beforeEach(async () => {
  await server.database.kysely.deleteFrom('preferences').where('key', '=', 'follows').execute();
  await server.database.kysely
    .deleteFrom('watchlist_settings')
    .where('owner_id', '=', server.userId('messenger'))
    .execute();
});
afterAll(() => server.close());

const create = 'mutation ($input: CreateUserPreferencesInput!) { createUserPreferences(input: $input) { key } }';
const follow = (details: object | null, role = 'messenger') =>
  server.graphql(role, create, { input: { key: 'follows', details: details && JSON.stringify(details) } });
const feed = async (query = '', role = 'messenger'): Promise<{ items: FeedItem[]; next: string | null }> =>
  (await server.rest(role, 'GET', `/api/feed${query}`)).body;
const idsOf = ({ items }: { items: readonly FeedItem[] }) => items.map(({ id }) => id);
const market = { kind: 'market', id: 'tc3-tide', name: 'Tide' };
const topic = { kind: 'topic', id: 'Tidal Power', name: 'Tidal Power' };

test('[XMARKET-023] rounds and articles of a followed market join the feed, with the reason', async () => {
  expect((await feed()).items).toEqual([]);
  await follow({ markets: ['tc3-tide'], topics: [] });
  const { items } = await feed();
  expect(items).toMatchObject([
    { id: 'news-in-market', kind: 'article', organization: { name: 'solar' }, watchlists: [], follows: [market] },
    { id: 'in-market', kind: 'funding', amount_usd: 2_000_000, watchlists: [], follows: [market] },
  ]);
  expect(await feed('', 'free')).not.toMatchObject({ items: expect.arrayContaining(items) });
});

test('[XMARKET-023] articles of a followed topic join the feed once each, by page, with every reason', async () => {
  await follow({ markets: ['tc3-tide'], topics: ['tidal POWER'] });
  const { items } = await feed();
  expect(items.map(({ id, follows }) => [id, follows])).toEqual([
    ['news-on-topic', [topic]],
    ['news-in-market', [market, topic]],
    ['in-market', [market]],
  ]);
  expect(items[0]?.organization).toBeNull();
  const first = await feed('?limit=1');
  const second = await feed(`?limit=1&cursor=${first.next}`);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(['news-on-topic', 'news-in-market']);
  expect(idsOf(await feed('?kinds=funding'))).toEqual(['in-market']);
  expect(idsOf(await feed('?minAmount=3000000&kinds=funding'))).toEqual([]);
});

test('an event of a followed list and a followed market has both reasons, and the feed of one list has the list only', async () => {
  const listId = await server.insertList({ owner: 'messenger', name: 'Tides', companyIds: [companies.solar] });
  await server.database.kysely
    .insertInto('watchlist_settings')
    .values({ watchlist_id: listId, owner_id: server.userId('messenger'), follow: true })
    .execute();
  await follow({ markets: ['tc3-tide'], topics: ['Tidal Power'] });
  const both = (await feed()).items.find(({ id }) => id === 'in-market');
  expect(both).toMatchObject({ watchlists: [{ id: listId, name: 'Tides' }], follows: [market] });
  expect(idsOf(await feed(`?listId=${listId}`))).toEqual(['news-in-market', 'in-market']);
});

test('what is new on Home counts what is followed, each event once', async () => {
  await follow({ markets: ['tc3-tide'], topics: ['Tidal Power'] });
  await server.rest('messenger', 'PUT', '/api/seen?scope=home', { seen_at: at(5) });
  const seen: Seen = (await server.rest('messenger', 'GET', '/api/seen?scope=home')).body;
  expect(seen).toMatchObject({ rounds: 1, raised_usd: 2_000_000, articles: 2 });
});

test('[XMARKET-024] a market and a topic have cursors of their own, and what arrived since', async () => {
  const read = async (scope: string): Promise<Seen> =>
    (await server.rest('messenger', 'GET', `/api/seen?scope=${encodeURIComponent(scope)}`)).body;
  expect(await read('market:tide')).toMatchObject({ since: null, rounds: 0, articles: 0 });
  const marked = await server.rest('messenger', 'PUT', '/api/seen?scope=market:tide', { seen_at: at(15) });
  expect(marked.body).toEqual({ seen_at: at(15), previous: null });
  expect(await read('market:tc3-tide')).toMatchObject({ since: at(15), rounds: 0, articles: 1 });
  await server.rest('messenger', 'PUT', '/api/seen?scope=topic:tidal%20power', { seen_at: at(25) });
  expect(await read('topic:Tidal Power')).toMatchObject({ since: at(25), articles: 1 });
  const undone = await server.rest('messenger', 'PUT', '/api/seen?scope=market:tide', { seen_at: null });
  expect(undone.body).toEqual({ seen_at: null, previous: at(15) });
  expect(await read('market:tide')).toMatchObject({ since: null });
});

test.each(['market:nobody', 'topic:nobody', 'list:nobody', "market:'; drop table markets; --"])(
  'the scope %s of nothing is not found',
  async (scope) => {
    const url = `/api/seen?scope=${encodeURIComponent(scope)}`;
    expect((await server.rest('messenger', 'GET', url)).status).toBe(404);
    expect((await server.rest('messenger', 'PUT', url, {})).status).toBe(404);
  },
);

const many = Array.from({ length: 21 }, (_, index) => `tc3-${index}`);

test('[XTOPIC-021] the cursor of a topic is the same for every spelling of its name', async () => {
  const scopeOf = (name: string) => `/api/seen?scope=${encodeURIComponent(`topic:${name}`)}`;
  await server.database.kysely.insertInto('keywords').values({ name: 'TIDAL POWER' }).execute();
  await server.rest('messenger', 'PUT', scopeOf('TIDAL POWER'), { seen_at: at(25) });
  for (const name of ['Tidal Power', 'tidal power', 'TÍDAL power']) {
    expect((await server.rest('messenger', 'GET', scopeOf(name))).body).toMatchObject({ since: at(25) });
  }
  await server.database.kysely.deleteFrom('keywords').where('name', '=', 'TIDAL POWER').execute();
});

test.each([
  ['nothing', null],
  ['other fields', { markets: [], topics: [], more: 1 }],
  ['a missing field', { markets: [] }],
  ['a number', { markets: [1], topics: [] }],
  ['too many markets', { markets: many, topics: [] }],
  ['too many topics', { markets: [], topics: many }],
  ['one twice', { markets: ['tc3-tide', 'tc3-tide'], topics: [] }],
  ['a long name', { markets: [], topics: ['x'.repeat(201)] }],
  ['a text that cannot be stored', { markets: [], topics: ['a\0b'] }],
])('rejects %s as what a user follows', async (_, details) => {
  const { body } = await follow(details);
  expect(body.errors[0].extensions.code).toBe('invalid');
});

test('markets and topics that are gone are ignored', async () => {
  await follow({ markets: ['tc3-gone', 'tc3-tide'], topics: ['Gone'] });
  expect(idsOf(await feed())).toEqual(['news-in-market', 'in-market']);
});
