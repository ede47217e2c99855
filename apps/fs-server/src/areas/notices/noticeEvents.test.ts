import { limits, type Notice, type NoticePage } from '@fs/api-contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOrganization } from '../teams/testing/insertOrganization.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
let id: string;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom('notices').execute();
  await kysely.deleteFrom('jobs').execute();
  id = await insertOrganization(server);
});
afterAll(() => server.close());

const call = (role: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.rest(role, method, `/api/workspaces/${id}${path}`, body);

/** The notices of a user without their times and ids, the newest first. */
async function received(role: string): Promise<Pick<Notice, 'kind' | 'facts' | 'path'>[]> {
  const { body } = await server.rest(role, 'GET', '/api/notices');
  return (body as NoticePage).notices.map(({ kind, facts, path }) => ({ kind, facts, path }));
}

const countMailed = async () =>
  (await server.database.kysely.selectFrom('jobs').select('id').where('kind', '=', 'notice-mail').execute()).length;

async function mutate(role: string, name: string, input: object) {
  const type = `${name.replace(/^./, (letter) => letter.toUpperCase())}Input!`;
  const { body } = await server.graphql(role, `mutation ($input: ${type}) { ${name}(input: $input) { id } }`, {
    input,
  });
  expect(body.errors).toBeUndefined();
  return body.data[name];
}

async function inviteFree() {
  await call('teams-owner', 'POST', '/invitations', { people: [{ email: server.emailOf('free'), role: 'member' }] });
}

const name = async (role: string) => {
  const { given_name, family_name } = await server.database.kysely
    .selectFrom('users')
    .select(['given_name', 'family_name'])
    .where('id', '=', server.userId(role))
    .executeTakeFirstOrThrow();
  return `${given_name} ${family_name}`;
};

test('[XNOTIFY-010] the inviter hears that a person has joined, unless they own the account no longer', async () => {
  await inviteFree();
  expect((await call('free', 'POST', '/join')).status).toBe(200);
  const facts = { account: 'Meridian', email: server.emailOf('free') };
  expect(await received('teams-owner')).toEqual([{ kind: 'invitation-accepted', facts, path: `/workspaces/${id}` }]);
  expect(await countMailed()).toBe(1);

  await call('free', 'POST', '/leave');
  await inviteFree();
  await call('teams-owner', 'POST', '/hand-on', { email: server.emailOf('individual') });
  await call('free', 'POST', '/join');
  expect(await received('teams-owner')).toHaveLength(1);
});

test('[XNOTIFY-010] new members of a team hear of it once a day, and guests without mail', async () => {
  const member = server.emailOf('individual');
  const members = [member, server.emailOf('free'), server.emailOf('teams-owner'), 'guest@elsewhere.example'];
  const team = await mutate('teams-owner', 'addTeam', { accountID: id, name: 'Harbors', members });
  const notice = {
    kind: 'added-to-team',
    facts: { team: 'Harbors', account: 'Meridian' },
    path: '/research/watchlists',
  };
  expect(await received('individual')).toEqual([notice]);
  expect(await received('free')).toEqual([notice]);
  expect(await received('teams-owner')).toEqual([]);
  expect(await countMailed()).toBe(1);
  await mutate('teams-owner', 'editTeam', { accountID: id, id: team.id, members: [] });
  await mutate('teams-owner', 'editTeam', { accountID: id, id: team.id, members: [member] });
  expect(await received('individual')).toEqual([notice]);
});

test('[XNOTIFY-010] who is removed hears of it by either call, and who leaves does not', async () => {
  const email = server.emailOf('individual');
  const removed = { kind: 'removed-from-account', facts: { account: 'Meridian' }, path: '/workspaces' };
  await call('teams-owner', 'DELETE', `/people?email=${encodeURIComponent(email)}`);
  expect(await received('individual')).toEqual([removed]);
  await inviteFree();
  await call('free', 'POST', '/join');
  await mutate('teams-owner', 'editAccount', { id, members: [] });
  expect(await received('free')).toContainEqual(removed);
  await server.database.kysely.deleteFrom('notices').execute();
  await inviteFree();
  await call('free', 'POST', '/join');
  await call('free', 'POST', '/leave');
  expect((await received('free')).map(({ kind }) => kind)).toEqual(['invitation']);
});

test.each([
  [
    'a change of role',
    () => call('teams-owner', 'PUT', '/people', { email: server.emailOf('individual'), role: 'owner' }),
  ],
  ['handing on', () => call('teams-owner', 'POST', '/hand-on', { email: server.emailOf('individual') })],
  [
    'a changed account',
    () =>
      mutate('teams-owner', 'editAccount', {
        id,
        owners: [server.emailOf('teams-owner'), server.emailOf('individual')],
        members: [],
      }),
  ],
])('[XNOTIFY-010] a new owner hears who made them one, by %s', async (_by, act) => {
  await act();
  const facts = { account: 'Meridian', from: await name('teams-owner') };
  expect(await received('individual')).toEqual([{ kind: 'ownership-received', facts, path: `/workspaces/${id}` }]);
  await call('teams-owner', 'PUT', '/people', { email: server.emailOf('individual'), role: 'owner' });
  expect(await received('individual')).toHaveLength(1);
});

test('[XNOTIFY-010] who a list is shared with hears of it once, without a second mail', async () => {
  const list = await server.insertList({ owner: 'individual', name: 'Harbors' });
  const share = { watchlistID: list, email: server.emailOf('free') };
  await mutate('individual', 'createWatchlistShare', { ...share, sendEmail: false });
  await mutate('individual', 'createWatchlistShare', { ...share, sendEmail: false });
  const facts = { list: 'Harbors', from: await name('individual') };
  const notice = { kind: 'list-shared', facts, path: `/research/watchlists/${list}` };
  expect(await received('free')).toEqual([notice]);
  await mutate('individual', 'updateWatchlist', {
    id: list,
    admins: [server.emailOf('free'), server.emailOf('messenger')],
  });
  expect(await received('free')).toHaveLength(1);
  expect(await received('messenger')).toEqual([notice]);
  expect(await countMailed()).toBe(0);
});

test('a deleted person is named in no notice of others', async () => {
  await inviteFree();
  await call('free', 'POST', '/join');
  expect(await received('teams-owner')).toHaveLength(1);
  expect((await server.rest('free', 'POST', '/account/deletion', { organizations: [] })).status).toBe(200);
  expect(await received('teams-owner')).toEqual([]);
});

test('nobody can fill the notices of another user, with whatever they share, create and delete', async () => {
  const email = server.emailOf('individual');
  for (let round = 0; round < limits.noticesFromOne + 3; round += 1) {
    const listId = await server.insertList({ owner: 'messenger', name: `Look ${round}` });
    const shared = await server.rest('messenger', 'POST', `/lists/${listId}/share`, { email, sendEmail: false });
    expect(shared.status).toBe(200);
    await server.rest('messenger', 'DELETE', `/lists?listIds=${listId}`);
  }
  const count = async () => {
    const rows = server.database.kysely.selectFrom('notices').select('id');
    return (await rows.where('user_id', '=', server.userId('individual')).execute()).length;
  };
  expect(await count()).toBe(limits.noticesFromOne);
  const other = await server.insertList({ owner: 'admin', name: 'From another' });
  await server.rest('admin', 'POST', `/lists/${other}/share`, { email, sendEmail: false });
  expect(await count()).toBe(limits.noticesFromOne + 1);
});
