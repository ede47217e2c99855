import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListServer, startListServer } from './testing/listServer.ts';

let server: ListServer;
beforeAll(async () => {
  server = await startListServer();
});
afterAll(() => server.close());

const share = (id: string, body: object, role = 'internal') => server.rest(role, 'POST', `/lists/${id}/share`, body);

test('sharing sends a mail and grants read access, and unsharing revokes it', async () => {
  const id = await server.insertList({ owner: 'internal', name: 'Robots' });
  const email = server.emailOf('free');
  expect((await server.rest('free', 'GET', `/lists/${id}`)).status).toBe(404);
  const { body } = await share(id, { email: ` ${email.toUpperCase()} `, message: 'Have a look.\nNo rush.' });
  expect(body.viewers).toEqual([email]);
  expect(body.shares).toEqual([
    { id: expect.any(String), email, owner: null, role: 'viewer', list: { id, name: 'Robots' } },
  ]);
  const sender = server.world.users.find(({ role }) => role === 'internal');
  expect((await server.postedMails()).at(-1)).toEqual({
    to: email,
    subject: `${sender?.givenName} ${sender?.familyName} shared a watchlist with you on Foresight`,
    text: [
      `${sender?.givenName} ${sender?.familyName} (${sender?.email}) shared the watchlist “Robots” with you.`,
      'Their message:',
      '> Have a look.\n> No rush.',
      'View the watchlist:',
      `${server.url}/fs/research/watchlists/${id}`,
    ].join('\n\n'),
    html: expect.stringMatching(/<blockquote[^>]*>Have a look\.<br>No rush\.<\/blockquote>/),
  });
  expect((await server.rest('free', 'GET', `/lists/${id}`)).status).toBe(200);
  const mine = await server.graphql(
    'free',
    'query ($owner: String!) { watchlistSharesByOwner(owner: $owner) { list { id } } }',
    {
      owner: server.userId('free'),
    },
  );
  expect(mine.body.data.watchlistSharesByOwner).toContainEqual({ list: { id } });
  await server.rest('internal', 'DELETE', `/lists/${id}/share?email=${email}`);
  expect((await server.rest('free', 'GET', `/lists/${id}`)).status).toBe(404);
});

test('sharing again mails the new message, and a message that no email would bring is refused', async () => {
  const id = await server.insertList({ owner: 'internal' });
  const email = server.emailOf('free');
  await share(id, { email, message: 'The first.' });
  const { body } = await share(id, { email, message: 'The second.' });
  expect(body.shares).toHaveLength(1);
  const mails = (await server.postedMails()).slice(-2);
  expect(mails.map(({ to }) => to)).toEqual([email, email]);
  expect(mails[0]?.text).toContain('> The first.');
  expect(mails[1]?.text).toContain('> The second.');
  expect(mails[1]?.text).not.toContain('The first.');

  const silent = { email: 'guest@foresight.example', message: 'The third.', sendEmail: false };
  expect(await share(id, silent)).toMatchObject({ status: 400, body: { message: 'A message is sent only by email' } });
  expect((await server.rest('internal', 'GET', `/lists/${id}`)).body.viewers).toEqual([email]);
  expect((await share(id, { ...silent, message: ' ' })).status).toBe(200);
});

test('a message cannot pass for text of ours', async () => {
  const id = await server.insertList({ owner: 'internal', name: 'Robots\r\nBcc: all@foresight.example' });
  await share(id, {
    email: 'guest@foresight.example',
    message: 'Hi\r\n\r\nRead it here:\u2028https://elsewhere.example\u0007',
  });
  const text = (await server.postedMails()).at(-1)?.text ?? '';
  expect(text).toContain('> Hi\n> \n> Read it here: https://elsewhere.example');
  expect(text).toContain('“Robots  Bcc: all@foresight.example”');
  expect((await server.postedMails()).at(-1)?.subject).not.toMatch(/[\r\n]/);
});

test('sends no mail when that is disabled, and adds no second share', async () => {
  const id = await server.insertList({ owner: 'internal' });
  const sent = (await server.postedMails()).length;
  await share(id, { email: 'guest@foresight.example', sendEmail: false });
  const { body } = await share(id, { email: 'guest@foresight.example', sendEmail: false });
  expect([body.shares.length, (await server.postedMails()).length - sent]).toEqual([1, 0]);
});

test.each(['', 'guest', 'guest@', 'a@b.example,c@d.example', 'a b@c.example', '<guest@foresight.example>'])(
  'rejects the address “%s”',
  async (email) => {
    const id = await server.insertList({ owner: 'internal' });
    expect((await share(id, { email })).status).toBe(400);
  },
);

