import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectRequests } from '../testing/sentRequests.ts';
import { startSignedInClient } from '../testing/signedInClient.ts';

let started: Awaited<ReturnType<typeof startSignedInClient>>;
beforeAll(async () => {
  started = await startSignedInClient('free');
});
beforeEach(() => {
  started.requests.length = 0;
});
afterAll(() => started.server.close());

const testPage = (kind: 'checkout' | 'portal') => ({
  ok: true,
  data: { url: expect.stringMatching(new RegExp(`^https?://.*/${kind}[/?]`)) },
});

/** An organization of the user's own that is not paid for yet. */
async function ownOrganization() {
  const { server, userId } = started;
  const { id } = await server.database.kysely
    .insertInto('accounts')
    .values({ account_type: 'ORGANIZATION', name: 'Meridian', creator_id: userId, plan_id: 'fuel-teams' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.database.kysely
    .insertInto('account_owners')
    .values({ account_id: id, email: server.emailOf('free') })
    .execute();
  return id;
}

/** Makes the user's personal account and this one such that have paid before. */
async function setCustomers(organization: string) {
  const { kysely } = started.server.database;
  const accounts = kysely.updateTable('accounts').where('creator_id', '=', started.userId);
  await accounts.set({ stripe_customer_id: 'cus_1' }).where('account_type', '=', 'PERSONAL').execute();
  await accounts.set({ stripe_customer_id: 'cus_2' }).where('id', '=', organization).execute();
}

test('[REST-119] [ERROR-078] a personal checkout names price, plan and referral', async () => {
  const { billing, referrals } = started.client;
  expect(await billing.getCheckoutSession('sample-individual-month', 'fuel-individual-plus')).toEqual({
    ok: false,
    error: 'Failed to fetch session',
    reason: 'invalid',
  });
  started.requests.length = 0;
  expect(await billing.getCheckoutSession('sample-individual-month', 'fuel-individual')).toEqual(testPage('checkout'));
  const referral = await referrals.getReferral('LONGVIEW');
  const id = referral.ok ? referral.data.id : '';
  expect(await billing.getCheckoutSession('sample-individual-month', 'fuel-individual', id)).toEqual(
    testPage('checkout'),
  );
  expectRequests(
    started.requests,
    {
      method: 'GET',
      path: '/billing/checkout?stripePriceId=sample-individual-month&fuelPriceId=fuel-individual',
    },
    { method: 'GET', path: '/api-public/referrals/LONGVIEW' },
    {
      method: 'GET',
      path: `/billing/checkout?stripePriceId=sample-individual-month&fuelPriceId=fuel-individual&referralId=${id}`,
    },
  );
});

test('[REST-120] the checkout of an organization also names its seats and its account', async () => {
  const accountId = await ownOrganization();
  const { billing } = started.client;
  const order = { price: 'sample-teams-month', plan: 'fuel-teams', seats: 6, accountId };
  expect(await billing.getOrgCheckoutSession(order)).toEqual(testPage('checkout'));
  expectRequests(started.requests, {
    method: 'GET',
    path: `/billing/checkout/org?stripePriceId=sample-teams-month&fuelPriceId=fuel-teams&priceQty=6&accountId=${accountId}`,
  });
  expect(await billing.getOrgCheckoutSession({ ...order, referral: 'nobody' })).toEqual({
    ok: false,
    error: 'Failed to fetch session',
    reason: 'invalid',
  });
  expectRequests(started.requests, {
    method: 'GET',
    path: `/billing/checkout/org?stripePriceId=sample-teams-month&fuelPriceId=fuel-teams&referralId=nobody&priceQty=6&accountId=${accountId}`,
  });
});

test('[REST-121] [REST-122] the portals of the user and of an organization open for one who has paid', async () => {
  const accountId = await ownOrganization();
  const { billing } = started.client;
  await setCustomers(accountId);
  expect(await billing.getPortal()).toEqual(testPage('portal'));
  expect(await billing.getOrgPortal(accountId)).toEqual(testPage('portal'));
  expectRequests(
    started.requests,
    { method: 'GET', path: '/billing/portal' },
    { method: 'GET', path: `/billing/portal/org?accountId=${accountId}` },
  );
});
