import { feedRoutes, limits, routes, watchlistReadRoutes, watchlistRoutes } from '@fs/api-contract';
import { schemas } from '@fs/api-contract/schemas';
import { storyWorld } from '@fs/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireShortHistory } from './companyBounds.ts';
import { companyWork } from './testing/companyWork.ts';
import { type Answer, type ListServer, startListServer } from './testing/listServer.ts';

const [company = ''] = storyWorld().companies.map(({ id }) => id);
const most = limits.watchlistCompaniesPerCall;

let server: ListServer;
let lists: string[];
beforeAll(async () => {
  server = await startListServer();
  lists = [];
  for (const name of ['first', 'second']) {
    const id = await server.insertList({ owner: 'unlimited', name, companyIds: [company] });
    await sql`
      insert into watchlist_settings (watchlist_id, owner_id, follow, is_starred, seen_at)
      values (${id}, ${server.userId('unlimited')}::uuid, true, true, '2000-01-01')
    `.execute(server.database.kysely);
    lists.push(id);
  }
  await sql`update watchlists set updated_at = '2020-01-01' where id = ${lists[1]}`.execute(server.database.kysely);
});
afterAll(() => server.close());

/** Sets the stored counts of the two lists so that they add up to this number of companies. */
const setStoredCounts = (companies: number) =>
  sql`update watchlists set item_count = case id when ${lists[0]} then ${companies}::int - 1 else 1 end
    where id = any(${lists}::text[])`.execute(server.database.kysely);

const call = (method: 'GET' | 'POST', url: string, body?: object) => server.rest('unlimited', method, url, body);

const refusedCalls: Readonly<Record<string, () => Promise<Answer>>> = {
  previewMerge: () => call('GET', `/lists/merge?listIds=${lists.join(',')}`),
  mergeLists: () => call('POST', '/lists/merge', { listIds: lists }),
  getDashboardEvents: () => call('GET', '/api/watchlists/dashboard/events'),
  getDashboardUpdates: () => call('GET', '/api/watchlists/dashboard/updates'),
  getNews: () => call('GET', `/news?listIds=${lists.join(',')}`),
  getFeed: () => call('GET', '/api/feed'),
  getSeen: () => call('GET', '/api/seen?scope=home'),
  getRaisedWeeks: () => call('GET', '/api/feed/weeks'),
};

test.each(Object.entries(refusedCalls))(
  '%s rejects lists with too many companies, and accepts fewer',
  async (_, ask) => {
    await setStoredCounts(most + 1);
    const { status, body } = await ask();
    expect(status).toBe(400);
    expect(body.message).toBe(
      `These lists hold ${most + 1} companies together, and one request can read up to ${most}`,
    );
    await setStoredCounts(most);
    expect((await ask()).status).toBe(200);
  },
);

test('the feed rejects too many followed lists', async () => {
  const { kysely } = server.database;
  const owner = server.userId('individual');
  await sql`update watchlist_settings set follow = false where owner_id = ${owner}::uuid`.execute(kysely);
  await sql`
    insert into watchlists (id, owner_id, name) select 'followed-' || place, ${owner}::uuid, 'Followed'
    from generate_series(0, ${limits.watchlistsFollowed}::int) as place
  `.execute(kysely);
  await sql`
    insert into watchlist_settings (watchlist_id, owner_id, follow)
    select id, owner_id, true from watchlists where id like 'followed-%'
  `.execute(kysely);
  const ask = () => server.rest('individual', 'GET', '/api/watchlists/dashboard/events');
  expect(await ask()).toMatchObject({ status: 400, body: { message: expect.stringContaining('name one of them') } });
  const summaries = await server.rest('individual', 'GET', '/lists/summary');
  expect(summaries.body).toHaveLength(limits.watchlistsSummarized);
  await sql`delete from watchlists where id = 'followed-0'`.execute(kysely);
  expect((await ask()).status).toBe(200);
});

