import { canChangeWatchlist, type WatchlistAction, type WatchlistRights } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOperations } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('teams-member');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

const listNamed = (name: string) => {
  const list = started.server.world.watchlists.find((candidate) => candidate.name === name);
  if (!list) throw new Error(`The world has no list ${name}`);
  return list;
};

test('[ENTITY-012] [ENTITY-014] [ENTITY-016] a list has every field of the specification, its JSON parsed', async () => {
  const { client, server, userId } = started;
  const known = listNamed('Climate map');
  await client.watchlists.refreshWatchlist({ id: known.id, metadata: { etag: 'r1' } });
  const outcome = await client.watchlists.getWatchlist(known.id);
  const [first] = known.items;
  expect(outcome.ok && outcome.data).toEqual({
    id: known.id,
    owner: known.ownerId,
    ownerName: expect.stringMatching(/^\S+ \S+/),
    viewers: [],
    admins: [],
    name: known.name,
    description: known.description,
    items: expect.any(Array),
    itemCount: known.items.length,
    accountID: known.accountId,
    account: { id: known.accountId, name: 'Longview Research' },
    account_privacy: 'PUBLIC',
    readOnly: null,
    teamID: known.teamIds[0],
    columns: null,
    metadata: { etag: 'r1' },
    datasource: {
      employees: expect.stringContaining(known.id),
      funding_rounds: expect.stringContaining(known.id),
      investments: expect.stringContaining(known.id),
      acquisitions: expect.stringContaining(known.id),
    },
    updatingData: false,
    lastDataUpdate: expect.stringMatching(/Z$/),
    teams: [{ id: expect.any(String), accountID: known.accountId, teamID: known.teamIds[0], watchlistID: known.id }],
    shares: [],
    settings: [expect.objectContaining({ owner: userId })],
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  expect(outcome.ok && outcome.data.items[0]).toEqual({
    uuid: first?.companyId,
    name: server.world.companies.find(({ id }) => id === first?.companyId)?.name,
    type: 'organization',
    added: first?.addedAt,
  });
});

test('[ENTITY-013] [ENTITY-015] [ENTITY-017] viewers are emails, privacy has two values, data files have four keys', async () => {
  const { client } = started;
  const made = await client.watchlists.createList({ accountID: listNamed('Climate map').accountId });
  const id = made.ok ? made.data.id : '';
  await client.watchlists.shareList(id, { email: 'Guest@foresight.example', sendEmail: false });
  await client.watchlists.refreshWatchlist({ id, metadata: { etag: 'r1' } });
  const list = await client.watchlists.getWatchlist(id);
  expect(list.ok && [list.data.viewers, list.data.account_privacy]).toEqual([['guest@foresight.example'], 'PUBLIC']);
  expect(list.ok && Object.keys(list.data.datasource ?? {}).sort()).toEqual([
    'acquisitions',
    'employees',
    'funding_rounds',
    'investments',
  ]);
});

test('[GQL-003] [GQL-004] [GQL-005] lists are found by team, by owner, and by owner and account', async () => {
  const { client, userId } = started;
  const { id, accountId, teamIds } = listNamed('Health pipeline');
  const found = [
    await client.watchlists.watchlistsByTeam(teamIds[0] ?? ''),
    await client.watchlists.watchlistsByOwner(userId),
    await client.watchlists.watchlistsByOwnerAndAccount(userId, accountId ?? ''),
  ];
  const page = { limit: 100, nextToken: null };
  expectOperations(
    started.requests,
    { fields: ['watchlistsByTeam'], variables: { teamID: teamIds[0], ...page } },
    { fields: ['watchlistsByOwner'], variables: { owner: userId, ...page } },
    { fields: ['watchlistsByOwnerAndAccount'], variables: { owner: userId, accountID: accountId, ...page } },
  );
  for (const lists of found) expect(lists.ok && lists.data.map((list) => list.id)).toContain(id);
  const [, , ofOwner] = found;
  expect(ofOwner?.ok && ofOwner.data.every(({ owner, accountID }) => owner === userId && accountID === accountId)).toBe(
    true,
  );
});

test('[GQL-006] [ENTITY-018] a list is read, listed and updated, its items and metadata as JSON strings', async () => {
  const { client, requests } = started;
  const made = await client.watchlists.createList({ name: 'Ours', accountID: listNamed('Climate map').accountId });
  const id = made.ok ? made.data.id : '';
  requests.length = 0;
  const got = await client.watchlists.getWatchlist(id);
  if (!got.ok) throw new Error(got.error);
  const listed = await client.watchlists.listWatchlists({ cap: 1 });
  const saved = await client.watchlists.updateWatchlist(got.data, { name: 'Yours' });
  expect(listed.ok && listed.data.map((list) => list.id)).toEqual([id]);
  expect(saved).toMatchObject({ ok: true, data: { id, name: 'Yours' } });
  const [asked, ...others] = requests.splice(0);
  expectOperations(asked ? [asked] : [], { fields: ['getWatchlist'], variables: { id } });
  expectOperations(
    others,
    { fields: ['listWatchlists'], variables: { limit: 1, nextToken: null } },
    {
      fields: ['updateWatchlist'],
      variables: {
        input: {
          id,
          account_privacy: 'PUBLIC',
          name: 'Yours',
          items: '[]',
          accountID: got.data.accountID,
          metadata: '{"etag":"r1"}',
        },
      },
    },
  );
});

test('[GQL-002] [GQL-013] lists by account are read page by page', async () => {
  const { client, requests } = started;
  const { accountId } = listNamed('Climate map');
  for (let made = 0; made < 101; made += 1)
    await client.watchlists.createList({ name: `Page ${made}`, accountID: accountId });
  requests.length = 0;
  const lists = await client.watchlists.watchlistsByAccount(accountId ?? '');
  expectOperations(
    requests,
    { fields: ['watchlistsByAccount'], variables: { accountID: accountId, limit: 100, nextToken: null } },
    { fields: ['watchlistsByAccount'], variables: { accountID: accountId, limit: 100, nextToken: expect.any(String) } },
  );
  expect(lists.ok && new Set(lists.data.map(({ id }) => id)).size).toBe(lists.ok && lists.data.length);
  expect(lists.ok && lists.data.length).toBeGreaterThan(101);
});

test('[GQL-012] [GQL-014] a fetch returns ten lists by default, the requested number, or all of them', async () => {
  const { client, requests } = started;
  const ten = await client.watchlists.listWatchlists();
  const three = await client.watchlists.listWatchlists({ cap: 3 });
  expectOperations(
    requests,
    { fields: ['listWatchlists'], variables: { limit: 10, nextToken: null } },
    { fields: ['listWatchlists'], variables: { limit: 3, nextToken: null } },
  );
  const all = await client.watchlists.listWatchlists({ cap: Number.POSITIVE_INFINITY });
  expect([ten, three].map((lists) => lists.ok && lists.data.length)).toEqual([10, 3]);
  expect(all.ok && all.data.length).toBeGreaterThan(101);
  const [firstPage, ...otherPages] = requests.splice(0);
  expectOperations(firstPage ? [firstPage] : [], {
    fields: ['listWatchlists'],
    variables: { limit: 100, nextToken: null },
  });
  expect(otherPages.length).toBeGreaterThan(0);
  expect(all.ok && ten.ok && all.data.slice(0, 10)).toEqual(ten.ok && ten.data);
});

test('[GQL-007] [ENTITY-022] shares are read by list, each with its owner and its list', async () => {
  const { client, server } = started;
  const made = await client.watchlists.createList({ name: 'Shared', accountID: listNamed('Climate map').accountId });
  const id = made.ok ? made.data.id : '';
  await client.watchlists.shareList(id, { email: server.emailOf('free'), sendEmail: false });
  const email = server.emailOf('free');
  started.requests.length = 0;
  expect(await client.watchlists.watchlistSharesByList(id)).toEqual({
    ok: true,
    // Callers must not learn whether somebody else's email has an account.
    data: [{ id: expect.any(String), owner: null, email, role: 'viewer', list: { id, name: 'Shared' } }],
  });
  expectOperations(started.requests, {
    fields: ['watchlistSharesByList'],
    variables: { watchlistID: id },
  });
});

test("a list's etag differs after a change, and a deleted list has none", async () => {
  const { client } = started;
  const made = await client.watchlists.createList({ name: 'Watched', accountID: listNamed('Climate map').accountId });
  const id = made.ok ? made.data.id : '';
  const known = made.ok && made.data.metadata.etag;
  expect(await client.watchlists.getWatchlistEtag(id)).toEqual({ ok: true, data: known });
  const uuid = started.server.world.companies[0]?.id ?? '';
  const changed = await client.watchlists.changeWatchlistItems(id, { add: [{ uuid }] });
  expect(await client.watchlists.getWatchlistEtag(id)).toEqual({
    ok: true,
    data: changed.ok && changed.data.metadata.etag,
  });
  expect(changed.ok && changed.data.metadata.etag).not.toBe(known);
  await client.watchlists.deleteLists([id]);
  expect(await client.watchlists.getWatchlistEtag(id)).toEqual({
    ok: false,
    error: 'Failed to fetch Watchlist',
    reason: 'not-found',
  });
});

test('a note is saved, and a conflict returns the newer one', async () => {
  const { client, server, requests } = started;
  const companyId = server.world.companies[0]?.id ?? '';
  const accountID = listNamed('Climate map').accountId;
  const made = await client.watchlists.createList({ name: 'Noted', accountID, items: [{ uuid: companyId }] });
  const id = made.ok ? made.data.id : '';
  requests.length = 0;
  const body = { note: 'Ask about the quay', previous: '' };
  expect(await client.watchlists.setWatchlistNote(id, { companyId, ...body })).toMatchObject({
    ok: true,
    data: { note: body.note },
  });
  expect(requests).toEqual([{ method: 'PUT', path: `/api/watchlists/${id}/items/${companyId}/note`, body }]);
  expect(await client.watchlists.getWatchlistNote(id, companyId)).toEqual({ ok: true, data: { note: body.note } });
  expect(await client.watchlists.setWatchlistNote(id, { companyId, note: 'Mine', previous: '' })).toEqual({
    ok: false,
    error: 'Failed to update watchlist',
    reason: 'conflict',
    data: { note: body.note },
  });
});

test('a role that is changed by REST and removed by GraphQL applies, and is undone', async () => {
  const { client, server, requests } = started;
  const made = await client.watchlists.createList({ name: 'Raised', accountID: listNamed('Climate map').accountId });
  const id = made.ok ? made.data.id : '';
  const email = server.emailOf('free');
  const shared = await client.watchlists.createWatchlistShare({ watchlistID: id, email, sendEmail: false });
  expect(shared).toMatchObject({ ok: true, data: { email, role: 'viewer' } });
  requests.length = 0;
  expect(await client.watchlists.setShareRole(id, { email, role: 'admin' })).toEqual({
    ok: true,
    data: { viewers: [], admins: [email] },
  });
  expect(requests).toEqual([{ method: 'PUT', path: `/lists/${id}/share`, body: { email, role: 'admin' } }]);
  const shareId = shared.ok ? shared.data.id : '';
  const lowered = await client.watchlists.updateWatchlistShare({ id: shareId, role: 'viewer' });
  expect(lowered).toMatchObject({ ok: true, data: { id: shareId, role: 'viewer' } });
  expect(await client.watchlists.deleteWatchlistShare(shareId)).toMatchObject({ ok: true, data: { id: shareId } });
  expect(await client.watchlists.watchlistSharesByList(id)).toEqual({ ok: true, data: [] });
});

test('a stale rename fails as a conflict and carries the current list', async () => {
  const { client } = started;
  const made = await client.watchlists.createList({ name: 'Robots', accountID: listNamed('Climate map').accountId });
  if (!made.ok) throw new Error(made.error);
  await client.watchlists.updateWatchlist(made.data, { name: 'Drones' });
  expect(await client.watchlists.updateWatchlist(made.data, { name: 'Rovers' })).toMatchObject({
    ok: false,
    error: 'Failed to update watchlist',
    reason: 'conflict',
    data: { name: 'Drones', metadata: { etag: 'r2' } },
  });
});

const viewer = {
  id: 'viewer',
  email: 'viewer@foresight.example',
  groups: [] as string[],
  accountIDs: ['account', 'owned'],
  ownedAccountIDs: ['owned'],
};
const list = { owner: 'owner', admins: [] as string[], viewers: [] as string[], accountID: null as string | null };

test.each([
  ['[WATCH-021] its owner edits', { owner: 'viewer', viewers: [viewer.email], accountID: 'another' }, false],
  ['an admin of the list edits', { admins: [viewer.email], viewers: [viewer.email], accountID: 'another' }, false],
  ['[WATCH-019] a listed viewer reads only', { viewers: [viewer.email] }, true],
  ['[WATCH-019] so they do as a member of its account', { viewers: [viewer.email], accountID: 'account' }, true],
  ['[WATCH-020] someone outside its account reads only', { accountID: 'another' }, true],
  ['a member of its account edits', { accountID: 'account' }, false],
])('%s', (_title, differences, isReadOnly) => {
  expect(canChangeWatchlist('edit', { ...list, ...differences }, viewer)).toBe(!isReadOnly);
});

test.each<[string, Partial<WatchlistRights>, readonly WatchlistAction[]]>([
  ['its owner does everything', { owner: 'viewer', accountID: 'another' }, ['edit', 'share', 'administer', 'delete']],
  ['a member of its account edits and shares', { accountID: 'account' }, ['edit', 'share']],
  ['an owner of its account deletes too', { accountID: 'owned' }, ['edit', 'share', 'delete']],
  ['an owner of its account who is a viewer deletes', { accountID: 'owned', viewers: [viewer.email] }, ['delete']],
  ['nobody changes it after its plan ended', { owner: 'viewer', readOnly: 'inactive' }, []],
  ['its owner deletes it when it is over the limit', { owner: 'viewer', readOnly: 'over-limit' }, ['delete']],
])('actions of a list that someone sees: %s', (_title, differences, allowed) => {
  const actions: WatchlistAction[] = ['edit', 'share', 'administer', 'delete'];
  const can = actions.filter((action) => canChangeWatchlist(action, { ...list, ...differences }, viewer));
  expect(can).toEqual(allowed);
});
