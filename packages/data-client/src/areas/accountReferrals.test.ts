import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataClient } from '../createDataClient.ts';
import { expectOperations, expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('teams-owner');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

const accountIdOf = () => started.server.world.accounts.find(({ name }) => name === 'Longview Research')?.id ?? '';

test('[GQL-016] [GQL-017] [GQL-018] [ENTITY-032] an owner makes a code, lists the account’s, and switches one off', async () => {
  const { referrals } = started.client;
  const accountID = accountIdOf();
  const draft = {
    id: randomUUID(),
    code: 'HARBOR-26',
    referralType: 'Ambassador Referral',
    description: 'For harbors',
    accountID,
  };
  const made = await referrals.createReferral(draft);
  expect(made).toEqual({
    ok: true,
    data: {
      ...draft,
      planID: 'fuel-free',
      plan: 'Free',
      uses: 0,
      active: true,
      createdAt: expect.stringMatching(/Z$/),
    },
  });
  expectOperations(started.requests, {
    fields: ['createReferral'],
    variables: { input: { ...draft, active: true, uses: 0 } },
  });
  const off = await referrals.updateReferral({ id: draft.id, active: false });
  expect(off).toEqual({ ok: true, data: { ...(made.ok && made.data), active: false } });
  expectOperations(started.requests, {
    fields: ['updateReferral'],
    variables: { input: { id: draft.id, active: false } },
  });
  const all = await referrals.referralsByAccount(accountID);
  expect(all.ok && all.data[0]).toEqual(off.ok && off.data);
  expectOperations(started.requests, { fields: ['referralsByAccount'], variables: { accountID } });
});

test('[ERROR-062] [ERROR-063] [ERROR-064] failed calls about codes say what failed', async () => {
  const { referrals } = createDataClient({
    apiUrl: started.server.url,
    tokens: { idToken: async () => null },
    fetch: async () => new Response('{}', { status: 500 }),
  });
  const id = randomUUID();
  const draft = { id, code: 'QUAY', referralType: null, description: '', accountID: id };
  expect(await referrals.referralsByAccount(id)).toEqual({
    ok: false,
    error: 'Failed to fetch referrals',
    reason: 'unavailable',
    data: [],
  });
  expect(await referrals.updateReferral({ id })).toEqual({
    ok: false,
    error: 'Failed updating referral',
    reason: 'unavailable',
  });
  expect(await referrals.createReferral(draft)).toEqual({
    ok: false,
    error: 'Failed creating referral',
    reason: 'unavailable',
  });
});

test('[REST-117] an owner sees which accounts came with a code', async () => {
  const accountID = accountIdOf();
  const { kysely } = started.server.database;
  const { id } = await kysely
    .selectFrom('referrals')
    .select('id')
    .where('code', '=', 'LONGVIEW')
    .executeTakeFirstOrThrow();
  const came = await kysely
    .updateTable('accounts')
    .set({ referral_id: id, referred_at: new Date('2026-05-01'), subscription_status: 'trialing' })
    .where('account_type', '=', 'PERSONAL')
    .where('creator_id', '=', started.server.world.users.find(({ role }) => role === 'individual')?.id ?? '')
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  expect(await started.client.referrals.getReferralAccounts(accountID, id)).toEqual({
    ok: true,
    data: [
      {
        ...came,
        accountType: 'PERSONAL',
        plan: 'Individual',
        outcome: 'free-months',
        referredAt: '2026-05-01T00:00:00.000Z',
      },
    ],
  });
  expectRequests(started.requests, {
    method: 'GET',
    path: `/api/accounts/${accountID}/referrals/${id}/accounts`,
  });
});
