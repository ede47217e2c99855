import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../areas/watchlists/testing/listServer.ts';
import { operations } from '../http/testing/exampleOperations.ts';
import { createOwnRecords, deleteOwnRecords } from '../http/testing/ownRecords.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

/** The response to an operation about the administrator's own records: `ok`, or the code of its error. */
async function resultOf(kind: 'query' | 'mutation', name: string): Promise<string> {
  const own = await createOwnRecords(server, { owner: 'admin', caller: 'admin' });
  const { body } = await server.graphql('admin', `${kind} { ${name}${operations[name]?.(own)} }`);
  await deleteOwnRecords(server, own);
  return body.errors ? String(body.errors[0].extensions?.code ?? body.errors[0].message) : 'ok';
}

test.each([
  ...['getAccount', 'referralsByAccount', 'listSocialToness', 'getWatchlist', 'listWatchlists'],
  ...['watchlistsByOwner', 'watchlistsByAccount', 'watchlistsByTeam', 'byTeamMember', 'teamsByAccount'],
  ...['byAccountMember', 'accountsByCreator', 'listPlans', 'channelsByUser', 'channelMembers'],
])('[GQL-030] answers the query %s that the documents name', async (name) => {
  expect(await resultOf('query', name)).toBe('ok');
});

test.each([
  ...['updateReferral', 'createReferral', 'addAccount', 'editAccount', 'updateAccount'],
  ...['addTeam', 'editTeam', 'removeTeam'],
])('[GQL-030] answers the mutation %s that the documents name', async (name) => {
  expect(await resultOf('mutation', name)).toBe('ok');
});

/** How each entity that is stored is created, updated and deleted, in words of the specification where it has them. */
const byEntity = {
  Account: ['addAccount', 'editAccount', 'removeAccount'],
  ChannelInvites: ['createChannelInvites', 'updateChannelInvites', 'deleteChannelInvites'],
  Document: ['createDocument', 'updateDocument', 'deleteDocument'],
  GenericJob: ['createGenericJob', 'updateGenericJob', 'deleteGenericJob'],
  SocialTones: ['createSocialTones', 'updateSocialTones', 'deleteSocialTones'],
  Team: ['addTeam', 'editTeam', 'removeTeam'],
  UserPreferences: ['createUserPreferences', 'updateUserPreferences', 'deleteUserPreferences'],
  Watchlist: ['createWatchlist', 'updateWatchlist', 'deleteWatchlist'],
  WatchlistSetting: ['createWatchlistSetting', 'updateWatchlistSetting', 'deleteWatchlistSetting'],
  WatchlistShare: ['createWatchlistShare', 'updateWatchlistShare', 'deleteWatchlistShare'],
  WatchlistTeam: ['createWatchlistTeam', 'updateWatchlistTeam', 'deleteWatchlistTeam'],
};

test.each(Object.entries(byEntity))('creates, updates and deletes %s', async (_entity, names) => {
  for (const name of names) expect([name, await resultOf('mutation', name)]).toEqual([name, 'ok']);
});
