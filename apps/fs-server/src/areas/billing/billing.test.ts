import { addMonths, type PlanId, quote } from '@fs/api-contract';
import { samplePlan } from '@fs/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BillingServer, individualMonth, startBillingServer } from './testing/billingServer.ts';

let server: BillingServer;
beforeAll(async () => {
  server = await startBillingServer();
});
beforeEach(async () => {
  await server.reset('free');
});
afterAll(() => server.close());

const stateOf = async (id: string) =>
  (await server.get('free', '/billing/checkout/result', { session: id })).body.state;
const checkedStateOf = async (id: string) =>
  (await server.get('free', '/billing/checkout/result', { session: id, check: 'true' })).body.state;
/** How many watchlists the user may have, at the next request with the same token. */
async function listLimit(authorization: string): Promise<number | null> {
  const answer = await server.app.inject({ url: '/lists/usage', headers: { authorization } });
  return answer.json<{ limit: number | null }>().limit;
}

test('[BILLING-004] a paid checkout gives the plan at once, without a new sign-in, and an invoice', async () => {
  const authorization = await server.authorizationOf('free');
  expect(await listLimit(authorization)).toBe(1);
  const id = await server.begin('free');
  expect(await stateOf(id)).toBe('waiting');
  expect(await server.press(id, { action: 'pay' })).toContain(`/fs/account/checkout?session=${id}`);
  expect(await stateOf(id)).toBe('paid');
  expect(await listLimit(authorization)).toBe(5);
  expect(await server.billingOf('free')).toMatchObject({
    planID: 'fuel-individual',
    grantedBy: { kind: 'payment' },
    subscription: 'active',
    period: 'month',
    renewalCents: 2900,
    renewsOn: addMonths(new Date(), 1).toISOString().slice(0, 10),
    openCheckout: null,
    invoices: [{ status: 'paid', totalCents: 2900, taxCents: 483, taxLabel: 'VAT 20%' }],
  });
});

test('[XBILLING-001] pressing Pay twice pays once, and a second checkout closes the first', async () => {
  const first = await server.begin('free');
  const second = await server.begin('free');
  await expect(server.press(first, { action: 'pay' })).rejects.toThrow('404');
  await Promise.all([server.press(second, { action: 'pay' }), server.press(second, { action: 'pay' })]);
  expect((await server.billingOf('free')).invoices).toHaveLength(1);
  expect(await server.get('free', '/billing/checkout', individualMonth)).toMatchObject({ status: 400 });
});

test('[XBILLING-002] a declined, canceled or abandoned payment changes nothing, and can be continued', async () => {
  const id = await server.begin('free');
  expect(await server.press(id, { action: 'decline' })).toMatch(
    /\/account\/checkout\?plan=fuel-individual&.*result=declined$/,
  );
  expect(await server.press(id, { action: 'cancel' })).toMatch(/result=canceled$/);
  expect(await server.press(id, { action: 'leave' })).toMatch(/\/fs\/$/);
  expect(await server.billingOf('free')).toMatchObject({
    planID: 'fuel-free',
    subscription: null,
    invoices: [],
    openCheckout: { planID: 'fuel-individual', priceID: 'sample-individual-month' },
  });
  await server.press(id, { action: 'pay' });
  expect(await server.billingOf('free')).toMatchObject({ planID: 'fuel-individual', openCheckout: null });
});

test('[XBILLING-003] an event that comes twice counts once, and one that comes first or late changes nothing', async () => {
  const id = await server.begin('free');
  const early = {
    id: 'evt_early',
    type: 'checkout.session.completed',
    data: { object: { id, object: 'checkout.session' } },
  };
  expect(await server.post(early)).toBe(200);
  expect(await stateOf(id)).toBe('waiting');
  await server.press(id, { action: 'pay', confirmation: 'never' });
  expect(await stateOf(id)).toBe('waiting');
  const paid = { ...early, id: 'evt_paid' };
  expect([await server.post(paid), await server.post(paid)]).toEqual([200, 200]);
  expect(await stateOf(id)).toBe('paid');
  await server.pressPortal('free', { action: 'end' });
  expect(await server.billingOf('free')).toMatchObject({ planID: 'fuel-free', subscription: 'canceled' });
  // Late: what it reported is over.
  expect(await server.post({ ...early, id: 'evt_late' })).toBe(200);
  expect(await server.billingOf('free')).toMatchObject({ planID: 'fuel-free', subscription: 'canceled' });
});

