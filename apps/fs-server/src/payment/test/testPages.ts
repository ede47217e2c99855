import { parse } from 'node:querystring';
import { paths, seatBounds, totalOf } from '@fs/api-contract';
import { ClosedObject, Text } from '@fs/api-contract/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { listPlanRows } from '../../areas/plans/repository.ts';
import { invalid, notFound } from '../../http/failures.ts';
import { renderCheckoutPage } from './checkoutPage.ts';
import { pageStyles } from './pageStyles.ts';
import { type PortalView, renderPortalPage } from './portalPage.ts';
import { stylesPath } from './renderTestPage.ts';
import { findRecord, findSubscriptionOfCustomer, listTestInvoices } from './repository.ts';
import { changeTerms, costOfChange, type NewTerms, payWithOtherCard, renew } from './subscriptions.ts';
import type { Confirmation, TestPayments } from './TestPayments.ts';
import type { TestSubscription } from './TestRecords.ts';

const CheckoutForm = ClosedObject({
  action: Type.Enum(['pay', 'decline', 'cancel', 'leave']),
  confirmation: Type.Optional(Type.Enum(['now', 'late', 'never'] satisfies Confirmation[])),
});

const steps = {
  card: (before, now) =>
    before.status === 'past_due' || before.status === 'unpaid'
      ? payWithOtherCard(before, now)
      : { ...before, hasPaymentMethod: true },
  resume: (before) => ({ ...before, cancelAt: null }),
  'confirm-cancel': (before) => ({ ...before, cancelAt: before.periodEnd }),
  renew: (before, now) => renew(before, 'paid', now),
  decline: (before, now) => renew(before, 'declined', now),
  'give-up': (before, now) => ({
    ...before,
    status: 'unpaid' as const,
    paymentFailedAt: before.paymentFailedAt ?? now.toISOString(),
  }),
  end: (before, now) => ({ ...before, status: 'canceled' as const, cancelAt: now.toISOString() }),
} satisfies Record<string, Parameters<TestPayments['step']>[1]>;

const views = ['preview', 'change', 'cancel', 'back'] as const;

const PortalForm = ClosedObject({
  action: Type.Enum([...views, ...(Object.keys(steps) as (keyof typeof steps)[])]),
  priceId: Type.Optional(Text(200)),
  seats: Type.Optional(Text(4, { pattern: '^[0-9]{1,4}$' })),
});

interface Call {
  Params: { id: string };
  Body: unknown;
}

const html = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** Registers the pages of the test payments. Their ids cannot be guessed, like those of Stripe’s pages. */
export function registerTestPages(app: FastifyInstance, payments: TestPayments): void {
  const { database, now } = payments;

  async function readPortal(id: string) {
    const portal = await findRecord(database, 'portal', id);
    const subscription = portal && (await findSubscriptionOfCustomer(database, portal.customerId));
    if (!portal || !subscription || portal.expiresAt < now().toISOString()) throw notFound();
    return { ...portal, subscription };
  }

  /** Prices of the plans for this kind of account, which a change may choose from. */
  async function listTerms({ priceId, quantity }: TestSubscription): Promise<NewTerms[]> {
    const plans = await listPlanRows(database, { listed: true, planType: null });
    const type = plans.find(({ prices }) => prices.some(({ id }) => id === priceId))?.plan_type;
    return plans
      .filter(({ plan_type }) => plan_type === type)
      .flatMap(({ name, prices }) =>
        prices
          .filter(({ value }) => value > 0)
          .map((price) => ({
            planName: name,
            priceId: price.id,
            quantity,
            period: price.billing_period,
            renewal: totalOf(price, quantity),
          })),
      );
  }

  /** @throws HttpFailure 400 for a price or seats that aren’t offered */
  async function findTerms(subscription: TestSubscription, priceId = '', seats = ''): Promise<NewTerms> {
    const isSeated = subscription.quantity > 1;
    const quantity = isSeated ? Number(seats) : subscription.quantity;
    if (isSeated && !(quantity >= seatBounds.fewest && quantity <= seatBounds.most)) {
      throw invalid(`Choose ${seatBounds.fewest} to ${seatBounds.most} seats`);
    }
    const terms = (await listTerms({ ...subscription, quantity })).find((one) => one.priceId === priceId);
    if (!terms) throw invalid('This price isn’t offered');
    return terms;
  }

  async function sendPortal(reply: FastifyReply, id: string, shown: Partial<PortalView> = {}) {
    const { subscription, returnUrl } = await readPortal(id);
    const prices = (await listTerms(subscription)).map((terms) => ({
      priceId: terms.priceId,
      label: `${terms.planName}, per ${terms.period}`,
    }));
    const invoices = await listTestInvoices(database, subscription.id);
    return html(
      reply,
      renderPortalPage({ subscription, prices, invoices, returnUrl, change: null, isCanceling: false, ...shown }),
    );
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, { ...parse(String(body)) }),
    );

    scope.get(stylesPath, async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles));

    scope.get<Call>(paths.testCheckout, async ({ params }, reply) => {
      const checkout = await findRecord(database, 'checkout', params.id);
      if (!checkout) throw notFound();
      return html(reply, renderCheckoutPage(checkout));
    });

    scope.post<Call>(paths.testCheckout, async ({ params, body }, reply) => {
      if (!Value.Check(CheckoutForm, body)) throw invalid('The form cannot be read');
      const checkout = await findRecord(database, 'checkout', params.id);
      if (!checkout) throw notFound();
      const { cancelUrl, successUrl } = checkout.order;
      if (body.action === 'cancel') return reply.redirect(cancelUrl, 303);
      if (body.action === 'decline') return reply.redirect(cancelUrl.replace(/result=\w+$/, 'result=declined'), 303);
      if (body.action === 'leave') return reply.redirect(`${new URL(successUrl).origin}${paths.app}/`, 303);
      return reply.redirect((await payments.pay(params.id, body.confirmation ?? 'now')).url, 303);
    });

    scope.get<Call>(paths.testPortal, async ({ params }, reply) => sendPortal(reply, params.id));

    scope.post<Call>(paths.testPortal, async ({ params, body }, reply) => {
      if (!Value.Check(PortalForm, body)) throw invalid('The form cannot be read');
      const { subscription, customerId } = await readPortal(params.id);
      const { action, priceId, seats } = body;
      if (action === 'cancel') return sendPortal(reply, params.id, { isCanceling: true });
      if (action === 'preview' || action === 'change') {
        const terms = await findTerms(subscription, priceId, seats);
        if (action === 'change') await payments.step(customerId, (before, time) => changeTerms(before, terms, time));
        else {
          const costCents = costOfChange(subscription, terms, now());
          const label = `${terms.planName}, per ${terms.period}`;
          return sendPortal(reply, params.id, { change: { ...terms, costCents, label } });
        }
      } else if (action !== 'back') await payments.step(customerId, steps[action]);
      return reply.redirect(paths.testPortal.replace(':id', encodeURIComponent(params.id)), 303);
    });
  });
}
