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

test('[WATCH-023] [ENTITY-021] a list that is opened for the first time gets settings, everything off, and keeps them', async () => {
  const { client, userId } = started;
  const made = await client.watchlists.createList({ accountID: listNamed('Climate map').accountId });
  const id = made.ok ? made.data.id : '';
  const first = await client.watchlists.openWatchlist(id);
  const setting = first.ok ? first.data.settings[0] : undefined;
  expect(setting).toEqual({
    id: expect.any(String),
    owner: userId,
    watchlistID: id,
    starred: false,
    email: false,
    follow: false,
    funding_updates: false,
    preferences: null,
    lastSeen: null,
  });
  await client.watchlists.updateWatchlistSetting(setting?.id ?? '', { starred: true });
  const again = await client.watchlists.openWatchlist(id);
  expect(again.ok && again.data.settings).toEqual([{ ...setting, starred: true }]);
});

test('[GQL-008] [ENTITY-020] settings are created, changed, listed by owner and deleted', async () => {
  const { client, userId } = started;
  const made = await client.watchlists.createList({ accountID: listNamed('Climate map').accountId });
  const watchlistID = made.ok ? made.data.id : '';
  started.requests.length = 0;
  const created = await client.watchlists.createWatchlistSetting({ watchlistID, follow: true });
  const id = created.ok ? created.data.id : '';
  const preferences = { sort: ['name', 'added'] };
  const saved = await client.watchlists.updateWatchlistSetting(id, { email: true, preferences, seen: true });
  expect(saved).toMatchObject({ ok: true, data: { id, follow: true, email: true, preferences } });
  const listed = await client.watchlists.watchlistSettingsByOwner(userId);
  expect(listed.ok && listed.data.find((setting) => setting.id === id)).toEqual(saved.ok && saved.data);
  expectOperations(
    started.requests,
    { fields: ['createWatchlistSetting'], variables: { input: { watchlistID, follow: true } } },
    {
      fields: ['updateWatchlistSetting'],
      variables: { input: { id, email: true, preferences: '{"sort":["name","added"]}', seen: true } },
    },
    { fields: ['watchlistSettingsByOwner'], variables: { owner: userId, limit: 100, nextToken: null } },
  );
  expect(await client.watchlists.deleteWatchlistSetting(id)).toEqual({ ok: true, data: { id } });
});

test('[ENTITY-019] a link to a team has its own id and those of account, team and list', async () => {
  const { client } = started;
  const { accountId, teamIds } = listNamed('Climate map');
  const made = await client.watchlists.createList({ accountID: accountId });
  const watchlistID = made.ok ? made.data.id : '';
  const linked = await client.watchlists.createWatchlistTeam({ watchlistID, teamID: teamIds[0] ?? '' });
  const id = linked.ok ? linked.data.id : '';
  expect(linked).toEqual({
    ok: true,
    data: { id: expect.any(String), accountID: accountId, teamID: teamIds[0], watchlistID },
  });
  expect(await client.watchlists.deleteWatchlistTeam(id)).toEqual({ ok: true, data: { id } });
});