test('[XBILLING-004] a payment whose event never comes is found by asking', async () => {
  const id = await server.begin('free');
  await server.press(id, { action: 'pay', confirmation: 'never' });
  expect(await stateOf(id)).toBe('waiting');
  expect(await checkedStateOf(id)).toBe('paid');
  expect(await server.billingOf('free')).toMatchObject({ planID: 'fuel-individual' });
});

test('[XBILLING-005] an unsigned, forged, old or future event is refused', async () => {
  const event = { id: 'evt_x', type: 'x', data: { object: { object: 'subscription', id: 'sub_x' } } };
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  expect(await server.post(event, { secret: 'whsec_other' })).toBe(400);
  expect(await server.post(event, { at: minutes(-6) })).toBe(400);
  expect(await server.post(event, { at: minutes(6) })).toBe(400);
  expect(await server.post(event, { at: minutes(-4) })).toBe(200);
  expect((await server.app.inject({ method: 'POST', url: '/billing/webhook', payload: event })).statusCode).toBe(400);
});

test('[XBILLING-006] a forged plan, price, number of seats, account or referral is refused', async () => {
  const organization = await server.addOrganization('individual');
  const team = { stripePriceId: 'sample-teams-month', fuelPriceId: 'fuel-teams', accountId: organization };
  const refusals: [string, Record<string, string>, number][] = [
    ['/billing/checkout', { ...individualMonth, fuelPriceId: 'fuel-individual-plus' }, 400],
    ['/billing/checkout', { ...individualMonth, stripePriceId: 'sample-free-month' }, 400],
    ['/billing/checkout', { ...individualMonth, stripePriceId: '__proto__' }, 400],
    ['/billing/checkout', { stripePriceId: 'sample-teams-month', fuelPriceId: 'fuel-teams' }, 400],
    ['/billing/checkout', { ...individualMonth, referralId: 'nobody' }, 400],
    ['/billing/checkout', { ...individualMonth, amount: '1' }, 400],
    ['/billing/checkout/org', { ...team, priceQty: '5' }, 404],
  ];
  for (const [url, query, status] of refusals)
    expect([query, (await server.get('free', url, query)).status]).toEqual([query, status]);
  for (const priceQty of ['4', '0', '-5', '5.5', '1001']) {
    expect((await server.get('individual', '/billing/checkout/org', { ...team, priceQty })).status).toBe(400);
  }
  expect((await server.get('individual', '/billing/checkout/org', { ...team, priceQty: '5' })).status).toBe(200);
});

test('[PLAN-008] an organization pays for at least 5 seats, and for all its people and invitations', async () => {
  const id = await server.addOrganization('individual');
  const people = Array.from({ length: 10 }, (_, index) => ({ account_id: id, email: `p${index}@quarry.example` }));
  await server.database.kysely.insertInto('account_members').values(people).execute();
  const invited = { account_id: id, email: 'invited@quarry.example', role: 'member' as const };
  await server.database.kysely.insertInto('account_invitations').values(invited).execute();
  const order = { stripePriceId: 'sample-teams-month', fuelPriceId: 'fuel-teams', accountId: id };
  expect(await server.get('individual', '/billing/checkout/org', { ...order, priceQty: '11' })).toMatchObject({
    status: 400,
  });
  await server.press(await server.begin('individual', { ...order, priceQty: '12' }), { action: 'pay' });
  expect(await server.billingOf('individual', id)).toMatchObject({
    accountStatus: 'ACTIVE',
    seats: 12,
    seatsUsed: 12,
    renewalCents: 47_200,
    invoices: [{ totalCents: 47_200 }],
  });
  expect(await server.get('individual', '/billing/portal/org', { accountId: id })).toMatchObject({ status: 200 });
});

