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

test('[GQL-015] [ENTITY-025] [ENTITY-026] [ACCOUNT-006] [ACCOUNT-007] an account comes with its limits parsed, and without what is for its owners', async () => {
  const { client, server } = started;
  const accountID = listNamed('Climate map').accountId ?? '';
  const accounts = server.database.kysely.updateTable('accounts').where('id', '=', accountID);
  await accounts.set({ limits: '{"watchlists": null}', stripe_customer_id: 'cus_1' }).execute();
  expect(await client.teams.getAccount(accountID)).toEqual({
    ok: true,
    data: {
      id: accountID,
      creator: server.world.users.find(({ role }) => role === 'teams-owner')?.id,
      owners: [server.emailOf('teams-owner')],
      members: expect.arrayContaining([server.emailOf('teams-member')]),
      name: 'Longview Research',
      description: expect.any(String),
      logo: null,
      limits: { watchlists: null },
      referralID: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      plan: 'Teams',
      accountType: 'ORGANIZATION',
      accountStatus: 'ACTIVE',
      stripeCustomerID: null,
      stripeSubscriptionID: null,
      stripePriceID: null,
      planID: 'fuel-teams',
      referral: null,
    },
  });
  expectOperations(started.requests, { fields: ['getAccount'], variables: { id: accountID } });
});

test('[GQL-020] [GQL-021] [ENTITY-023] [ENTITY-024] teams are listed by account and by member', async () => {
  const { client, server } = started;
  const accountID = listNamed('Climate map').accountId ?? '';
  const email = server.emailOf('teams-member');
  const team = {
    id: listNamed('Climate map').teamIds[0],
    name: 'Climate desk',
    description: 'Energy, buildings and mobility.',
    accountID,
    members: [server.emailOf('editor'), email],
    readOnly: null,
  };
  const byAccount = await client.teams.teamsByAccount(accountID);
  expect(byAccount.ok && byAccount.data).toContainEqual(team);
  expect(await client.teams.byTeamMember(email)).toEqual({
    ok: true,
    data: [{ id: expect.any(String), email, accountID, teamID: team.id, team }],
  });
  expectOperations(
    started.requests,
    { fields: ['teamsByAccount'], variables: { accountID } },
    { fields: ['byTeamMember'], variables: { email } },
  );
});

test('[GQL-022] [ENTITY-027] accounts are listed by member', async () => {
  const { client, server } = started;
  const email = server.emailOf('teams-member');
  const members = await client.teams.byAccountMember(email);
  expectOperations(started.requests, { fields: ['byAccountMember'], variables: { email } });
  expect(members.ok && members.data.map(({ account, accountID }) => [account.name, accountID === account.id])).toEqual(
    expect.arrayContaining([['Longview Research', true]]),
  );
  expect(members.ok && members.data.every((member) => member.email === email && member.id !== '')).toBe(true);
});