test('a user may leave a shared list, but not remove others from it', async () => {
  const id = await server.insertList({ owner: 'internal', viewers: ['free', 'individual'] });
  const leave = (email: string) => server.rest('free', 'DELETE', `/lists/${id}/share?email=${email}`);
  expect((await leave(server.emailOf('individual'))).status).toBe(403);
  expect((await leave(server.emailOf('free'))).body).toEqual({ viewers: [server.emailOf('individual')], admins: [] });
});

test('a user sends up to fifty mails about lists a day, even concurrently', async () => {
  const id = await server.insertList({ owner: 'unlimited' });
  const sent = (await server.postedMails()).length;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => share(id, { email: `guest-${index}@foresight.example` }, 'unlimited')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await server.postedMails()).length - sent).toBe(50);
});

test('a list can be linked to teams of its account that the user owns or belongs to', async () => {
  const id = await server.insertList({ owner: 'teams-member', account: 'Longview Research', privacy: 'PRIVATE' });
  const link = (teamID: string) =>
    server.graphql(
      'teams-member',
      'mutation ($input: CreateWatchlistTeamInput!) { createWatchlistTeam(input: $input) { id teamID watchlistID accountID } }',
      { input: { watchlistID: id, teamID } },
    );
  const made = await link(server.teamId('Climate desk'));
  expect(made.body.data.createWatchlistTeam).toEqual({
    id: expect.any(String),
    teamID: server.teamId('Climate desk'),
    watchlistID: id,
    accountID: server.accountId('Longview Research'),
  });
  const refused = await link(server.teamId('Health desk'));
  expect(refused.body.errors[0].extensions.code).toBe('not-found');
  const removed = await server.graphql(
    'teams-member',
    'mutation ($id: ID!) { deleteWatchlistTeam(input: { id: $id }) { teamID } }',
    { id: made.body.data.createWatchlistTeam.id },
  );
  expect(removed.body.data.deleteWatchlistTeam.teamID).toBe(server.teamId('Climate desk'));
});

test('a link moves to another team, by who may share the list', async () => {
  const id = await server.insertList({ owner: 'teams-owner', account: 'Longview Research', teams: ['Climate desk'] });
  const { kysely } = server.database;
  const link = await kysely
    .selectFrom('watchlist_teams')
    .select('id')
    .where('watchlist_id', '=', id)
    .executeTakeFirstOrThrow();
  const move = async (role: string, teamID: string) => {
    const { body } = await server.graphql(
      role,
      'mutation ($input: UpdateWatchlistTeamInput!) { updateWatchlistTeam(input: $input) { id teamID } }',
      { input: { ...link, teamID } },
    );
    return body.errors ? body.errors[0].extensions.code : body.data.updateWatchlistTeam;
  };
  const teamID = server.teamId('Health desk');
  expect(await move('individual', teamID)).toBe('not-found');
  expect(await move('teams-owner', 'no-such-team')).toBe('not-found');
  expect(await move('teams-owner', teamID)).toEqual({ ...link, teamID });
  await kysely
    .insertInto('watchlist_teams')
    .values({ watchlist_id: id, team_id: server.teamId('Climate desk') })
    .execute();
  expect(await move('teams-owner', server.teamId('Climate desk'))).toBe('conflict');
});

