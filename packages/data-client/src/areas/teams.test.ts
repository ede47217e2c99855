import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient, type DataClient } from '../createDataClient.ts';
import { expectOperations } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('individual-plus');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

/** An organization of the user's own, paid for. */
async function ownAccount() {
  const { server, userId } = started;
  const { id } = await server.database.kysely
    .insertInto('accounts')
    .values({ account_type: 'ORGANIZATION', name: 'Meridian', creator_id: userId, plan_id: 'fuel-teams' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.database.kysely
    .insertInto('account_owners')
    .values({ account_id: id, email: server.emailOf('individual-plus') })
    .execute();
  return id;
}

/** The input of each operation that was sent. */
const inputs = () =>
  started.requests.flatMap(({ body }) => {
    const { variables } = body as { variables: { input?: object } };
    return variables.input ?? [];
  });

test('[TEAM-003] [TEAM-004] [TEAM-005] a team is made, changed and taken away', async () => {
  const { teams } = started.client;
  const draft = {
    accountID: await ownAccount(),
    name: 'Harbors',
    description: 'Ports and ships',
    members: ['tom@meridian.example'],
  };
  const made = await teams.addTeam(draft);
  const id = made.ok ? made.data.id : '';
  expect(made).toEqual({ ok: true, data: { id: expect.any(String), ...draft, readOnly: null } });
  const { accountID } = draft;
  expect(await teams.editTeam({ id, accountID, name: 'Ports', members: [] })).toEqual({
    ok: true,
    data: { ...draft, id, name: 'Ports', members: [], readOnly: null },
  });
  expect(await teams.removeTeam({ id, accountID })).toMatchObject({ ok: true, data: { id, name: 'Ports' } });
  expect(await teams.teamsByAccount(accountID)).toEqual({ ok: true, data: [] });
  expect(inputs()).toEqual([draft, { id, accountID, name: 'Ports', members: [] }, { id, accountID }]);
});

test('[GQL-024] [GQL-025] [GQL-026] an organization is made, its people and its looks are changed', async () => {
  const { client, server } = started;
  const own = server.emailOf('individual-plus');
  const draft = {
    name: 'Meridian',
    description: 'Ports',
    members: ['tom@meridian.example'],
    owners: ['mara@meridian.example'],
    planID: 'fuel-teams',
  } as const;
  const made = await client.teams.addAccount({ ...draft, members: [...draft.members], owners: [...draft.owners] });
  expect(made).toMatchObject({
    ok: true,
    data: {
      ...draft,
      // The others are invited, and belong to it when they have joined.
      owners: [own],
      members: [],
      accountType: 'ORGANIZATION',
      accountStatus: 'PENDING',
      creator: started.userId,
    },
  });
  const id = await ownAccount();
  const edited = await client.teams.editAccount({ id, members: ['tom@meridian.example'] });
  expect(edited).toMatchObject({ ok: true, data: { id, owners: [own], members: [] } });
  const updated = await client.teams.updateAccount({ id, name: 'Meridian Partners', logo: 'https://m.example/a.png' });
  expect(updated).toMatchObject({ ok: true, data: { name: 'Meridian Partners', logo: 'https://m.example/a.png' } });
  expectOperations(
    started.requests,
    { fields: ['addAccount'], variables: { input: draft } },
    { fields: ['editAccount'], variables: { input: { id, members: ['tom@meridian.example'] } } },
    {
      fields: ['updateAccount'],
      variables: { input: { id, name: 'Meridian Partners', logo: 'https://m.example/a.png' } },
    },
  );
});

test('[WIZARD-011] [WIZARD-012] an organization without a name is called “New Account”, and has no description', async () => {
  const made = await started.client.teams.addAccount({ members: [], owners: [], planID: 'fuel-teams' });
  expect(made).toMatchObject({ ok: true, data: { name: 'New Account', description: '' } });
});

test('[GQL-023] [ACCOUNT-006] [ACCOUNT-007] of accounts by creator, the personal one is asked for', async () => {
  await ownAccount();
  const outcome = await started.client.teams.accountsByCreator(started.userId);
  expect(outcome.ok && outcome.data).toEqual([
    expect.objectContaining({ creator: started.userId, accountType: 'PERSONAL', accountStatus: 'ACTIVE' }),
  ]);
  expectOperations(started.requests, {
    fields: ['accountsByCreator'],
    variables: { creator: started.userId, accountType: 'PERSONAL' },
  });
});

test('a plan that allows no more teams gives back the server’s body', async () => {
  const accountID = await ownAccount();
  const add = (name: string) => started.client.teams.addTeam({ accountID, name, description: '', members: [] });
  for (const name of ['One', 'Two', 'Three']) expect((await add(name)).ok).toBe(true);
  expect(await add('Four')).toEqual({
    ok: false,
    error: 'Failed creating team',
    reason: 'over-limit',
    limit: {
      type: 'Limits Exceeded',
      message: 'The Teams plan includes up to 3 teams.',
      limit: 3,
      current: 3,
      of: 'teams',
      plan: 'Teams',
    },
  });
});

const absent = { id: 'no-such-thing', accountID: 'no-such-account' };

type Row = [requirement: string, error: string, call: (client: DataClient['teams']) => Promise<unknown>];

const changes: Row[] = [
  [
    'ERROR-067',
    'Failed creating team',
    (client) => client.addTeam({ ...absent, name: 'One', description: '', members: [] }),
  ],
  ['ERROR-068', 'Failed deleting team', (client) => client.removeTeam(absent)],
  ['ERROR-069', 'Failed updating team', (client) => client.editTeam(absent)],
  ['ERROR-073', 'Failed updating account', (client) => client.editAccount({ id: absent.id, members: [] })],
  ['ERROR-073', 'Failed updating account', (client) => client.updateAccount({ id: absent.id, name: 'Other' })],
];

test.each(changes)('[%s] of an account that is not there the change says “%s”', async (_id, error, call) => {
  expect(await call(started.client.teams)).toEqual({ ok: false, error, reason: 'not-found' });
});

test('[ERROR-074] an organization without a plan of its kind says “Failed creating account”', async () => {
  const draft = { name: 'Meridian', description: '', members: [], owners: [], planID: 'fuel-free' } as const;
  expect(await started.client.teams.addAccount({ ...draft, members: [], owners: [] })).toEqual({
    ok: false,
    error: 'Failed creating account',
    reason: 'invalid',
  });
});

test('[ERROR-071] [ERROR-072] accounts that fail to load are an empty list with its own message', async () => {
  const { teams } = createDataClient({ apiUrl: started.server.url, tokens: { idToken: async () => null } });
  const failure = { ok: false, reason: 'signed-out', data: [] };
  expect(await teams.byAccountMember('a@b.example')).toEqual({ ...failure, error: 'Failed to fetch org accounts' });
  expect(await teams.accountsByCreator('any')).toEqual({ ...failure, error: 'Failed to fetch personal account' });
});