test('getListSummaries counts updates of the first lists only, and returns null for the others', async () => {
  const news = async () => {
    const { body } = await call('GET', '/lists/summary');
    return lists.map((id) => body.find((summary: { id: string }) => summary.id === id).newCount);
  };
  await setStoredCounts(limits.watchlistSummaryCompanies);
  expect(await news()).toEqual([expect.any(Number), expect.any(Number)]);
  await setStoredCounts(limits.watchlistSummaryCompanies + 1);
  expect(await news()).toEqual([expect.any(Number), null]);
});

test('getListSummaries counts no updates of a list that was never opened, also after the limit', async () => {
  const never = await server.insertList({ owner: 'unlimited', name: 'never opened', companyIds: [company] });
  const summaryOfNever = async () => {
    const { body } = await call('GET', '/lists/summary');
    return body.find(({ id }: { id: string }) => id === never);
  };
  const nothing = { rounds: 0, raised_usd: 0, acquisitions: 0, articles: 0, companies: 0 };
  await setStoredCounts(limits.watchlistSummaryCompanies + 1);
  expect(await summaryOfNever()).toMatchObject({ newCount: 0, news: nothing });
});

test('getWatchlistSocialHistory rejects a history that is too long, and accepts the longest allowed', async () => {
  const { kysely } = server.database;
  const [list = ''] = lists;
  await sql`delete from social_counts where organization_id = ${company}::uuid`.execute(kysely);
  const write = (from: number, to: number) =>
    sql`
      insert into social_counts (organization_id, social, day, followers_count)
      select ${company}::uuid, 'twitter', date '1800-01-01' + place, 1
      from generate_series(${from}::int, ${to}::int) as place
    `.execute(kysely);
  const refusal = { status: 400, message: expect.stringContaining('history of this list') };
  const ask = () => call('GET', `/api/watchlists/${list}/socialHistory`);
  await write(1, 3);
  await expect(requireShortHistory(server.database, list, 3)).resolves.toBeUndefined();
  await expect(requireShortHistory(server.database, list, 2)).rejects.toMatchObject(refusal);
  expect((await ask()).body[0].socialHistory).toHaveLength(3);
  await write(4, limits.watchlistSocialCounts + 1);
  expect(await ask()).toMatchObject({ status: 400, body: { message: refusal.message } });
});

test('every route of lists, and every route that names lists, has a bound', () => {
  const known = Object.keys(companyWork).sort();
  expect(known).toEqual(
    ['getNews', ...Object.keys({ ...watchlistRoutes, ...watchlistReadRoutes, ...feedRoutes })].sort(),
  );
  const naming = Object.entries(schemas).filter(([name, { response: _, ...request }]) => {
    const { path } = routes[name as keyof typeof routes];
    return /"(listIds?|watchlistI[dD])"/.test(JSON.stringify(request)) || /^\/lists\b|watchlists/.test(path);
  });
  expect(naming.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(naming.length).toBeGreaterThan(25);
});

test('every route that can reject is tested here', () => {
  const refused = Object.entries(companyWork).filter(([, { kind }]) => kind === 'refused');
  expect(refused.map(([name]) => name).sort()).toEqual(
    [...Object.keys(refusedCalls), 'getWatchlistSocialHistory'].sort(),
  );
  expect(Object.values(companyWork).every(({ reason }) => reason.length > 10)).toBe(true);
});

test('deletes expired lists for good a limited number at a time', async () => {
  const { kysely } = server.database;
  const owner = server.userId('unlimited');
  const deleted = limits.watchlistsPurgedPerCall + 3;
  await sql`
    insert into watchlists (id, owner_id, name, deleted_at)
    select 'expired-' || place, ${owner}::uuid, 'Expired', '2020-01-01' from generate_series(1, ${deleted}::int) as place
  `.execute(kysely);
  const left = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from watchlists where id like 'expired-%'
    `.execute(kysely);
    return rows[0]?.count;
  };
  const deleteOne = async () => {
    const id = await server.insertList({ owner: 'unlimited' });
    expect((await server.rest('unlimited', 'DELETE', `/lists?listIds=${id}`)).status).toBe(200);
  };
  await deleteOne();
  expect(await left()).toBe(3);
  await deleteOne();
  expect(await left()).toBe(0);
});
