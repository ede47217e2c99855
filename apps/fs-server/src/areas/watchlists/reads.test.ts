import type { WatchlistSummary } from '@fs/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const get = async (url: string, role = 'internal') => (await server.rest(role, 'GET', url)).body;
const companies = (from: number, to: number) => server.world.companies.slice(from, to);
const listOf = (some: readonly { id: string }[]) =>
  server.insertList({ owner: 'internal', companyIds: some.map(({ id }) => id) });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('returns companies in the order of the list, by page, with their total', async () => {
  const some = companies(0, 30);
  const id = await listOf(some);
  const first = await get(`/api/watchlists/${id}/companies?limit=20`);
  const rest = await get(`/api/watchlists/${id}/companies?limit=20&offset=20`);
  expect([first.total, rest.total]).toEqual([30, 30]);
  expect(idsOf([...first.companies, ...rest.companies])).toEqual(idsOf(some));
  expect(first.companies[0]).toMatchObject({ added: server.world.now, isNew: false, newCount: 0 });
});

test('returns investors that are on the list, which the search for companies leaves out', async () => {
  const firms = await server.database.kysely
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('kind', '=', 'investor')
    .orderBy('id')
    .limit(2)
    .execute();
  const some = [...firms, ...companies(0, 1)];
  const id = await listOf(some);
  const all = await get(`/api/watchlists/${id}/companies`);
  expect([all.total, idsOf(all.companies)]).toEqual([3, idsOf(some)]);
  const filters = JSON.stringify([{ field: 'name', op: 'contains', value: firms[0]?.name }]);
  const found = await get(`/api/watchlists/${id}/companies?filters=${encodeURIComponent(filters)}`);
  expect(idsOf(found.companies)).toEqual([firms[0]?.id]);
});

test('sorts and filters companies like a company search', async () => {
  const some = companies(0, 40);
  const id = await listOf(some);
  const byName = await get(`/api/watchlists/${id}/companies?sort=name&dir=desc`);
  const names = byName.companies.map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(40);
  expect(names[0]).toBe(some.map(({ name }) => name).toSorted((one, other) => other.localeCompare(one, 'en'))[0]);
  const wanted = some[7];
  const filters = JSON.stringify([{ field: 'name', op: 'contains', value: wanted?.name }]);
  const found = await get(`/api/watchlists/${id}/companies?filters=${encodeURIComponent(filters)}`);
  expect([found.total, idsOf(found.companies)]).toEqual([1, [wanted?.id]]);
});

test('companies with equal values are sorted by the next column, each column in its own direction', async () => {
  const id = await listOf(companies(0, 40));
  const byBoth = await get(`/api/watchlists/${id}/companies?sort=added,name&dir=asc,desc`);
  const byName = await get(`/api/watchlists/${id}/companies?sort=name&dir=desc`);
  expect(idsOf(byBoth.companies)).toEqual(idsOf(byName.companies));
  const upwards = await get(`/api/watchlists/${id}/companies?sort=added,name`);
  expect(idsOf(upwards.companies)).toEqual(idsOf(byName.companies).toReversed());
});

test('returns socials with the highest follower total first', async () => {
  const id = await listOf(companies(0, 60));
  const rows: { socials: { followers_count: number }[] }[] = await get(`/lists/${id}/socials`);
  const totals = rows.map(({ socials }) => socials.reduce((sum, { followers_count }) => sum + followers_count, 0));
  expect(totals.length).toBeGreaterThan(5);
  expect(totals).toEqual(totals.toSorted((left, right) => right - left));
});

test.each([
  'sort=password_hash',
  'sort=__proto__',
  'sort=name,',
  'dir=up',
  'filters=no',
  'filters=[{}]',
  'since=2026-13-45',
  'limit=1001',
])('rejects companies with “%s”', async (query) => {
  const id = await listOf(companies(0, 1));
  expect((await server.rest('internal', 'GET', `/api/watchlists/${id}/companies?${query}`)).status).toBe(400);
});

