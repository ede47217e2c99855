import { randomBytes } from 'node:crypto';
import { paths } from '@fs/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import { signWebhook } from '../webhookSignature.ts';
import { findRecord, findSubscriptionOfCustomer, listTestInvoices, saveRecord } from './repository.ts';
import { startSubscription, type TestStep } from './subscriptions.ts';
import type { TestPayments } from './TestPayments.ts';
import { registerTestPages } from './testPages.ts';

const lateMs = 8_000;
const portalMs = 60 * 60 * 1000;

export interface TestPaymentOptions {
  database: Database;
  publicUrl: string;
  now?: () => Date;
}

const newId = (prefix: string) => `${prefix}_test_${randomBytes(16).toString('hex')}`;

/**
 * Payments without money, for a machine of one’s own: pages in the place of Stripe’s, which report to the server by the
 * same signed events. Registered on loopback only.
 */
export function createTestPayments({ database, publicUrl, now = () => new Date() }: TestPaymentOptions): TestPayments {
  const webhookSecret = `whsec_test_${randomBytes(24).toString('hex')}`;
  let server: FastifyInstance | undefined;

  /** Posts an event to the handler that Stripe would reach. Lost if the server stops; the return page asks then. */
  async function report(type: string, object: { id: string; object: string; subscription?: string }): Promise<void> {
    const payload = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } });
    await server?.inject({
      method: 'POST',
      url: paths.paymentWebhook,
      headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(payload, webhookSecret, now()) },
      payload,
    });
  }

  async function save(
    id: string,
    { subscription, invoice, paysOpen = false }: TestStep,
    store: Pick<Database, 'kysely'> = database,
  ): Promise<string | null> {
    await saveRecord(store, { kind: 'subscription', id, record: subscription, now: now() });
    if (paysOpen) return payOpenInvoices(store, id);
    if (!invoice) return null;
    const invoiceId = newId('in');
    await saveRecord(store, { kind: 'invoice', id: invoiceId, record: invoice, subscriptionId: id, now: now() });
    return invoiceId;
  }

  /** Pays the invoices whose payment failed. Returns the newest. */
  async function payOpenInvoices(store: Pick<Database, 'kysely'>, subscriptionId: string): Promise<string | null> {
    const open = (await listTestInvoices(store, subscriptionId)).filter(({ status }) => status === 'open');
    for (const { id, ...invoice } of open) {
      const record = { ...invoice, status: 'paid' as const };
      await saveRecord(store, { kind: 'invoice', id, record, subscriptionId, now: now() });
    }
    return open[0]?.id ?? null;
  }

  async function reportStep(id: string, type: string, invoice: string | null, isPaid: boolean): Promise<void> {
    await report(type, { id, object: 'subscription' });
    const paid = isPaid ? 'invoice.paid' : 'invoice.payment_failed';
    if (invoice) await report(paid, { id: invoice, object: 'invoice', subscription: id });
  }

  return {
    kind: 'test',
    webhookSecret,
    database,
    now,
    register(app) {
      server = app;
      registerTestPages(app, this);
    },
    async createCheckout({ freeUntil: _none, ...order }) {
      const id = newId('cs');
      await saveRecord(database, {
        kind: 'checkout',
        id,
        record: { order, status: 'open', subscriptionId: null },
        now: now(),
      });
      return { id, url: `${publicUrl}${paths.testCheckout.replace(':id', id)}` };
    },
    async startFreeMonths(order) {
      const id = newId('sub');
      await save(id, startSubscription(order, order.customerId ?? newId('cus'), now()));
      return { subscriptionId: id };
    },
    async createPortal(customerId, returnUrl) {
      const id = newId('bps');
      const expiresAt = new Date(now().getTime() + portalMs).toISOString();
      await saveRecord(database, { kind: 'portal', id, record: { customerId, returnUrl, expiresAt }, now: now() });
      return { url: `${publicUrl}${paths.testPortal.replace(':id', id)}` };
    },
    async readCheckout(id) {
      const checkout = await findRecord(database, 'checkout', id);
      return checkout && { id, status: checkout.status, subscriptionId: checkout.subscriptionId };
    },
    async readSubscription(id) {
      const found = await findRecord(database, 'subscription', id);
      if (!found) return undefined;
      const { periodStart, periodEnd, cancelAt, paymentFailedAt, ...subscription } = found;
      const invoices = await listTestInvoices(database, id);
      return {
        ...subscription,
        id,
        periodStart: new Date(periodStart),
        periodEnd: new Date(periodEnd),
        cancelAt: cancelAt === null ? null : new Date(cancelAt),
        paymentFailedAt: paymentFailedAt === null ? null : new Date(paymentFailedAt),
        invoices: invoices.map(({ issuedAt, ...invoice }) => ({
          ...invoice,
          url: null,
          issued_at: new Date(issuedAt),
        })),
      };
    },
    async expireCheckout(id) {
      await database.kysely.transaction().execute(async (kysely) => {
        const checkout = await findRecord({ kysely }, 'checkout', id, true);
        if (checkout?.status !== 'open') return;
        await saveRecord({ kysely }, { kind: 'checkout', id, record: { ...checkout, status: 'expired' }, now: now() });
      });
    },
    async pay(checkoutId, confirmation) {
      const id = newId('sub');
      const paid = await database.kysely.transaction().execute(async (kysely) => {
        const checkout = await findRecord({ kysely }, 'checkout', checkoutId, true);
        if (!checkout || checkout.status === 'expired') throw notFound();
        const url = checkout.order.successUrl.replace('{CHECKOUT_SESSION_ID}', checkoutId);
        // Pressing twice pays once.
        if (checkout.status === 'complete') return { url, isNew: false, invoice: null };
        const customerId = checkout.order.customerId ?? newId('cus');
        const record = { ...checkout, status: 'complete' as const, subscriptionId: id };
        await saveRecord({ kysely }, { kind: 'checkout', id: checkoutId, record, now: now() });
        const invoice = await save(id, startSubscription(checkout.order, customerId, now()), { kysely });
        return { url, isNew: true, invoice };
      });
      if (paid.isNew) {
        const tell = async () => {
          await report('checkout.session.completed', { id: checkoutId, object: 'checkout.session' });
          await reportStep(id, 'customer.subscription.created', paid.invoice, true);
        };
        if (confirmation === 'now') await tell();
        if (confirmation === 'late') setTimeout(() => void tell().catch(() => undefined), lateMs).unref();
      }
      return { url: paid.url };
    },
    async step(customerId, next) {
      const found = await findSubscriptionOfCustomer(database, customerId);
      if (!found) throw notFound();
      const { id, ...before } = found;
      const after = next(before, now());
      const change: TestStep = 'subscription' in after ? after : { subscription: after, invoice: null };
      const invoice = await save(id, change);
      const type =
        change.subscription.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
      await reportStep(id, type, invoice, change.paysOpen === true || change.invoice?.status === 'paid');
    },
  };
}