test('[XINVITE-007] people of an unpaid account are mailed once, when it is paid', async () => {
  const id = await server.addOrganization('free');
  const email = 'early@quarry.example';
  const { kysely } = server.database;
  await kysely.insertInto('account_invitations').values({ account_id: id, email, role: 'member' }).execute();
  const countMails = async () => (await server.postedMails()).filter(({ to }) => to === email).length;
  const countNotices = async () =>
    (await kysely.selectFrom('notices').select('kind').where('email', '=', email).execute()).length;
  const order = { stripePriceId: 'sample-teams-month', fuelPriceId: 'fuel-teams', accountId: id, priceQty: '5' };
  const checkout = await server.begin('free', order);
  await server.press(checkout, { action: 'decline' });
  expect([await countMails(), await countNotices()]).toEqual([0, 0]);
  await server.press(checkout, { action: 'pay' });
  expect([await countMails(), await countNotices()]).toEqual([1, 1]);
  await server.pressPortal('free', { action: 'renew' }, id);
  expect([await countMails(), await countNotices()]).toEqual([1, 1]);
});

test.each<[PlanId, 'month' | 'year', number | null]>([
  ['fuel-individual', 'month', null],
  ['fuel-individual', 'year', null],
  ['fuel-individual-plus', 'year', null],
  ['fuel-teams', 'month', 5],
  ['fuel-teams', 'year', 500],
])('[XBILLING-007] %s by the %s with %s seats: what is shown is what is charged', async (planId, period, seats) => {
  const plan = samplePlan(planId);
  const shown = quote(plan, { period, seats, referral: null, now: new Date() });
  const accountId = seats === null ? undefined : await server.addOrganization('free');
  const order = { stripePriceId: shown?.priceId ?? '', fuelPriceId: planId };
  const id = await server.begin('free', {
    ...order,
    ...(accountId !== undefined && { accountId, priceQty: String(seats) }),
  });
  await server.press(id, { action: 'pay' });
  const { invoices, renewalCents, renewsOn } = await server.billingOf('free', accountId);
  expect(invoices.map(({ totalCents }) => totalCents)).toEqual([(shown?.today ?? 0) * 100]);
  expect({ renewalCents, renewsOn }).toEqual({ renewalCents: (shown?.renewal ?? 0) * 100, renewsOn: shown?.renewsOn });
});

test('[XBILLING-008] an ambassador’s code gives six free months without a payment page, once per account', async () => {
  const referral = server.world.referrals.find(({ code }) => code === 'LONGVIEW');
  const order = { ...individualMonth, referralId: referral?.id ?? '' };
  const usesOf = async () => (await server.get('free', '/api-public/referrals/LONGVIEW')).body.uses;
  const before = await usesOf();
  const id = await server.begin('free', order);
  expect(await stateOf(id)).toBe('paid');
  expect(await server.billingOf('free')).toMatchObject({
    planID: 'fuel-individual',
    grantedBy: { kind: 'referral', name: 'Longview Research' },
    subscription: 'trialing',
    freeUntil: addMonths(new Date(), 6).toISOString().slice(0, 10),
    renewalCents: 2900,
    hasPaymentMethod: false,
    invoices: [],
  });
  expect(await usesOf()).toBe(before + 1);
  const { body } = await server.get('free', '/api-public/referrals/LONGVIEW');
  expect(body.refusal).toBe('paying');
  await server.pressPortal('free', { action: 'end' });
  expect((await server.get('free', '/api-public/referrals/LONGVIEW')).body.refusal).toBe('used');
  expect((await server.get('free', '/billing/checkout', order)).status).toBe(400);
  expect(await usesOf()).toBe(before + 1);
  expect((await server.get('teams-owner', '/api-public/referrals/LONGVIEW')).body.refusal).toBe('own');
  expect((await server.app.inject('/api-public/referrals/LONGVIEW')).json().refusal).toBeNull();
});

/** What an account's people have made. */
async function countWork(accountId: string) {
  const { kysely } = server.database;
  const count = async (table: 'watchlists' | 'teams' | 'account_members') =>
    (await kysely.selectFrom(table).select('id').where('account_id', '=', accountId).execute()).length;
  const items = await kysely
    .selectFrom('watchlist_items')
    .innerJoin('watchlists', 'watchlists.id', 'watchlist_items.watchlist_id')
    .select('organization_id')
    .where('watchlists.account_id', '=', accountId)
    .execute();
  return [await count('watchlists'), await count('teams'), await count('account_members'), items.length];
}

