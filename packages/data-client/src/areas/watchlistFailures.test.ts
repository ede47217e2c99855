import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient, type DataClient } from '../createDataClient.ts';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.failures.length = 0;
});
afterAll(() => started.server.close());

const absent = 'no-such-list';
const known = {
  id: absent,
  name: 'Known',
  account_privacy: 'PRIVATE' as const,
  accountID: null,
  metadata: { etag: 'r1' },
};

type Row = [requirement: string, error: string, call: (client: DataClient['watchlists']) => Promise<unknown>];

const rows: Row[] = [
  ['ERROR-035', 'Failed to refresh data', (client) => client.refreshWatchlist(known)],
  ['ERROR-039', 'Failed to fetch Watchlist', (client) => client.getList(absent)],
  ['ERROR-039', 'Failed to fetch Watchlist', (client) => client.getWatchlist(absent)],
  ['ERROR-039', 'Failed to fetch Watchlist', (client) => client.getWatchlistFunding(absent)],
  ['ERROR-040', 'Failed to update watchlist', (client) => client.updateWatchlist(known, { name: 'New' })],
  ['ERROR-040', 'Failed to update watchlist', (client) => client.updateWatchlistItems(known, [])],
  ['ERROR-040', 'Failed to update watchlist', (client) => client.changeWatchlistItems(absent, {})],
  [
    'ERROR-040',
    'Failed to update watchlist',
    (client) => client.setWatchlistNote(absent, { companyId: absent, note: 'New' }),
  ],
  [
    'ERROR-040',
    'Failed to update watchlist',
    (client) => client.setShareRole(absent, { email: 'a@b.example', role: 'admin' }),
  ],
  ['ERROR-040', 'Failed to update watchlist', (client) => client.updateWatchlistShare({ id: absent, role: 'admin' })],
  [
    'ERROR-041',
    'Failed to create watchlist team',
    (client) => client.createWatchlistTeam({ watchlistID: absent, teamID: 'no-such-team' }),
  ],
  ['ERROR-042', 'Failed to delete watchlist', (client) => client.deleteLists([absent])],
  ['ERROR-042', 'Failed to delete watchlist', (client) => client.deleteWatchlist(absent)],
  ['ERROR-047', 'Failed to send invite emails', (client) => client.shareList(absent, { email: 'a@b.example' })],
  ['ERROR-048', 'Failed to delete shared setting', (client) => client.unshareList(absent, 'a@b.example')],
  [
    'ERROR-047',
    'Failed to send invite emails',
    (client) => client.createWatchlistShare({ watchlistID: absent, email: 'a@b.example' }),
  ],
  ['ERROR-048', 'Failed to delete shared setting', (client) => client.deleteWatchlistShare(absent)],
  ['ERROR-049', 'Failed to merge watchlist', (client) => client.mergeLists({ listIds: [absent] })],
  ['ERROR-049', 'Failed to copy watchlist', (client) => client.copyList({ listId: absent })],
];

test.each(rows)('[%s] of a list that is not there the call says “%s”, and logs it once', async (_id, error, call) => {
  expect(await call(started.client.watchlists)).toEqual({ ok: false, error, reason: 'not-found' });
  expect(started.failures.map(({ reason }) => reason)).toEqual(['not-found']);
});

test("[ERROR-038] [WATCH-040] a plan's limit on lists fails with the server’s body", async () => {
  expect(await started.client.watchlists.createList({ name: 'Second' })).toEqual({
    ok: false,
    error: 'Failed to create Watchlist',
    reason: 'over-limit',
    limit: {
      type: 'Limits Exceeded',
      message: 'The Free plan includes one watchlist.',
      limit: 1,
      current: 1,
      of: 'watchlists',
      plan: 'Free',
    },
  });
});

test("[WATCH-040] a plan's limit on lists fails in the same way over GraphQL", async () => {
  expect(await started.client.watchlists.createWatchlist({ name: 'Second' })).toEqual({
    ok: false,
    error: 'Failed to create Watchlist',
    reason: 'over-limit',
    limit: {
      type: 'Limits Exceeded',
      message: 'The Free plan includes one watchlist.',
      limit: 1,
      current: 1,
      of: 'watchlists',
      plan: 'Free',
    },
  });
});