test('what others added since the user last viewed the list is new, and so are updates since then', async () => {
  const article = server.world.articles.find(({ companyIds }) => companyIds.length > 0);
  const known = article?.companyIds[0] ?? '';
  const id = await server.insertList({
    owner: 'internal',
    viewers: ['free'],
    admins: ['individual'],
    companyIds: [known],
  });
  await server.graphql('free', 'mutation ($id: ID!) { createWatchlistSetting(input: { watchlistID: $id }) { id } }', {
    id,
  });
  await server.database.kysely
    .updateTable('watchlist_settings')
    .set({ seen_at: new Date(new Date(article?.publishedAt ?? '').getTime() - 1000) })
    .where('watchlist_id', '=', id)
    .execute();
  const added = companies(0, 200).find(({ id: company }) => company !== known)?.id ?? '';
  await server.rest('individual', 'POST', `/api/watchlists/${id}/items`, { add: [{ uuid: added }] });
  const page = await get(`/api/watchlists/${id}/companies`, 'free');
  expect(page.companies.map(({ id: company, isNew }: { id: string; isNew: boolean }) => [company, isNew])).toEqual([
    [known, true],
    [added, true],
  ]);
  expect(page.companies[0].newCount).toBeGreaterThan(0);
  const summaries = await get('/lists/summary', 'free');
  expect(summaries.find((summary: { id: string }) => summary.id === id)).toMatchObject({
    readOnly: true,
    itemCount: 2,
  });
  expect(summaries.find((summary: { id: string }) => summary.id === id).newCount).toBeGreaterThan(1);
  // Users do not see their own additions as new.
  const own = await get(`/api/watchlists/${id}/companies?since=2020-01-01`, 'individual');
  expect(own.companies.find((company: { id: string }) => company.id === added).isNew).toBe(false);
});

test('summaries say which lists contain a company', async () => {
  const [one, other] = companies(0, 2);
  const withIt = await listOf([one ?? { id: '' }]);
  const without = await listOf([other ?? { id: '' }]);
  const summaries: { id: string; hasCompany: boolean | null }[] = await get(`/lists/summary?companyId=${one?.id}`);
  const said = (id: string) => summaries.find((summary) => summary.id === id)?.hasCompany;
  expect([said(withIt), said(without)]).toEqual([true, false]);
  expect((await get('/lists/summary'))[0].hasCompany).toBeNull();
});

test('returns the deals of the list’s companies, from a date on, newest first', async () => {
  const some = companies(0, 60);
  const id = await listOf(some);
  const rounds: { organization: { id: string }; funded_on: string }[] = await get(
    `/lists/${id}/funding?gte=2024-01-01T00:00:00`,
  );
  const expected = server.world.fundingRounds.filter(
    ({ companyId, fundedOn }) => fundedOn >= '2024-01-01' && some.some((company) => company.id === companyId),
  );
  expect(rounds.length).toBeGreaterThan(3);
  expect(rounds).toHaveLength(expected.length);
  expect(rounds.map(({ funded_on }) => funded_on)).toEqual(
    rounds
      .map(({ funded_on }) => funded_on)
      .toSorted()
      .toReversed(),
  );
  const bought: object[] = await get(`/api/watchlists/${id}/acquisitions`);
  const inList = new Set(idsOf(some));
  expect(bought).toHaveLength(
    server.world.acquisitions.filter(({ acquirerId, acquiredId }) => inList.has(acquirerId) || inList.has(acquiredId))
      .length,
  );
});

test('returns up to ten investments per company to a user without advanced profiles, also across pages', async () => {
  const investors = server.world.investors.flatMap(({ companyId }) => companyId ?? []);
  const id = await server.insertList({
    owner: 'internal',
    viewers: ['free', 'unlimited'],
    companyIds: [...new Set(investors)],
  });
  const read = async (role: string, query: string): Promise<{ investor: { id: string } }[]> =>
    get(`/api/watchlists/${id}/investments?${query}`, role);
  const mostOfOne = (investments: readonly { investor: { id: string } }[]) =>
    Math.max(
      ...Map.groupBy(investments, ({ investor }) => investor.id)
        .values()
        .map(({ length }) => length),
    );
  const all = await read('unlimited', 'limit=500000');
  expect(mostOfOne(all)).toBeGreaterThan(10);
  const included = await read('free', 'limit=500000');
  expect(mostOfOne(included)).toBe(10);
  expect(new Set(included.map(({ investor }) => investor.id))).toEqual(new Set(all.map(({ investor }) => investor.id)));
  const pages = await Promise.all([0, 40, 80].map((offset) => read('free', `offset=${offset}&limit=40`)));
  expect(pages.flat()).toEqual(included.slice(0, 120));
});

test('returns each update once, of the requested kinds and companies', async () => {
  const id = await listOf(server.world.companies);
  const ask = async (query: string, filters?: object) =>
    (await server.rest('internal', 'PUT', `/api/watchlists/${id}/updates${query}`, { ...(filters && { filters }) }))
      .body;
  const newest = await ask('');
  expect(newest).toHaveLength(15);
  const articles: { id: string; kind: string }[] = await ask('?limit=1000', { kinds: ['article'] });
  expect(new Set(idsOf(articles)).size).toBe(articles.length);
  expect(articles).toHaveLength(server.world.articles.filter(({ companyIds }) => companyIds.length > 0).length);
  const round = server.world.fundingRounds[0];
  const ofOne = await ask('?limit=1000', { kinds: ['funding'], companyIds: [round?.companyId] });
  expect(ofOne.map(({ organization }: { organization: { id: string } }) => organization.id)).toEqual(
    server.world.fundingRounds.filter(({ companyId }) => companyId === round?.companyId).map(() => round?.companyId),
  );
});

