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
    .values({ account_id: id, email: server.emailOf('teams-owner') })
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

/** What a mutation gives, or the code and the rest of its refusal. */
async function change(role: string | null, mutation: Mutation, input: object) {
  const type = `${mutation.replace(/^./, (letter) => letter.toUpperCase())}Input!`;
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${fields[mutation]} } }`;
  const { body } = await server.graphql(role, query, { input });
  return body.errors ? body.errors[0].extensions.code : body.data[mutation];
}

const addTeam = (name = 'Harbours', members: readonly string[] = []) =>
  change('teams-owner', 'addTeam', { accountID, name, description: 'Ports and ships', members });

/** Who stands how to the account, by the role in the sample world. */
const people = {
  creator: 'unlimited',
  owner: 'teams-owner',
  member: 'teams-member',
  'staff of the admin group': 'admin',
  stranger: 'individual',
  visitor: null,
} as const;

const ends: Record<keyof typeof people, string> = {
  creator: 'done',
  owner: 'done',
  member: 'forbidden',
  'staff of the admin group': 'not-found',
  stranger: 'not-found',
  visitor: 'signed-out',
};

/** How each deed of an account's owners is tried. */
const deeds: Record<Exclude<Mutation, 'addAccount'>, (teamID: string) => object> = {
  addTeam: () => ({ accountID, name: 'Another', members: [] }),
  editTeam: (id) => ({ id, accountID, name: 'Other' }),
  removeTeam: (id) => ({ id, accountID }),
  editAccount: () => ({ id: accountID, members: [server.emailOf('teams-member'), 'new@meridian.example'] }),
  updateAccount: () => ({ id: accountID, name: 'Meridian Partners' }),
};

const cases = (Object.keys(people) as (keyof typeof people)[]).flatMap((person) =>
  (Object.keys(deeds) as (keyof typeof deeds)[]).map((deed) => ({ person, deed, end: ends[person] })),
);

test.each(cases)('[GQL-028] of an account, $deed by its $person: $end', async ({ person, deed, end }) => {
  const team = await addTeam();
  const answer = await change(people[person], deed, deeds[deed](team.id));
  expect(typeof answer === 'string' ? answer : 'done').toBe(end);
});

test('[TEAM-002] a team holds e-mails: who signs up under one later is of it, however it was written', async () => {
  const email = server.emailOf('individual');
  const team = await addTeam('Harbours', [` ${email.toUpperCase()}`, email, 'not.yet@here.example']);
  expect(team).toEqual({
    id: expect.any(String),
    name: 'Harbours',
    description: 'Ports and ships',
    accountID,
    members: ['not.yet@here.example', email].sort(),
  });
  const query = 'query ($email: String!) { byTeamMember(email: $email) { team { id } } }';
  const { body } = await server.graphql('individual', query, { email });
  expect(body.data.byTeamMember).toContainEqual({ team: { id: team.id } });
});

test('[PLAN-006] the Teams plan allows three teams, however many are made at once', async () => {
  const made = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map((name) => addTeam(name)));
  expect(made.filter((answer) => answer === 'over-limit')).toHaveLength(2);
  const { body } = await server.graphql(
    'teams-owner',
    'mutation ($input: AddTeamInput!) { addTeam(input: $input) { id } }',
    { input: { accountID, name: 'Six' } },
  );
  expect(body.errors[0]).toMatchObject({
    message: 'The Teams plan allows up to 3 teams.',
    extensions: { code: 'over-limit', type: 'Limits Exceeded', limit: 3, current: 3 },
  });
});

test('a personal account has no teams, and nobody but its creator', async () => {
  const { body } = await server.graphql(
    'individual',
    'query ($creator: String!) { accountsByCreator(creator: $creator, accountType: "PERSONAL") { id } }',
    { creator: server.userId('individual') },
  );
  const [{ id }] = body.data.accountsByCreator;
  expect(await change('individual', 'addTeam', { accountID: id, name: 'Mine' })).toBe('over-limit');
  expect(await change('individual', 'editAccount', { id, members: ['a@b.example'] })).toBe('invalid');
});

test('a team is changed and taken away, and never one of another account', async () => {
  const team = await addTeam('Harbours', ['a@b.example']);
  expect(await change('teams-owner', 'editTeam', { id: team.id, accountID, members: ['c@d.example'] })).toEqual({
    ...team,
    members: ['c@d.example'],
  });
  const other = { id: server.teamId('Climate desk'), accountID };
  expect(await change('teams-owner', 'editTeam', { ...other, name: 'Mine now' })).toBe('not-found');
  expect(await change('teams-owner', 'removeTeam', { id: team.id, accountID })).toEqual({
    id: team.id,
    name: 'Harbours',
  });
  expect(await change('teams-owner', 'removeTeam', { id: team.id, accountID })).toBe('not-found');
});

test('[ACCOUNT-005] an organisation has a creator, owners, members and teams, and waits for its plan to be paid', async () => {
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
    owners: [server.emailOf('individual'), 'mara@meridian.example'].sort(),
    members: ['tom@meridian.example'],
    planID: 'fuel-teams',
    accountType: 'ORGANIZATION',
    accountStatus: 'PENDING',
  });
  expect(await change('individual', 'updateAccount', { id: account.id, name: 'Other' })).toBe('forbidden');
  const { id } = await addTeam('Yards');
  const query = 'query ($accountID: ID!) { teamsByAccount(accountID: $accountID) { id name accountID } }';
  const { body } = await server.graphql('teams-owner', query, { accountID });
  expect(body.data.teamsByAccount).toContainEqual({ id, name: 'Yards', accountID });
});

test.each([
  ['a plan for one person', { planID: 'fuel-free' }],
  ['a plan that is none', { planID: 'no-such-plan' }],
  ['a name of one letter', { name: 'M' }],
  ['an address that is none', { members: ['nobody'] }],
])('an organisation with %s is refused', async (_what, wrong) => {
  const right = { name: 'Meridian', owners: [], members: [], planID: 'fuel-teams' };
  expect(await change('individual', 'addAccount', { ...right, ...wrong })).toBe('invalid');
});

test('who is taken off an account leaves its teams, and guests of a team stay', async () => {
  const member = server.emailOf('teams-member');
  const team = await addTeam('Harbours', [member, 'guest@elsewhere.example']);
  expect(await change('unlimited', 'editAccount', { id: accountID, members: [] })).toEqual({
    owners: [server.emailOf('teams-owner')],
    members: [],
  });
  const query = 'query ($accountID: ID!) { teamsByAccount(accountID: $accountID) { id members } }';
  const { body } = await server.graphql('teams-owner', query, { accountID });
  expect(body.data.teamsByAccount).toEqual([{ id: team.id, members: ['guest@elsewhere.example'] }]);
});

test('an owner does not take themselves off by mistake; another owner may', async () => {
  expect(await change('teams-owner', 'editAccount', { id: accountID, owners: [] })).toBe('invalid');
  expect(await change('unlimited', 'editAccount', { id: accountID, owners: [] })).toMatchObject({ owners: [] });
  expect(await change('teams-owner', 'updateAccount', { id: accountID, name: 'Mine' })).toBe('not-found');
});

test('what an account looks like is changed, and its picture comes by https alone', async () => {
  const update = (facts: object) => change('teams-owner', 'updateAccount', { id: accountID, ...facts });
  const logo = 'https://meridian.example/logo.png';
  expect(await update({ logo, description: 'Ports' })).toEqual({ name: 'Meridian', description: 'Ports', logo });
  for (const bad of ['http://meridian.example/logo.png', 'javascript:alert(1)', 'logo.png']) {
    expect(await update({ logo: bad })).toBe('invalid');
  }
  expect(await update({ logo: null })).toMatchObject({ logo: null });
});

test('accounts that another created are answered as if there were none', async () => {
  const query = 'query ($creator: String!) { accountsByCreator(creator: $creator) { id } }';
  const { body } = await server.graphql('teams-owner', query, { creator: server.userId('unlimited') });
  expect(body.data.accountsByCreator).toEqual([]);
});
