import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOperations } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('admin');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

test('[GQL-029] [ENTITY-035] tones are created, updated and deleted', async () => {
  const { client, requests } = started;
  const input = { slug: 'brisk', tone: 'Brisk', order: 90, prefix: 'Quickly: ', suffix: '' };
  const created = await client.records.createSocialTones(input);
  expect(created).toEqual({ ok: true, data: { id: expect.any(String), ...input } });
  const id = created.ok ? created.data.id : '';
  expect(await client.records.updateSocialTones({ id, tone: 'Very brisk' })).toMatchObject({
    data: { id, tone: 'Very brisk', prefix: 'Quickly: ' },
  });
  expect(await client.records.deleteSocialTones(id)).toMatchObject({ ok: true, data: { id } });
  expectOperations(
    requests,
    { fields: ['createSocialTones'], variables: { input } },
    { fields: ['updateSocialTones'], variables: { input: { id, tone: 'Very brisk' } } },
    { fields: ['deleteSocialTones'], variables: { input: { id } } },
  );
});

test('[GQL-029] channel invites are created, updated and deleted', async () => {
  const { client, requests, server, userId } = started;
  const { kysely } = server.database;
  const { id: channelID } = await kysely
    .insertInto('channels')
    .values({ name: 'Advice', creator_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('channel_members').values({ channel_id: channelID, user_id: userId }).execute();
  const { id: foreign } = await kysely
    .insertInto('channel_invites')
    .values({ channel_id: channelID, email: server.emailOf('admin') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = 'guest@foresight.example';
  const created = await client.records.createChannelInvites({ channelID, owner });
  const id = created.ok ? created.data.id : '';
  expect(created).toMatchObject({ ok: true, data: { owner, channelID, quebicUserID: null } });
  expect(await client.records.updateChannelInvites({ id: foreign, quebicUserID: userId })).toMatchObject({
    data: { id: foreign, quebicUserID: userId },
  });
  expect(await client.records.deleteChannelInvites(id)).toMatchObject({ ok: true, data: { id, owner } });
  expectOperations(
    requests,
    { fields: ['createChannelInvites'], variables: { input: { channelID, owner } } },
    { fields: ['updateChannelInvites'], variables: { input: { id: foreign, quebicUserID: userId } } },
    { fields: ['deleteChannelInvites'], variables: { input: { id } } },
  );
});

test('[GQL-029] a preference and an organization are deleted, and a list’s link moves to another team', async () => {
  const { client, requests, server, userId } = started;
  const { kysely } = server.database;
  const preference = await kysely
    .insertInto('preferences')
    .values({ owner_id: userId, key: 'script', value: 'on' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = await kysely
    .insertInto('accounts')
    .values({ account_type: 'ORGANIZATION', name: 'Meridian', creator_id: userId, plan_id: 'fuel-teams' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('account_owners')
    .values({ account_id: account.id, email: server.emailOf('admin') })
    .execute();
  const teams = await kysely
    .insertInto('teams')
    .values(['Desk', 'Yard'].map((name) => ({ account_id: account.id, name })))
    .returning('id')
    .execute();
  const list = await kysely
    .insertInto('watchlists')
    .values({ owner_id: userId, name: 'Ports', account_id: account.id, privacy: 'PUBLIC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [from, teamID] = teams.map(({ id }) => id);
  const link = await kysely
    .insertInto('watchlist_teams')
    .values({ watchlist_id: list.id, team_id: from ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await client.records.updateWatchlistTeam({ id: link.id, teamID: teamID ?? '' })).toEqual({
    ok: true,
    data: { id: link.id, teamID, accountID: account.id, watchlistID: list.id },
  });
  expect(await client.records.deleteUserPreferences(preference.id)).toEqual({
    ok: true,
    data: { id: preference.id, key: 'script' },
  });
  expect(await client.records.removeAccount(account.id)).toEqual({
    ok: true,
    data: { id: account.id, name: 'Meridian' },
  });
  expectOperations(
    requests,
    { fields: ['updateWatchlistTeam'], variables: { input: { id: link.id, teamID } } },
    { fields: ['deleteUserPreferences'], variables: { input: { id: preference.id } } },
    { fields: ['removeAccount'], variables: { input: { id: account.id } } },
  );
});

test('each failure says what failed', async () => {
  const { records } = started.client;
  const absent = { id: 'no-such-record' };
  const failures = [
    await records.deleteUserPreferences(absent.id),
    await records.updateSocialTones(absent),
    await records.deleteSocialTones(absent.id),
    await records.createSocialTones({ slug: 'Not a slug', tone: 'x', order: 1, prefix: '', suffix: '' }),
    await records.createChannelInvites({ channelID: absent.id, owner: 'guest@foresight.example' }),
    await records.updateChannelInvites({ ...absent, quebicUserID: started.userId }),
    await records.deleteChannelInvites(absent.id),
    await records.updateWatchlistTeam({ ...absent, teamID: 'no-such-team' }),
    await records.removeAccount(absent.id),
  ];
  expect(failures.map((outcome) => (outcome.ok ? outcome : [outcome.reason, outcome.error]))).toEqual([
    ['not-found', 'Failed to delete user preference'],
    ['not-found', 'Failed to update social tone'],
    ['not-found', 'Failed to delete social tone'],
    ['invalid', 'Failed to create social tone'],
    ['not-found', 'Failed creating channel invite'],
    ['not-found', 'Failed to update channel invite'],
    ['not-found', 'Failed to delete channel invite'],
    ['not-found', 'Failed to update watchlist'],
    ['not-found', 'Failed deleting account'],
  ]);
});
