import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createJobQueue } from '../../jobs/jobQueue.ts';
import { checkoutJobs } from './closeCheckouts.ts';
import { type BillingServer, individualMonth, startBillingServer } from './testing/billingServer.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
afterAll(() => server.close());

const teams = { stripePriceId: 'sample-teams-month', fuelPriceId: 'fuel-teams', priceQty: '5' };

const stateOf = async (id: string) =>
  (await server.get('free', '/billing/checkout/result', { session: id })).body.state;

const post = async (role: string, url: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: await server.authorizationOf(role) },
    payload,
  });

/** Runs the jobs of checkouts. Returns how many there were. */
async function runJobs(): Promise<number> {
  const queue = createJobQueue(server.database);
  let count = 0;
  while (await queue.runNext(checkoutJobs(server.payment))) count += 1;
  return count;
}

async function expectClosed(id: string): Promise<void> {
  expect(await server.payment.readCheckout(id)).toMatchObject({ status: 'expired', subscriptionId: null });
  await expect(server.press(id, { action: 'pay' })).rejects.toThrow('404');
}

test('[XBILLING-001] a payment whose report is still on its way is not lost when another checkout begins, and no second one opens', async () => {
  await server.reset('free');
  const id = await server.begin('free');
  await server.press(id, { action: 'pay', confirmation: 'never' });
  expect(await stateOf(id)).toBe('waiting');
  expect(await server.get('free', '/billing/checkout', individualMonth)).toMatchObject({
    status: 400,
    body: { message: 'This account has a plan. Change it in the billing portal.' },
  });
  expect(await stateOf(id)).toBe('paid');
  expect(await server.billingOf('free')).toMatchObject({ planID: 'fuel-individual', invoices: [{ totalCents: 2900 }] });
});

test('[XBILLING-001] a payment while another checkout opens closes that', async () => {
  await server.reset('free');
  const first = await server.begin('free');
  const { createCheckout, expireCheckout } = server.payment;
  onTestFinished(() => {
    Object.assign(server.payment, { createCheckout, expireCheckout });
  });
  let second = '';
  // Both tabs asked at the same time: neither saw the other’s checkout before it opened its own.
  server.payment.expireCheckout = async () => {
    server.payment.expireCheckout = expireCheckout;
  };
  server.payment.createCheckout = async (order) => {
    const made = await createCheckout(order);
    second = made.id;
    await server.press(first, { action: 'pay', confirmation: 'never' });
    return made;
  };
  expect(await server.get('free', '/billing/checkout', individualMonth)).toMatchObject({ status: 400 });
  await expect(server.press(second, { action: 'pay' })).rejects.toThrow('404');
  expect(await stateOf(first)).toBe('paid');
  expect((await server.billingOf('free')).invoices).toHaveLength(1);
});

test('[XBILLING-001] of checkouts that begin at the same time, one at most stays open', async () => {
  await server.reset('free');
  const ids = await Promise.all([server.begin('free'), server.begin('free'), server.begin('free')]);
  const states = await Promise.all(ids.map(async (id) => (await server.payment.readCheckout(id))?.status));
  expect(states.filter((state) => state === 'open')).toHaveLength(1);
  expect(states.filter((state) => state === 'expired')).toHaveLength(2);
});

test('an account that is deleted cannot be paid for any more', async () => {
  const accountId = await server.addOrganization('individual');
  const id = await server.begin('individual', { ...teams, accountId });
  const query = 'mutation ($input: RemoveAccountInput!) { removeAccount(input: $input) { id } }';
  const answer = await post('individual', '/graphql', { query, variables: { input: { id: accountId } } });
  expect(answer.json()).toEqual({ data: { removeAccount: { id: accountId } } });
  expect(await runJobs()).toBe(1);
  await expectClosed(id);
  expect(await runJobs()).toBe(0);
});

test('a user who deletes their own account leaves no checkout of theirs or of their organizations behind', async () => {
  const organization = await server.addOrganization('free');
  const own = await server.begin('free');
  const shared = await server.begin('free', { ...teams, accountId: organization });
  const kept = await server.begin('messenger');
  expect((await post('free', '/account/deletion', { organizations: [organization] })).statusCode).toBe(200);
  expect(await runJobs()).toBe(2);
  await expectClosed(own);
  await expectClosed(shared);
  expect(await server.payment.readCheckout(kept)).toMatchObject({ status: 'open' });
});

test('a deletion that is refused closes nothing', async () => {
  const organization = await server.addOrganization('unlimited');
  const id = await server.begin('unlimited', { ...teams, accountId: organization });
  expect((await post('unlimited', '/account/deletion', { organizations: [] })).statusCode).toBe(409);
  expect(await runJobs()).toBe(0);
  expect(await server.payment.readCheckout(id)).toMatchObject({ status: 'open' });
});

test('a checkout that opens while its account is deleted is closed', async () => {
  const accountId = await server.addOrganization('internal');
  const { createCheckout } = server.payment;
  onTestFinished(() => {
    server.payment.createCheckout = createCheckout;
  });
  let id = '';
  server.payment.createCheckout = async (order) => {
    const made = await createCheckout(order);
    await server.database.kysely.deleteFrom('accounts').where('id', '=', accountId).execute();
    id = made.id;
    return made;
  };
  const answer = await server.get('internal', '/billing/checkout/org', { ...teams, accountId });
  expect(answer.status).toBe(500);
  await expectClosed(id);
});