test('[XBILLING-009] a failed payment, a cancellation and their end delete nothing', async () => {
  const id = await server.addOrganization('free');
  const { kysely } = server.database;
  await kysely.insertInto('teams').values({ account_id: id, name: 'Desk' }).execute();
  await kysely
    .insertInto('account_members')
    .values({ account_id: id, email: server.emailOf('individual') })
    .execute();
  const owner_id = server.world.users.find(({ role }) => role === 'free')?.id ?? '';
  const list = await kysely
    .insertInto('watchlists')
    .values({ owner_id, name: 'Ours', account_id: id, privacy: 'PUBLIC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const organization_id = server.world.companies[0]?.id ?? '';
  const item = { watchlist_id: list.id, organization_id, added_at: new Date(), position: 0 };
  await kysely.insertInto('watchlist_items').values(item).execute();
  const order = { stripePriceId: 'sample-teams-month', fuelPriceId: 'fuel-teams', accountId: id, priceQty: '5' };
  await server.press(await server.begin('free', order), { action: 'pay' });
  const before = await countWork(id);
  expect(before).toEqual([1, 1, 1, 1]);
  const renewalOf = async () => (await server.get('free', `/api/workspaces/${id}`)).body.renewsAt?.slice(0, 10);
  expect(await renewalOf()).toBe((await server.billingOf('free', id)).renewsOn);

  await server.pressPortal('free', { action: 'decline' }, id);
  const failed = await server.billingOf('free', id);
  expect(failed).toMatchObject({
    accountStatus: 'ACTIVE',
    subscription: 'past_due',
    invoices: [{ status: 'open' }, {}],
  });
  expect(failed.paymentFailedOn).toBe(new Date().toISOString().slice(0, 10));
  await server.pressPortal('free', { action: 'give-up' }, id);
  expect(await server.billingOf('free', id)).toMatchObject({ accountStatus: 'INACTIVE', subscription: 'unpaid' });
  expect(await renewalOf()).toBeUndefined();
  expect(await countWork(id)).toEqual(before);

  await server.pressPortal('free', { action: 'card' }, id);
  const paid = await server.billingOf('free', id);
  expect(paid).toMatchObject({ accountStatus: 'ACTIVE', paymentFailedOn: null });
  expect(paid.invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await server.pressPortal('free', { action: 'cancel' }, id)).toContain('Nothing is deleted');
  expect(await server.billingOf('free', id)).toMatchObject({ cancelsOn: null });
  await server.pressPortal('free', { action: 'confirm-cancel' }, id);
  expect(await server.billingOf('free', id)).toMatchObject({ accountStatus: 'ACTIVE', renewsOn: null });
  expect((await server.get('individual', `/api/workspaces/${id}`)).body.endsAt).toEqual(expect.any(String));
  expect(await renewalOf()).toBeUndefined();
  await server.pressPortal('free', { action: 'renew' }, id);
  expect(await server.billingOf('free', id)).toMatchObject({ accountStatus: 'INACTIVE', subscription: 'canceled' });
  expect(await countWork(id)).toEqual(before);
});

test('[XBILLING-010] a change of plan shows its cost, charges it once, and applies at once', async () => {
  await server.press(await server.begin('free'), { action: 'pay' });
  const change = { priceId: 'sample-individual-plus-month' };
  const page = await server.pressPortal('free', { ...change, action: 'preview' });
  expect(page).toContain('Charged now</dt><dd class="total">$30.00');
  expect(await server.billingOf('free')).toMatchObject({ planID: 'fuel-individual' });
  await server.pressPortal('free', { ...change, action: 'change' });
  const { planID, invoices, renewalCents } = await server.billingOf('free');
  expect([planID, renewalCents, invoices.map(({ totalCents }) => totalCents)]).toEqual([
    'fuel-individual-plus',
    5900,
    expect.arrayContaining([3000, 2900]),
  ]);
  // What is left of the dearer plan pays the next period.
  const back = { priceId: 'sample-individual-month', action: 'preview' };
  expect(await server.pressPortal('free', back)).toContain('<dt>Next charge</dt><dd>$0.00');
  await expect(server.pressPortal('free', { priceId: 'sample-teams-month', action: 'change' })).rejects.toThrow('400');
});