test("[WATCH-041] a plan's limit on lists applies to merging and copying", async () => {
  const own = started.server.world.watchlists.find(({ ownerId }) => ownerId === started.userId)?.id ?? '';
  const limit = { type: 'Limits Exceeded', limit: 1, current: 1 };
  expect(await started.client.watchlists.mergeLists({ listIds: [own] })).toMatchObject({
    error: 'Failed to merge watchlist',
    limit,
  });
  expect(await started.client.watchlists.copyList({ listId: own })).toMatchObject({
    error: 'Failed to copy watchlist',
    limit,
  });
});

const visitor = () => createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });

const lists: Row[] = [
  ['ERROR-043', 'Failed to fetch watchlists', (client) => client.listWatchlists()],
  ['ERROR-044', 'Failed to fetch watchlists by account', (client) => client.watchlistsByAccount('any')],
  ['ERROR-045', 'Failed to fetch watchlists by team', (client) => client.watchlistsByTeam('any')],
  ['ERROR-046', 'Failed to fetch watchlists by owner', (client) => client.watchlistsByOwner('any')],
  ['ERROR-046', 'Failed to fetch watchlists by owner', (client) => client.watchlistsByOwnerAndAccount('any', 'any')],
  ['ERROR-026', 'Failed to fetch events', (client) => client.getDashboardEvents()],
];

test.each(lists)(
  '[%s] [WATCH-033] a failed fetch of lists says “%s” and carries an empty one',
  async (_id, error, call) => {
    expect(await call(visitor().watchlists)).toEqual({ ok: false, error, reason: 'signed-out', data: [] });
  },
);

test('[REST-062] companies that fail to load are an empty list', async () => {
  started.requests.length = 0;
  expect(await started.client.watchlists.getWatchlistCompanies(absent)).toEqual({
    ok: false,
    error: 'Failed to fetch Watchlist',
    reason: 'not-found',
    data: { companies: [], total: 0 },
  });
  expectRequests(started.requests, { method: 'GET', path: '/api/watchlists/no-such-list/companies' });
});

test('[WATCH-032] summaries and socials that fail to load are empty and log the failure', async () => {
  const failures: string[] = [];
  const client = createDataClient({
    apiUrl: started.server.url,
    tokens: { idToken: async () => null },
    logger: { failure: ({ call }) => void failures.push(call) },
  });
  expect(await client.watchlists.getListSummaries()).toEqual({ ok: true, data: [] });
  expect(await client.watchlists.getListSocials(absent)).toEqual({ ok: true, data: [] });
  expect(failures).toEqual(['getListSummaries', 'getListSocials']);
});

test('summaries and socials that fail to load say so where the caller asks for it', async () => {
  const client = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  const reportsFailure = true;
  expect(await client.watchlists.getListSummaries({ reportsFailure })).toMatchObject({ ok: false });
  expect(await client.watchlists.getListSocials(absent, { reportsFailure })).toMatchObject({ ok: false });
});

test('[WATCH-034] a single list uses data that arrives with errors', async () => {
  const { server, session } = started;
  const own = server.world.watchlists.find(({ ownerId }) => ownerId === started.userId)?.id ?? '';
  // The real response, with an error added.
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = (await (await globalThis.fetch(input, init)).json()) as object;
    return Response.json({
      ...answer,
      errors: [{ message: 'shares could not be read', path: ['getWatchlist', 'shares'] }],
    });
  };
  const client = createDataClient({ apiUrl: server.url, tokens: session, fetch });
  expect(await client.watchlists.getWatchlist(own)).toMatchObject({
    ok: true,
    data: { id: own, name: 'Local network' },
  });
});

test('[ERROR-066] [ERROR-070] teams and accounts fail with their own messages', async () => {
  const { teams } = visitor();
  expect(await teams.teamsByAccount('any')).toEqual({
    ok: false,
    error: 'Failed to fetch teams',
    reason: 'signed-out',
    data: [],
  });
  expect(await teams.getAccount('any')).toEqual({ ok: false, error: 'Failed to fetch account', reason: 'signed-out' });
});