test('settings are created once per user, changed, and never shown to others', async () => {
  const id = await server.insertList({ owner: 'internal', viewers: ['free'] });
  const create = () =>
    server.graphql(
      'free',
      `mutation ($input: CreateWatchlistSettingInput!) {
        createWatchlistSetting(input: $input) { id owner starred email follow funding_updates lastSeen }
      }`,
      { input: { watchlistID: id } },
    );
  const [one, other] = await Promise.all([create(), create()]);
  const setting = one.body.data.createWatchlistSetting;
  expect(setting).toEqual({
    id: expect.any(String),
    owner: server.userId('free'),
    starred: false,
    email: false,
    follow: false,
    funding_updates: false,
    lastSeen: null,
  });
  expect(other.body.data.createWatchlistSetting).toEqual(setting);
  const change = (role: string) =>
    server.graphql(
      role,
      'mutation ($input: UpdateWatchlistSettingInput!) { updateWatchlistSetting(input: $input) { starred lastSeen } }',
      { input: { id: setting.id, starred: true, seen: true } },
    );
  expect((await change('internal')).body.errors[0].extensions.code).toBe('not-found');
  expect((await change('free')).body.data.updateWatchlistSetting).toEqual({
    starred: true,
    lastSeen: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  // A user who can no longer see the list has no settings of it.
  await server.rest('internal', 'DELETE', `/lists/${id}/share?email=${server.emailOf('free')}`);
  expect((await change('free')).body.errors[0].extensions.code).toBe('not-found');
});

const canEdit = async (role: string, id: string) =>
  (await server.rest(role, 'POST', `/api/watchlists/${id}/items`, { add: [{ uuid: server.world.companies[0]?.id }] }))
    .status === 200;

test('[WATCH-043] a list’s owner and admins can grant and revoke edit access', async () => {
  const id = await server.insertList({ owner: 'internal', viewers: ['free', 'individual'] });
  const free = server.emailOf('free');
  const setRole = (role: 'viewer' | 'admin', by = 'internal', email = free) =>
    server.rest(by, 'PUT', `/lists/${id}/share`, { email, role });
  expect(await canEdit('free', id)).toBe(false);
  expect((await setRole('admin')).body).toEqual({ viewers: [server.emailOf('individual')], admins: [free] });
  expect(await canEdit('free', id)).toBe(true);
  expect((await setRole('admin', 'individual')).status).toBe(403);
  // An admin manages the list, and may give that up.
  expect((await setRole('admin', 'free', server.emailOf('individual'))).status).toBe(200);
  expect((await setRole('viewer', 'free')).body).toEqual({ viewers: [free], admins: [server.emailOf('individual')] });
  expect(await canEdit('free', id)).toBe(false);
});

test('a role requires access to the list, and is one of two', async () => {
  const id = await server.insertList({ owner: 'internal' });
  const setRole = (role: string) =>
    server.rest('internal', 'PUT', `/lists/${id}/share`, { email: 'no@one.example', role });
  expect((await setRole('admin')).status).toBe(404);
  expect((await setRole('owner')).status).toBe(400);
});

test('an admin of a list can be removed by its managers, not by other editors', async () => {
  const id = await server.insertList({
    owner: 'teams-owner',
    account: 'Longview Research',
    admins: ['free'],
    viewers: ['individual'],
  });
  const remove = (role: string, email: string) => server.rest(role, 'DELETE', `/lists/${id}/share?email=${email}`);
  expect((await remove('teams-member', server.emailOf('individual'))).status).toBe(200);
  expect((await remove('teams-member', server.emailOf('free'))).status).toBe(403);
  expect((await remove('teams-owner', server.emailOf('free'))).body).toEqual({ viewers: [], admins: [] });
  expect((await server.rest('free', 'GET', `/lists/${id}`)).status).toBe(404);
});

test('two users who concurrently make each other’s guest an admin lose neither', async () => {
  const guests = Array.from({ length: 8 }, (_, index) => `guest-${index}@foresight.example`);
  const id = await server.insertList({ owner: 'internal' });
  for (const email of guests) await share(id, { email, sendEmail: false });
  const role = 'admin';
  await Promise.all(guests.map((email) => server.rest('internal', 'PUT', `/lists/${id}/share`, { email, role })));
  const { body } = await server.rest('internal', 'GET', `/lists/${id}`);
  expect([body.admins.toSorted(), body.viewers]).toEqual([guests, []]);
});

test('everyone who sees a list gets its owner’s name, but not their email', async () => {
  const id = await server.insertList({ owner: 'internal', viewers: ['free'] });
  const { body } = await server.rest('free', 'GET', `/lists/${id}`);
  const owner = server.world.users.find(({ role }) => role === 'internal');
  expect(body.ownerName).toBe(`${owner?.givenName} ${owner?.familyName}`);
  expect(JSON.stringify(body)).not.toContain(owner?.email);
});

test('a share is created, raised, lowered and removed by GraphQL as by REST', async () => {
  const id = await server.insertList({ owner: 'internal' });
  const email = server.emailOf('free');
  const call = async (kind: 'create' | 'update' | 'delete', input: object, role = 'internal') => {
    const type = `${kind.replace(/^./, (letter) => letter.toUpperCase())}WatchlistShareInput!`;
    const query = `mutation ($input: ${type}) { ${kind}WatchlistShare(input: $input) { id email role } }`;
    const { body } = await server.graphql(role, query, { input });
    return body.errors ? body.errors[0].extensions.code : body.data[`${kind}WatchlistShare`];
  };
  const sent = (await server.postedMails()).length;
  const made = await call('create', { watchlistID: id, email: email.toUpperCase(), message: 'Look' });
  expect(made).toEqual({ id: expect.any(String), email, role: 'viewer' });
  expect((await server.postedMails()).slice(sent).map(({ to }) => to)).toEqual([email]);
  expect(await call('update', { id: made.id, role: 'admin' }, 'free')).toBe('forbidden');
  expect(await call('update', { id: made.id, role: 'king' })).toBe('invalid');
  expect(await call('update', { id: made.id, role: 'admin' }, 'unlimited')).toBe('not-found');
  expect(await call('update', { id: made.id, role: 'admin' })).toEqual({ ...made, role: 'admin' });
  expect(await canEdit('free', id)).toBe(true);
  expect(await call('delete', { id: made.id })).toEqual({ ...made, role: 'admin' });
  expect(await call('delete', { id: made.id })).toBe('not-found');
  expect((await server.rest('free', 'GET', `/lists/${id}`)).status).toBe(404);
});
