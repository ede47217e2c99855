import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensurePersonalAccount } from '../../identity/personalAccount.ts';
import { insertOrganization } from '../teams/testing/insertOrganization.ts';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
let id: string;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  id = await insertOrganization(server);
});
afterAll(() => server.close());

const call = (role: string | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  server.rest(role, method, `/api/workspaces/${id}${path}`, body);
const invite = (emails: readonly string[], role = 'teams-owner') =>
  call(role, 'POST', '/invitations', { people: emails.map((email) => ({ email, role: 'member' })) });
const rolesIn = (body: { people: { email: string; role: string }[] }) =>
  Object.fromEntries(body.people.map(({ email, role }) => [email, role]));

async function mailsTo(email: string): Promise<number> {
  const jobs = await server.database.kysely.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
  return jobs.filter(({ payload }) => JSON.stringify(payload).includes(email)).length;
}

test('[XINVITE-001] an address is invited alike whether or not it has an account', async () => {
  const [known, unknown] = [server.emailOf('free'), 'nobody@meridian.example'];
  const first = await invite([known]);
  const second = await invite([unknown]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const shapes = second.body.invitations.map(
    ({ email, id: _id, invitedAt, sentAt, ...rest }: Record<string, unknown>) => [
      rest,
      typeof invitedAt,
      typeof sentAt,
    ],
  );
  expect(shapes).toHaveLength(2);
  expect(shapes[0]).toEqual(shapes[1]);
  expect(rolesIn(second.body)).not.toHaveProperty(known);
  expect([await mailsTo(known), await mailsTo(unknown)]).toEqual([1, 1]);
});

test('[XINVITE-002] an invitation is reminded once a day, and withdrawn, and only by owners', async () => {
  const { body } = await invite(['late@meridian.example']);
  const path = `/invitations/${body.invitations[0].id}`;
  expect((await call('teams-owner', 'POST', `${path}/remind`)).status).toBe(429);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await server.database.kysely.updateTable('account_invitations').set({ sent_at: yesterday }).execute();
  await server.database.kysely.updateTable('jobs').set({ created_at: yesterday }).execute();
  expect((await call('individual', 'POST', `${path}/remind`)).status).toBe(403);
  const reminded = await call('teams-owner', 'POST', `${path}/remind`);
  expect(reminded.body.invitations[0].remindedAt).not.toBeNull();
  expect(await mailsTo('late@meridian.example')).toBe(2);
  expect((await call('free', 'DELETE', path)).status).toBe(404);
  expect((await call('teams-owner', 'DELETE', path)).body.invitations).toEqual([]);
});

test('nobody gets more mail by withdrawing an invitation and inviting again, and no more people are invited a day', async () => {
  const { kysely } = server.database;
  const address = 'target@meridian.example';
  for (let round = 0; round < 4; round += 1) {
    const { body } = await invite([address]);
    const { id: invitation } = body.invitations.find(({ email }: { email: string }) => email === address);
    expect((await call('teams-owner', 'POST', `/invitations/${invitation}/remind`)).status).toBe(429);
    await call('teams-owner', 'DELETE', `/invitations/${invitation}`);
  }
  expect(await mailsTo(address)).toBe(1);
  const notices = kysely
    .selectFrom('notices')
    .select('id')
    .where('email', '=', address)
    .where('kind', '=', 'invitation');
  expect(await notices.execute()).toHaveLength(1);
  const { keys } = await kysely
    .selectFrom('jobs')
    .select(sql<string>`string_agg(key, ' ')`.as('keys'))
    .executeTakeFirstOrThrow();
  expect(keys).not.toContain('@');
  const sent = Array.from({ length: limits.invitationMailsPerDay }, (_, place) => ({
    kind: 'mail',
    key: `mail invitation ${id} ${place}`,
    payload: '{}',
    run_at: new Date(),
    finished_at: new Date(),
  }));
  await kysely.insertInto('jobs').values(sent).execute();
  expect((await invite(['one-more@meridian.example'])).status).toBe(429);
  await kysely.deleteFrom('jobs').execute();
});

test('[XINVITE-003] who signs in for the first time joins by exactly that address, with the teams that were chosen', async () => {
  const team = await server.database.kysely
    .insertInto('teams')
    .values({ account_id: id, name: 'Harbors' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const email = 'new@meridian.example';
  await call('teams-owner', 'POST', '/invitations', { people: [{ email, role: 'member', teamIDs: [team.id] }] });
  const join = async (address: string) => {
    const user = await server.database.kysely
      .insertInto('users')
      .values({
        email: address,
        given_name: 'New',
        family_name: 'Person',
        status: 'CONFIRMED',
        id: crypto.randomUUID(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ensurePersonalAccount(server.database, {
      id: user.id,
      email: address,
      givenName: 'New',
      familyName: 'Person',
    });
  };
  await join('new@meridian.examples');
  expect(rolesIn((await call('teams-owner', 'GET')).body)).not.toHaveProperty(email);
  await join(email);
  const { body } = await call('teams-owner', 'GET');
  expect(body.people.find((person: { email: string }) => person.email === email)).toEqual({
    email,
    role: 'member',
    name: 'New Person',
    teamIDs: [team.id],
  });
  expect(body.invitations).toEqual([]);
});

test('[XINVITE-004] who has an account joins or declines, and can leave', async () => {
  await invite([server.emailOf('free')]);
  const { body } = await server.rest('free', 'GET', '/api/workspaces');
  expect(body.invitations).toContainEqual(expect.objectContaining({ accountID: id, name: 'Meridian', role: 'member' }));
  expect((await call('messenger', 'POST', '/join')).status).toBe(404);
  expect(rolesIn((await call('free', 'POST', '/join')).body)).toHaveProperty([server.emailOf('free')], 'member');
  expect((await call('free', 'POST', '/leave')).status).toBe(200);
  expect((await call('free', 'GET')).status).toBe(404);
  await invite([server.emailOf('free')]);
  expect((await call('free', 'POST', '/decline')).status).toBe(200);
  expect((await call('free', 'POST', '/join')).status).toBe(404);
});

test('[XINVITE-006] more people than the paid seats are refused together, with limit and use', async () => {
  await server.database.kysely
    .updateTable('accounts')
    .set({ limits: JSON.stringify({ seats: 3 }) })
    .where('id', '=', id)
    .execute();
  const refused = await invite(['a@b.example', 'c@d.example']);
  expect(refused).toMatchObject({ status: 403, body: { type: 'Limits Exceeded', of: 'seats', limit: 3, current: 2 } });
  const { body } = await invite(['a@b.example']);
  expect(body.usage.seats).toEqual({ limit: 3, used: 3 });
});

test('[XWORKSPACE-001] the last owner cannot leave or become a member, and can hand on ownership', async () => {
  const [owner, member] = [server.emailOf('teams-owner'), server.emailOf('individual')];
  expect((await call('teams-owner', 'POST', '/leave')).status).toBe(400);
  expect((await call('teams-owner', 'PUT', '/people', { email: owner, role: 'member' })).status).toBe(400);
  const { body } = await call('teams-owner', 'POST', '/hand-on', { email: member });
  expect(rolesIn(body)).toEqual({ [member]: 'owner', [owner]: 'member' });
  expect((await call('teams-owner', 'PUT', '/people', { email: member, role: 'member' })).status).toBe(403);
  expect((await call('teams-owner', 'POST', '/leave')).status).toBe(200);
});

test('[XWORKSPACE-002] who is removed loses account, lists, teams and plan with the next call, and what they made stays', async () => {
  const listId = await server.insertList({ owner: 'free', name: 'Harbors', privacy: 'PUBLIC' });
  await server.database.kysely.updateTable('watchlists').set({ account_id: id }).where('id', '=', listId).execute();
  await server.database.kysely
    .insertInto('account_members')
    .values({ account_id: id, email: server.emailOf('free') })
    .execute();
  const read = () => server.rest('free', 'GET', `/lists/${listId}`);
  expect((await read()).status).toBe(200);
  const { body } = await server.rest('free', 'GET', '/api/workspaces');
  expect(body.workspaces.map((each: { id: string }) => each.id)).toContain(id);
  await call('teams-owner', 'DELETE', `/people?email=${encodeURIComponent(server.emailOf('free'))}`);
  expect((await read()).status).toBe(404);
  expect((await call('free', 'GET')).status).toBe(404);
  const kept = await server.rest('teams-owner', 'GET', `/lists/${listId}`);
  expect(kept).toMatchObject({ status: 200, body: { name: 'Harbors', owner: server.userId('teams-owner') } });
});

test('[XWORKSPACE-003] members read an account and its people, and change nothing', async () => {
  const { body } = await call('individual', 'GET');
  expect(body).toMatchObject({ role: 'member', invitations: [] });
  const email = server.emailOf('teams-owner');
  const refused = await Promise.all([
    invite(['x@y.example'], 'individual'),
    call('individual', 'PUT', '/people', { email, role: 'member' }),
    call('individual', 'DELETE', `/people?email=${encodeURIComponent(email)}`),
    call('individual', 'POST', '/hand-on', { email }),
    call('individual', 'PUT', '/open', { watchlists: [] }),
    call('individual', 'PUT', '/logo', { key: null }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await call('admin', 'GET')).status).toBe(404);
});

test('[XUSAGE-001] a smaller plan deletes nothing: lists beyond it can be read, and their owner chooses which stay open', async () => {
  const { kysely } = server.database;
  const ids = await Promise.all(['A', 'B', 'C'].map((name) => server.insertList({ owner: 'teams-owner', name })));
  await kysely.updateTable('watchlists').set({ account_id: id, privacy: 'PUBLIC' }).where('id', 'in', ids).execute();
  const rename = (listId = '') =>
    server.graphql(
      'teams-owner',
      'mutation ($input: UpdateWatchlistInput!) { updateWatchlist(input: $input) { id } }',
      {
        input: { id: listId, description: `Changed ${Math.random()}` },
      },
    );
  const codes = async () =>
    (await Promise.all(ids.map(rename))).map(({ body }) => body.errors?.[0].extensions.code ?? 'done').sort();
  expect(await codes()).toEqual(['done', 'done', 'done']);
  await kysely
    .updateTable('accounts')
    .set({ limits: JSON.stringify({ watchlists: 1 }) })
    .where('id', '=', id)
    .execute();
  expect(await codes()).toEqual(['done', 'forbidden', 'forbidden']);
  expect((await call('teams-owner', 'GET')).body.usage.watchlists).toEqual({ limit: 1, used: 3 });
  expect((await call('teams-owner', 'PUT', '/open', { watchlists: ids })).status).toBe(400);
  expect((await call('teams-owner', 'PUT', '/open', { watchlists: [ids[2]] })).status).toBe(200);
  expect((await rename(ids[2])).body.errors).toBeUndefined();
  expect((await rename(ids[0])).body.errors[0].extensions.code).toBe('forbidden');
  expect((await server.rest('individual', 'GET', `/lists/${ids[0]}`)).body).toMatchObject({ readOnly: 'over-limit' });
});

test('[XUSAGE-005] a smaller plan deletes no team: those beyond it are read-only, and an owner chooses which stay open', async () => {
  const { kysely } = server.database;
  const limitTeams = (teams: number | null) =>
    kysely
      .updateTable('accounts')
      .set({ limits: JSON.stringify(teams === null ? {} : { teams }) })
      .where('id', '=', id)
      .execute();
  const teams = await kysely
    .insertInto('teams')
    .values(['A', 'B', 'C'].map((name) => ({ account_id: id, name })))
    .returning(['id', 'name'])
    .execute();
  const edit = async ({ id: teamId, name }: { id: string; name: string }) => {
    const input = { id: teamId, accountID: id, name };
    const query = 'mutation ($input: EditTeamInput!) { editTeam(input: $input) { id } }';
    return (await server.graphql('teams-owner', query, { input })).body.errors?.[0].extensions.code ?? 'done';
  };
  const editAll = async () => {
    const codes: string[] = [];
    for (const team of teams) codes.push(await edit(team));
    return codes;
  };
  await limitTeams(1);
  expect((await editAll()).sort()).toEqual(['done', 'forbidden', 'forbidden']);
  expect((await call('teams-owner', 'GET')).body.usage.teams).toEqual({ limit: 1, used: 3 });
  const ids = teams.map((team) => team.id);
  expect((await call('teams-owner', 'PUT', '/open', { teams: ids })).status).toBe(400);
  expect((await call('individual', 'PUT', '/open', { teams: [ids[2]] })).status).toBe(403);
  expect((await call('teams-owner', 'PUT', '/open', { teams: [ids[2]] })).status).toBe(200);
  expect(await editAll()).toEqual(['forbidden', 'forbidden', 'done']);
  await limitTeams(null);
  expect(await editAll()).toEqual(['done', 'done', 'done']);
});

test('[XUSAGE-002] the cards of all workspaces count lists, teams and seats of how many', async () => {
  const { body } = await server.rest('teams-owner', 'GET', '/api/workspaces');
  const card = body.workspaces.find((each: { id: string }) => each.id === id);
  expect(card).toMatchObject({
    name: 'Meridian',
    role: 'owner',
    plan: 'Teams',
    usage: { watchlists: { limit: null, used: 0 }, teams: { limit: 3, used: 0 }, seats: { limit: null, used: 2 } },
  });
  expect(body.workspaces[0].accountType).toBe('PERSONAL');
  expect((await server.rest('teams-owner', 'GET', '/api/workspaces/personal')).body.id).toBe(body.workspaces[0].id);
  expect(limits.accountsListed).toBeGreaterThanOrEqual(body.workspaces.length);
});