test('the dashboard shows updates of followed lists, with the lists that a company is on', async () => {
  const article = server.world.articles.find(({ companyIds }) => companyIds.length > 0);
  const id = await server.insertList({
    owner: 'messenger',
    name: 'Followed',
    companyIds: [article?.companyIds[0] ?? ''],
  });
  expect(await get('/api/watchlists/dashboard/updates', 'messenger')).toEqual([]);
  await server.graphql(
    'messenger',
    'mutation ($id: ID!) { createWatchlistSetting(input: { watchlistID: $id, follow: true }) { id } }',
    { id },
  );
  const [first] = await get('/api/watchlists/dashboard/updates', 'messenger');
  expect(first).toMatchObject({ kind: 'article', watchlists: [{ id, name: 'Followed' }] });
  const events: { kind: string }[] = await get('/api/watchlists/dashboard/events', 'messenger');
  expect(events.filter(({ kind }) => kind === 'article')).toEqual([]);
});

test('a refresh returns the data files, which contain the same as the reads', async () => {
  const id = await listOf(companies(0, 20));
  const { body } = await server.rest('internal', 'POST', `/api/watchlists/${id}/refresh`, { etag: 'r1' });
  expect(body).toMatchObject({ id, updatingData: false, metadata: { etag: 'r1' } });
  const file = await get(`${body.datasource.funding_rounds}?last=${body.lastDataUpdate}`);
  expect(file).toEqual(await get(`/api/watchlists/${id}/funding`));
  expect((await server.rest('free', 'GET', body.datasource.employees)).status).toBe(404);
});

test('[XWATCH-001] summaries count news by kind, and with figures add up the rounds of 12 months', async () => {
  const { kysely } = server.database;
  const organizations = ['a', 'b'].map((letter) => ({
    id: `5a77a000-0000-4000-8000-00000000000${letter}`,
    permalink: `summary-${letter}`,
    name: `Summary ${letter}`,
  }));
  await kysely.insertInto('organizations').values(organizations).execute();
  const [raising, buying] = idsOf(organizations);
  const id = await listOf(organizations);
  const seenAt = Date.now() - 3_600_000;
  const at = (minutes: number) => new Date(seenAt + minutes * 60_000);
  const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10);
  const round = { organization_id: raising ?? '', round_type: 'venture' };
  await kysely
    .insertInto('funding_rounds')
    .values([
      { ...round, id: 'sum-old', funded_on: monthsAgo(20), raised_usd: 9_000_000, arrived_at: at(-10) },
      { ...round, id: 'sum-seen', funded_on: monthsAgo(6), raised_usd: 2_000_000, arrived_at: at(-10) },
      { ...round, id: 'sum-new', funded_on: monthsAgo(1), raised_usd: 37_500_000, arrived_at: at(10) },
      { ...round, id: 'sum-undisclosed', funded_on: monthsAgo(1), raised_usd: null, arrived_at: at(10) },
    ])
    .execute();
  await kysely
    .insertInto('acquisitions')
    .values({
      id: 'sum-deal',
      acquirer_id: buying ?? '',
      acquired_id: raising ?? '',
      acquired_on: monthsAgo(1),
      arrived_at: at(10),
    })
    .execute();
  const summaryOf = async (query = '') => {
    const summaries: WatchlistSummary[] = await get(`/lists/summary${query}`);
    return summaries.find((summary) => summary.id === id);
  };
  expect(await summaryOf()).toMatchObject({ newCount: 0, raised_12m_usd: null, companies: [] });
  await server.graphql(
    'internal',
    'mutation ($id: ID!) { createWatchlistSetting(input: { watchlistID: $id }) { id } }',
    {
      id,
    },
  );
  await kysely
    .updateTable('watchlist_settings')
    .set({ seen_at: at(0) })
    .where('watchlist_id', '=', id)
    .execute();
  await kysely
    .updateTable('watchlist_items')
    .set({ added_at: at(-20) })
    .where('watchlist_id', '=', id)
    .execute();
  expect(await summaryOf('?figures=true')).toMatchObject({
    newCount: 3,
    news: { rounds: 2, raised_usd: 37_500_000, acquisitions: 1, articles: 0, companies: 0 },
    raised_12m_usd: 39_500_000,
    companies: [{ name: 'Summary a' }, { name: 'Summary b' }],
  });
  // The summary names only lists that the user can see.
  const others: WatchlistSummary[] = await get('/lists/summary?figures=true', 'free');
  expect(idsOf(others)).not.toContain(id);
});
