import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ListServer, startListServer } from '../watchlists/testing/listServer.ts';

let server: ListServer;
let accountID: string;
beforeAll(async () => {
  server = await startListServer();
});
beforeEach(async () => {
  const { id } = await server.database.kysely
    .insertInto('accounts')
    .values({
      account_type: 'ORGANIZATION',
      name: 'Meridian',
      creator_id: server.userId('unlimited'),
      plan_id: 'fuel-teams',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  accountID = id;
  await server.database.kysely
    .insertInto('account_owners')
    .values(['unlimited', 'teams-owner'].map((role) => ({ account_id: id, email: server.emailOf(role) })))
    .execute();
  await server.database.kysely
    .insertInto('account_members')
    .values({ account_id: id, email: server.emailOf('teams-member') })
    .execute();
});
afterAll(() => server.close());

const fields = {
  addTeam: 'id name description accountID members',
  editTeam: 'id name description accountID members',
  removeTeam: 'id name',
  addAccount: 'id name description creator owners members planID accountType accountStatus',
  editAccount: 'owners members',
  updateAccount: 'name description logo',
} as const;

type Mutation = keyof typeof fields;

/** The result of a mutation, or the code and details of its error. */
async function change(role: string | null, mutation: Mutation, input: object) {
  const type = `${mutation.replace(/^./, (letter) => letter.toUpperCase())}Input!`;
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${fields[mutation]} } }`;
  const { body } = await server.graphql(role, query, { input });
  return body.errors ? body.errors[0].extensions.code : body.data[mutation];
}

const addTeam = (name = 'Harbors', members: readonly string[] = []) =>
  change('teams-owner', 'addTeam', { accountID, name, description: 'Ports and ships', members });

/** Users by their relation to the account, with their role in the sample world. */
const people = {
  creator: 'unlimited',
  owner: 'teams-owner',
  member: 'teams-member',
  'staff of the admin group': 'admin',
  stranger: 'individual',
  'signed-out user': null,
} as const;

const outcomes: Record<keyof typeof people, string> = {
  creator: 'done',
  owner: 'done',
  member: 'forbidden',
  'staff of the admin group': 'not-found',
  stranger: 'not-found',
  'signed-out user': 'signed-out',
};

/** The input of each action of an account's owners. */
const actions: Record<Exclude<Mutation, 'addAccount'>, (teamID: string) => object> = {
  addTeam: () => ({ accountID, name: 'Another', members: [] }),
  editTeam: (id) => ({ id, accountID, name: 'Other' }),
  removeTeam: (id) => ({ id, accountID }),
  editAccount: () => ({ id: accountID, members: [server.emailOf('teams-member'), 'new@meridian.example'] }),
  updateAccount: () => ({ id: accountID, name: 'Meridian Partners' }),
};

const cases = (Object.keys(people) as (keyof typeof people)[]).flatMap((person) =>
  (Object.keys(actions) as (keyof typeof actions)[]).map((action) => ({ person, action, outcome: outcomes[person] })),
);

test.each(cases)('[GQL-028] of an account, $action by its $person: $outcome', async ({ person, action, outcome }) => {
  const team = await addTeam();
  const answer = await change(people[person], action, actions[action](team.id));
  expect(typeof answer === 'string' ? answer : 'done').toBe(outcome);
});

test('[TEAM-002] a team stores emails, in any case, so that a user who signs up later is a member', async () => {
  const email = server.emailOf('individual');
  const team = await addTeam('Harbors', [` ${email.toUpperCase()}`, email, 'not.yet@here.example']);
  expect(team).toEqual({
    id: expect.any(String),
    name: 'Harbors',
    description: 'Ports and ships',
    accountID,
    members: ['not.yet@here.example', email].sort(),
  });
  const query = 'query ($email: String!) { byTeamMember(email: $email) { team { id } } }';
  const { body } = await server.graphql('individual', query, { email });
  expect(body.data.byTeamMember).toContainEqual({ team: { id: team.id } });
});

test('[PLAN-006] the Teams plan allows three teams, even if created concurrently', async () => {
  const made = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map((name) => addTeam(name)));
  expect(made.filter((answer) => answer === 'over-limit')).toHaveLength(2);
  const { body } = await server.graphql(
    'teams-owner',
    'mutation ($input: AddTeamInput!) { addTeam(input: $input) { id } }',
    { input: { accountID, name: 'Six' } },
  );
  expect(body.errors[0]).toMatchObject({
    message: 'The Teams plan includes up to 3 teams.',
    extensions: { code: 'over-limit', type: 'Limits Exceeded', limit: 3, current: 3 },
  });
});

test('a personal account has no teams and no members besides its creator', async () => {
  const { body } = await server.graphql(
    'individual',
    'query ($creator: String!) { accountsByCreator(creator: $creator, accountType: "PERSONAL") { id } }',
    { creator: server.userId('individual') },
  );
  const [{ id }] = body.data.accountsByCreator;
  expect(await change('individual', 'addTeam', { accountID: id, name: 'Mine' })).toBe('over-limit');
  expect(await change('individual', 'editAccount', { id, members: ['a@b.example'] })).toBe('invalid');
});

test('a team can be changed and deleted, but not through another account', async () => {
  const team = await addTeam('Harbors', ['a@b.example']);
  expect(await change('teams-owner', 'editTeam', { id: team.id, accountID, members: ['c@d.example'] })).toEqual({
    ...team,
    members: ['c@d.example'],
  });
  const other = { id: server.teamId('Climate desk'), accountID };
  expect(await change('teams-owner', 'editTeam', { ...other, name: 'Mine now' })).toBe('not-found');
  expect(await change('teams-owner', 'removeTeam', { id: team.id, accountID })).toEqual({
    id: team.id,
    name: 'Harbors',
  });
  expect(await change('teams-owner', 'removeTeam', { id: team.id, accountID })).toBe('not-found');
});

test('[ACCOUNT-005] an organization has a creator, owners, members and teams, and is pending until its plan is paid', async () => {
  const [owner, member] = ['Mara@Meridian.example ', 'tom@meridian.example'];
  const account = await change('individual', 'addAccount', {
    name: 'Meridian',
    description: 'Ports',
    owners: [owner],
    members: [member, 'mara@meridian.example'],
    planID: 'fuel-teams',
  });
  expect(account).toEqual({
    id: expect.any(String),
    name: 'Meridian',
    description: 'Ports',
    creator: server.userId('individual'),
    owners: [server.emailOf('individual')],
    members: [],
    planID: 'fuel-teams',
    accountType: 'ORGANIZATION',
    accountStatus: 'PENDING',
  });
  const { body: workspace } = await server.rest('individual', 'GET', `/api/workspaces/${account.id}`);
  const roles = workspace.invitations.map(({ email, role }: { email: string; role: string }) => [email, role]);
  expect(new Map(roles)).toEqual(
    new Map([
      ['mara@meridian.example', 'owner'],
      ['tom@meridian.example', 'member'],
    ]),
  );
  expect(await change('individual', 'updateAccount', { id: account.id, name: 'Other' })).toBe('forbidden');
  const { id } = await addTeam('Yards');
  const query = 'query ($accountID: ID!) { teamsByAccount(accountID: $accountID) { id name accountID } }';
  const { body } = await server.graphql('teams-owner', query, { accountID });
  expect(body.data.teamsByAccount).toContainEqual({ id, name: 'Yards', accountID });
});

const draft = {
  name: 'Meridian',
  description: 'Ports',
  owners: [],
  members: ['tom@meridian.example'],
  planID: 'fuel-teams',
};

/** Whom an account of `individual` waits for. */
async function invitedTo(id: string): Promise<string[]> {
  const { body } = await server.rest('individual', 'GET', `/api/workspaces/${id}`);
  return body.invitations.map(({ email }: { email: string }) => email).sort();
}

test('[XWIZARD-001] calls with one client key create one account, also concurrently, and the last one decides its content', async () => {
  const clientKey = 'one attempt';
  const create = (role: string, more: object = {}) => change(role, 'addAccount', { ...draft, clientKey, ...more });
  const made = await Promise.all([create('individual'), create('individual'), create('individual')]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const { id } = made[0];
  const again = await create('individual', { name: 'Meridian Ports', members: ['ana@meridian.example'] });
  expect(again).toMatchObject({ id, name: 'Meridian Ports' });
  expect(await invitedTo(id)).toEqual(['ana@meridian.example']);
  expect(await change('individual', 'addAccount', draft)).not.toMatchObject({ id });
  expect(await create('free')).not.toMatchObject({ id });
});

test('[XWIZARD-002] a repeated call leaves an account that is paid as it is', async () => {
  const { kysely } = server.database;
  const { id } = await change('individual', 'addAccount', { ...draft, clientKey: 'paid' });
  await kysely.updateTable('accounts').set({ account_status: 'ACTIVE' }).where('id', '=', id).execute();
  const again = await change('individual', 'addAccount', { ...draft, clientKey: 'paid', name: 'Other', members: [] });
  expect(again).toMatchObject({ id, name: 'Meridian', accountStatus: 'ACTIVE' });
  expect(await invitedTo(id)).toEqual([...draft.members, ...draft.owners].sort());
  await kysely.deleteFrom('accounts').where('id', '=', id).execute();
});

test.each([
  ['a plan for one person', { planID: 'fuel-free' }],
  ['an unknown plan', { planID: 'no-such-plan' }],
  ['a name of one letter', { name: 'M' }],
  ['an invalid email', { members: ['nobody'] }],
  ['a client key that is too long', { clientKey: 'x'.repeat(101) }],
])('rejects an organization with %s', async (_what, wrong) => {
  const right = { name: 'Meridian', owners: [], members: [], planID: 'fuel-teams' };
  expect(await change('individual', 'addAccount', { ...right, ...wrong })).toBe('invalid');
});

test('anyone removed from an account leaves its teams, and guests of a team stay', async () => {
  const member = server.emailOf('teams-member');
  const team = await addTeam('Harbors', [member, 'guest@elsewhere.example']);
  expect(await change('unlimited', 'editAccount', { id: accountID, members: [] })).toEqual({
    owners: [server.emailOf('teams-owner'), server.emailOf('unlimited')].sort(),
    members: [],
  });
  const query = 'query ($accountID: ID!) { teamsByAccount(accountID: $accountID) { id members } }';
  const { body } = await server.graphql('teams-owner', query, { accountID });
  expect(body.data.teamsByAccount).toEqual([{ id: team.id, members: ['guest@elsewhere.example'] }]);
});

test('an owner cannot remove themselves by mistake, but another owner can', async () => {
  expect(await change('teams-owner', 'editAccount', { id: accountID, owners: [] })).toBe('invalid');
  expect(await change('unlimited', 'editAccount', { id: accountID, owners: [server.emailOf('unlimited')] })).toEqual({
    owners: [server.emailOf('unlimited')],
    members: [server.emailOf('teams-member')],
  });
  expect(await change('teams-owner', 'updateAccount', { id: accountID, name: 'Mine' })).toBe('not-found');
});

test('an account’s name and logo can be changed, with an https URL only', async () => {
  const update = (facts: object) => change('teams-owner', 'updateAccount', { id: accountID, ...facts });
  const logo = 'https://meridian.example/logo.png';
  expect(await update({ logo, description: 'Ports' })).toEqual({ name: 'Meridian', description: 'Ports', logo });
  for (const bad of ['http://meridian.example/logo.png', 'javascript:alert(1)', 'logo.png']) {
    expect(await update({ logo: bad })).toBe('invalid');
  }
  expect(await update({ logo: null })).toMatchObject({ logo: null });
});

test('accounts created by another user seem not to exist', async () => {
  const query = 'query ($creator: String!) { accountsByCreator(creator: $creator) { id } }';
  const { body } = await server.graphql('teams-owner', query, { creator: server.userId('unlimited') });
  expect(body.data.accountsByCreator).toEqual([]);
});
