import { randomUUID } from 'node:crypto';
import { type Billing, paths } from '@fs/api-contract';
import { signWebhook } from '../../../payment/webhookSignature.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  body: any;
}

export interface BillingServer extends TestServer {
  get(role: string, url: string, query?: Record<string, string>): Promise<Answer>;
  billingOf(role: string, accountId?: string): Promise<Billing>;
  /** Begins a checkout of the personal account, and returns its id. */
  begin(role: string, order?: Record<string, string>): Promise<string>;
  /** Presses a button of the test checkout. */
  press(checkoutId: string, fields: Record<string, string>): Promise<string>;
  /** Presses a button of the test portal. */
  pressPortal(role: string, fields: Record<string, string>, accountId?: string): Promise<string>;
  /** Posts an event as the payment provider does. */
  post(event: object, options?: { at?: Date; secret?: string }): Promise<number>;
  /** Creates an organization of a sample user that is not paid for. */
  addOrganization(role: string): Promise<string>;
  /** Makes a personal account free and unpaid again, and removes the organizations that tests added for its user. */
  reset(role: string): Promise<string>;
}

export const individualMonth = { stripePriceId: 'sample-individual-month', fuelPriceId: 'fuel-individual' };
const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

/** A server with test payments, and what tests of billing do with it. */
export async function startBillingServer(): Promise<BillingServer> {
  const server = await startTestServer();
  const { app, database, payment, world } = server;

  const idOf = (role: string) => world.users.find((user) => user.role === role)?.id ?? '';
  const get: BillingServer['get'] = async (role, url, query = {}) => {
    const answer = await app.inject({ url, query, headers: { authorization: await server.authorizationOf(role) } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const begin: BillingServer['begin'] = async (role, order = individualMonth) => {
    const url = 'accountId' in order ? '/billing/checkout/org' : '/billing/checkout';
    const { status, body } = await get(role, url, order);
    if (status !== 200) throw new Error(`The checkout answered ${status}: ${body.message}`);
    const address = new URL(body.url);
    return address.searchParams.get('session') ?? address.pathname.split('/').at(-1) ?? '';
  };
  return {
    ...server,
    payment,
    get,
    begin,
    billingOf: async (role, accountId) =>
      (await get(role, '/billing/account', accountId === undefined ? {} : { accountId })).body,
    press: async (checkoutId, fields) => {
      const url = paths.testCheckout.replace(':id', checkoutId);
      const answer = await app.inject({ method: 'POST', url, ...form(fields) });
      if (answer.statusCode !== 303) throw new Error(`The checkout answered ${answer.statusCode}`);
      return String(answer.headers.location);
    },
    pressPortal: async (role, fields, accountId) => {
      const opened = accountId === undefined ? '/billing/portal' : '/billing/portal/org';
      const { body } = await get(role, opened, accountId === undefined ? {} : { accountId });
      const answer = await app.inject({ method: 'POST', url: new URL(body.url).pathname, ...form(fields) });
      if (answer.statusCode >= 400) throw new Error(`The portal answered ${answer.statusCode}`);
      return answer.body;
    },
    post: async (event, { at = new Date(), secret = payment.webhookSecret } = {}) => {
      const payload = JSON.stringify(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signWebhook(payload, secret, at) };
      return (await app.inject({ method: 'POST', url: paths.paymentWebhook, headers, payload })).statusCode;
    },
    addOrganization: async (role) => {
      const id = randomUUID();
      const organization = {
        id,
        account_type: 'ORGANIZATION',
        account_status: 'PENDING',
        name: 'Quarry',
        creator_id: idOf(role),
        plan_id: 'fuel-teams',
      } as const;
      await database.kysely.insertInto('accounts').values(organization).execute();
      await database.kysely
        .insertInto('account_owners')
        .values({ account_id: id, email: server.emailOf(role) })
        .execute();
      return id;
    },
    reset: async (role) => {
      await database.kysely
        .deleteFrom('accounts')
        .where('creator_id', '=', idOf(role))
        .where('name', '=', 'Quarry')
        .execute();
      const { id } = await database.kysely
        .updateTable('accounts')
        .set({
          plan_id: 'fuel-free',
          referral_id: null,
          subscription_status: null,
          stripe_subscription_id: null,
          stripe_customer_id: null,
          stripe_price_id: null,
          payment_failed_at: null,
          cancel_at: null,
          billing_read_at: null,
        })
        .where('creator_id', '=', idOf(role))
        .where('account_type', '=', 'PERSONAL')
        .returning('id')
        .executeTakeFirstOrThrow();
      await database.kysely.deleteFrom('invoices').where('account_id', '=', id).execute();
      await database.kysely.deleteFrom('checkouts').where('account_id', '=', id).execute();
      return id;
    },
  };
}
