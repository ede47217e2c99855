import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual-plus');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

/** The user's first list with companies. */
const list = () => {
  const { world } = started.server;
  const found = world.watchlists.find(({ ownerId, items }) => ownerId === started.userId && items.length > 10);
  return found?.id ?? '';
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

type Call = (client: DataClient['watchlists'], id: string) => Promise<{ ok: boolean }>;
type Row = [requirements: string, call: Call, sent: (id: string) => string];

const rows: Row[] = [
  ['[REST-054]', (client) => client.getListSummaries(), () => '/lists/summary'],
  ['addition:', (client) => client.getListSummaries({ figures: true }), () => '/lists/summary?figures=true'],
  ['addition:', (client) => client.getListUsage(null), () => '/lists/usage'],
  [
    '[REST-055]',
    (client, id) => client.getDashboardEvents({ listId: id, limit: 5 }),
    (id) => `/api/watchlists/dashboard/events?listId=${id}&limit=5`,
  ],
  [
    '[REST-056]',
    (client) => client.getDashboardUpdates({ gte: '2026-01-01' }),
    () => '/api/watchlists/dashboard/updates?gte=2026-01-01',
  ],
  ['[REST-057]', (client, id) => client.getListSocials(id), (id) => `/lists/${id}/socials`],
  [
    '[REST-058] [WATCH-024]',
    (client, id) => client.getListFunding(id),
    (id) => `/lists/${id}/funding?gte=${daysAgo(365)}T00:00:00`,
  ],
  [
    '[REST-059] [WATCH-024]',
    (client, id) => client.getListAcquisitions(id),
    (id) => `/lists/${id}/acquisitions?gte=${daysAgo(365)}T00:00:00`,
  ],
  [
    '[REST-060] [WATCH-024]',
    (client, id) => client.getListInvestments(id),
    (id) => `/lists/${id}/investments?gte=${daysAgo(365)}T00:00:00`,
  ],
  ['[REST-061]', (client, id) => client.getWatchlistCompanies(id), (id) => `/api/watchlists/${id}/companies`],
  [
    '[REST-063] [WATCH-026]',
    (client, id) => client.getWatchlistFunding(id),
    (id) => `/api/watchlists/${id}/funding?gte=2017-01-01`,
  ],
  [
    '[REST-064] [WATCH-027]',
    (client, id) => client.getWatchlistInvestments(id),
    (id) => `/api/watchlists/${id}/investments?gte=2020-01-01&limit=500000`,
  ],
  ['[REST-065]', (client, id) => client.getWatchlistAcquisitions(id), (id) => `/api/watchlists/${id}/acquisitions`],
  ['[REST-066]', (client, id) => client.getWatchlistPeople(id), (id) => `/api/watchlists/${id}/people`],
  ['[REST-067]', (client, id) => client.getWatchlistSocialHistory(id), (id) => `/api/watchlists/${id}/socialHistory`],
  ['[REST-071]', (client, id) => client.getList(id), (id) => `/lists/${id}`],
  [
    '[WATCH-028]',
    (client, id) => client.getWatchlistFile({ id, lastDataUpdate: '2026-11-20T12:00:00.000Z' }, 'funding_rounds'),
    (id) => `/api/watchlists/${id}/files/funding_rounds.json?last=2026-11-20T12:00:00.000Z`,
  ],
];

test.each(rows)('%s the request is as specified', async (_requirements, call, sent) => {
  expect(await call(started.client.watchlists, list())).toMatchObject({ ok: true });
  expectRequests(started.requests, { method: 'GET', path: sent(list()) });
});

test('[REST-068] [WATCH-025] updates are requested by PUT: the latest fifteen of sixty days', async () => {
  const { client, requests } = started;
  const path = `/api/watchlists/${list()}/updates?gte=${daysAgo(60)}&limit=15`;
  expect(await client.watchlists.searchWatchlistUpdates(list())).toMatchObject({ ok: true });
  const filters = { kinds: ['funding' as const] };
  await client.watchlists.searchWatchlistUpdates(list(), { filters });
  expectRequests(requests, { method: 'PUT', path, body: {} }, { method: 'PUT', path, body: { filters } });
});

test('[REST-069] a refresh sends the etag', async () => {
  const { client, requests } = started;
  const refreshed = await client.watchlists.refreshWatchlist({ id: list(), metadata: { etag: 'r1' } });
  expect(refreshed).toMatchObject({ ok: true, data: { updatingData: false } });
  expectRequests(requests, { method: 'POST', path: `/api/watchlists/${list()}/refresh`, body: { etag: 'r1' } });
});

test('[REST-070] [WATCH-016] [WATCH-017] a list is created from its input; without name and items it is an empty “Untitled List”', async () => {
  const { client, requests, server } = started;
  const uuid = server.world.companies[0]?.id ?? '';
  const made = await client.watchlists.createList({ name: 'Rivals', items: [{ uuid }], accountID: null });
  const bare = await client.watchlists.createList();
  expect(made).toMatchObject({ ok: true, data: { name: 'Rivals', itemCount: 1 } });
  expect(bare).toMatchObject({ ok: true, data: { name: 'Untitled List', items: [] } });
  expectRequests(
    requests,
    { method: 'POST', path: '/lists', body: { name: 'Rivals', items: [{ uuid }], accountID: null } },
    { method: 'POST', path: '/lists', body: { name: 'Untitled List', items: [] } },
  );
});

test('[REST-072] [REST-073] lists are merged and copied at the same address', async () => {
  const { client, requests } = started;
  const copied = await client.watchlists.copyList({ listId: list(), name: 'Once more' });
  const copy = copied.ok ? copied.data.id : '';
  const merged = await client.watchlists.mergeLists({ listIds: [list(), copy], name: 'Both', accountID: null });
  expect(merged.ok && copied.ok && merged.data.itemCount).toBe(copied.ok && copied.data.itemCount);
  expectRequests(
    requests,
    { method: 'POST', path: '/lists/copy', body: { listId: list(), name: 'Once more' } },
    { method: 'POST', path: '/lists/merge', body: { listIds: [list(), copy], name: 'Both', accountID: null } },
  );
});

test('[REST-074] lists are deleted by comma-separated ids, and restored', async () => {
  const { client, requests } = started;
  const made = [await client.watchlists.createList(), await client.watchlists.createList()];
  const ids = made.map((each) => (each.ok ? each.data.id : ''));
  requests.length = 0;
  expect(await client.watchlists.deleteLists(ids)).toMatchObject({ ok: true, data: { deleted: ids } });
  expectRequests(requests, { method: 'DELETE', path: `/lists?listIds=${ids.join(',')}` });
  expect(await client.watchlists.restoreLists(ids)).toEqual({ ok: true, data: { restored: ids } });
});

test('[REST-075] [REST-076] a list is shared with email, message and sendEmail, and unshared by email', async () => {
  const { client, requests } = started;
  const email = 'guest+one@foresight.example';
  const shared = await client.watchlists.shareList(list(), { email, message: 'Look' });
  expect(shared.ok && shared.data.viewers).toContain(email);
  const unshared = await client.watchlists.unshareList(list(), email);
  expect(unshared.ok && unshared.data.viewers).not.toContain(email);
  expectRequests(
    requests,
    { method: 'POST', path: `/lists/${list()}/share`, body: { email, message: 'Look', sendEmail: true } },
    { method: 'DELETE', path: `/lists/${list()}/share?email=guest+one@foresight.example` },
  );
});

test('[WATCH-029] [WATCH-030] an update sends id, account_privacy, name, items and accountID; an update of items sends only these', async () => {
  const { client, requests } = started;
  const known = await client.watchlists.getWatchlist(list());
  if (!known.ok) throw new Error(known.error);
  requests.length = 0;
  const { id, name, accountID, account_privacy, metadata, items } = known.data;
  const renamed = await client.watchlists.updateWatchlist(known.data, { name: `${name} again` });
  if (!renamed.ok) throw new Error(renamed.error);
  await client.watchlists.updateWatchlistItems(renamed.data, items.slice(1));
  const inputs = requests.map(({ body }) => (body as { variables: { input: object } }).variables.input);
  expect(inputs).toEqual([
    {
      id,
      account_privacy,
      name: `${name} again`,
      items: JSON.stringify(items),
      accountID,
      metadata: JSON.stringify(metadata),
    },
    { id, items: JSON.stringify(items.slice(1)), metadata: JSON.stringify(renamed.data.metadata) },
  ]);
});

test('[WATCH-031] a list has its five most frequent markets', async () => {
  const { client, server } = started;
  const made = await client.watchlists.createList({
    items: server.world.companies.slice(0, 150).map(({ id }) => ({ uuid: id })),
  });
  const read = await client.watchlists.getList(made.ok ? made.data.id : '');
  const values = read.ok ? read.data.categorySummary.map(({ value }) => value) : [];
  expect(values).toHaveLength(5);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
});

test('an export is a file of all companies', async () => {
  const { client, requests } = started;
  const file = await client.watchlists.exportWatchlist(list(), { sort: { field: 'name', dir: 'asc' }, raw: true });
  expect(file.ok && (await file.data.text()).split('\r\n')[0]).toContain('Name,Homepage,Location');
  expect(requests).toEqual([
    { method: 'GET', path: `/api/watchlists/${list()}/companies.csv?sort=name&dir=asc&raw=true` },
  ]);
});

test('any number of pasted lines is recognized, and duplicates are found across all of them', async () => {
  const { client, server, requests } = started;
  const { name = '', id = '' } = server.world.companies[3] ?? {};
  const lines = [name, ...Array.from({ length: 1100 }, (_, index) => `nobody ${index}`), `  ${name} `, 'y'.repeat(900)];
  const recognized = await client.watchlists.recognizeCompanies(lines);
  const answers = recognized.ok ? recognized.data.lines : [];
  expect(answers.map(({ line }) => line)).toEqual(lines);
  expect([answers[0], answers[1101]]).toMatchObject([
    { match: 'certain', candidates: [{ id }], duplicateOf: null },
    { match: 'certain', candidates: [{ id }], duplicateOf: 0 },
  ]);
  expect(requests).toHaveLength(2);
});
