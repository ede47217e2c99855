import type { FeedItem, Seen } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';
import { encodeCursor } from './feedCursor.ts';

let server: ListServer;
let listId = '';
const companyIds: string[] = [];

/** `minute` of an hour in which nothing else arrived. */
const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000Z`;
/** The user's last visit. */
const visit = at(10);

beforeAll(async () => {
  server = await startListServer();
  const { kysely } = server.database;
  const ids = [1, 2].map((number) => `feed0000-0000-4000-8000-00000000000${number}`);
  await kysely
    .insertInto('organizations')
    .values(ids.map((id, index) => ({ id, permalink: `feed-${index}`, name: `Feed ${index}` })))
    .execute();
  companyIds.push(...ids);
  listId = await server.insertList({ owner: 'messenger', name: 'Climate map', viewers: ['free'], companyIds });
  const [one = '', two = ''] = companyIds;
  const round = { organization_id: one, round_type: 'venture', round_code: 'B', funded_on: '2026-10-01' };
  await kysely
    .insertInto('funding_rounds')
    .values([
      { ...round, id: 'feed-old', raised_usd: 1_000_000, arrived_at: at(5) },
      { ...round, id: 'feed-large', raised_usd: 37_500_000, arrived_at: at(20) },
      { ...round, id: 'feed-undisclosed', raised_usd: null, arrived_at: at(20) },
    ])
    .execute();
  await kysely
    .insertInto('investors')
    .values([
      { id: 'feed-lead', name: 'Cedar & Palm' },
      { id: 'feed-other', name: 'Another' },
    ])
    .execute();
  await kysely
    .insertInto('investments')
    .values([
      { funding_round_id: 'feed-large', investor_id: 'feed-lead', is_lead: true },
      { funding_round_id: 'feed-large', investor_id: 'feed-other' },
    ])
    .execute();
  await kysely
    .insertInto('acquisitions')
    .values({ id: 'feed-deal', acquirer_id: one, acquired_id: two, acquired_on: '2026-11-01', arrived_at: at(30) })
    .execute();
  const article = { slug: 'feed', title: 'Voltmeer wires its 100th street', description: '', content: 'Text' };
  await kysely
    .insertInto('articles')
    .values({ id: 'news-feed', ...article, published_at: '2026-11-20T08:00:00Z', created_at: at(40) })
    .execute();
  await kysely
    .insertInto('article_organizations')
    .values(companyIds.map((organization_id, position) => ({ article_id: 'news-feed', organization_id, position })))
    .execute();
});
beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom('watchlist_settings').where('watchlist_id', '=', listId).execute();
  await follow('messenger');
  await put('messenger', 'home', { seen_at: visit });
});
afterAll(() => server.close());

const follow = (role: string) =>
  server.database.kysely
    .insertInto('watchlist_settings')
    .values({ watchlist_id: listId, owner_id: server.userId(role), follow: true })
    .execute();
const feed = async (role: string, query = ''): Promise<{ items: FeedItem[]; next: string | null }> =>
  (await server.rest(role, 'GET', `/api/feed${query}`)).body;
const seen = async (role: string, scope: string): Promise<Seen> =>
  (await server.rest(role, 'GET', `/api/seen?scope=${scope}`)).body;
const put = (role: string, scope: string, body: object) => server.rest(role, 'PUT', `/api/seen?scope=${scope}`, body);
const idsOf = ({ items }: { items: readonly FeedItem[] }) => items.map(({ id }) => id);

test('[XFEED-009] the feed goes by arrival, the latest first, by page', async () => {
  const whole = await feed('messenger');
  expect(idsOf(whole)).toEqual(['news-feed', 'feed-deal', 'feed-large', 'feed-undisclosed', 'feed-old']);
  expect(whole.next).toBeNull();
  const found: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await feed('messenger', `?limit=2${next && `&cursor=${next}`}`);
    found.push(...idsOf(page));
    next = page.next;
  }
  expect(found).toEqual(idsOf(whole));
  expect((await server.rest('messenger', 'GET', '/api/feed?limit=51')).status).toBe(400);
});

test('each event has its amount, lead, arrival and the list that it is on', async () => {
  const { items } = await feed('messenger', '?kinds=funding&minAmount=2000000');
  expect(items).toEqual([
    expect.objectContaining({
      kind: 'funding',
      description: 'venture',
      round_code: 'B',
      amount_usd: 37_500_000,
      published_time: '2026-10-01',
      arrived_at: at(20).replace('Z', '000Z'),
      lead_investor: { id: 'feed-lead', name: 'Cedar & Palm', organization: null, person: null },
      organization: expect.objectContaining({ name: 'Feed 0' }),
      watchlists: [{ id: listId, name: 'Climate map' }],
    }),
  ]);
});

test('[XHOME-008] counts by kind what arrived since the user last looked', async () => {
  expect(await seen('messenger', 'home')).toEqual({
    since: visit,
    as_of: expect.any(String),
    rounds: 2,
    raised_usd: 37_500_000,
    acquisitions: 1,
    investments: 0,
    articles: 1,
    all_rounds: 2,
  });
});

test('[XHOME-008] marking as seen returns the previous time, which undoes it', async () => {
  const marked = await put('messenger', 'home', { seen_at: at(25) });
  expect(marked.body).toEqual({ seen_at: at(25), previous: visit });
  expect(await seen('messenger', 'home')).toMatchObject({ rounds: 0, raised_usd: 0, acquisitions: 1, articles: 1 });
  expect((await put('messenger', 'home', {})).body.previous).toBe(at(25));
  expect(await seen('messenger', 'home')).toMatchObject({ acquisitions: 0, articles: 0 });
  await put('messenger', 'home', { seen_at: marked.body.previous });
  expect(await seen('messenger', 'home')).toMatchObject({ since: visit, rounds: 2 });
});

test('a time in the future counts as now', async () => {
  const { body } = await put('messenger', 'home', { seen_at: '9000-01-01T00:00:00Z' });
  expect(Date.parse(body.seen_at)).toBeLessThanOrEqual(Date.now());
});

test('[XHOME-022] a user who never marked anything has news since a week before the account exists', async () => {
  expect((await put('messenger', 'home', { seen_at: null })).body).toEqual({ seen_at: null, previous: visit });
  const { since } = await seen('messenger', 'home');
  const user = server.database.kysely.selectFrom('users').where('id', '=', server.userId('messenger'));
  const { created_at } = await user.select('created_at').executeTakeFirstOrThrow();
  expect(new Date(since ?? '').getTime()).toBe(created_at.getTime() - 7 * 86_400_000);
});

test('a list has a cursor of its own, which opening the list moves as well', async () => {
  expect(await seen('free', `list:${listId}`)).toMatchObject({ since: null, rounds: 0, articles: 0 });
  expect((await put('free', `list:${listId}`, { seen_at: visit })).body).toEqual({ seen_at: visit, previous: null });
  expect(await seen('free', `list:${listId}`)).toMatchObject({ since: visit, rounds: 2, articles: 1 });
  const [setting] = await server.database.kysely
    .selectFrom('watchlist_settings')
    .select('seen_at')
    .where('watchlist_id', '=', listId)
    .where('owner_id', '=', server.userId('free'))
    .execute();
  expect(setting?.seen_at?.toISOString()).toBe(visit);
});

test('a followed list that the user can no longer see counts nothing and is in no feed', async () => {
  await follow('free');
  await put('free', 'home', { seen_at: visit });
  expect((await seen('free', 'home')).rounds).toBeGreaterThanOrEqual(2);
  await server.database.kysely.updateTable('watchlists').set({ viewers: [] }).where('id', '=', listId).execute();
  expect(idsOf(await feed('free'))).not.toContain('feed-large');
  expect((await server.rest('free', 'GET', `/api/feed?listId=${listId}`)).status).toBe(404);
  expect((await server.rest('free', 'GET', `/api/seen?scope=list:${listId}`)).status).toBe(404);
  expect((await put('free', `list:${listId}`, {})).status).toBe(404);
  await server.database.kysely
    .updateTable('watchlists')
    .set({ viewers: [server.emailOf('free')] })
    .where('id', '=', listId)
    .execute();
});

test.each(['', 'list:', 'market:', 'home2', `list:${'x'.repeat(201)}`])('rejects the scope “%s”', async (scope) => {
  expect((await server.rest('messenger', 'GET', `/api/seen?scope=${scope}`)).status).toBe(400);
});

const forged = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  'kinds=rumor',
  'minAmount=-1',
  'cursor=none',
  `cursor=${forged('2026-99-99T00:00:00.000000Z article news-1')}`,
  `cursor=${forged('2026-11-21T08:00:00.000000Z rumor 1')}`,
  `cursor=${forged('2026-11-21T08:00:00.000000Z article \0')}`,
])('rejects the feed with “%s”', async (query) => {
  expect((await server.rest('messenger', 'GET', `/api/feed?${query}`)).status).toBe(400);
});

test('a cursor of an event that is gone still continues', async () => {
  const cursor = encodeCursor({ arrived_at: at(20).replace('Z', '000Z'), kind: 'funding', id: 'feed-medium' });
  expect(idsOf(await feed('messenger', `?cursor=${cursor}`))).toEqual(['feed-undisclosed', 'feed-old']);
});
