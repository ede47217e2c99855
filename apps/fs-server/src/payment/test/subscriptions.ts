import { addMonths, monthsOf, quoteChange } from '@fs/api-contract';
import type { PaymentOrder } from '../PaymentProvider.ts';
import type { TestInvoice, TestSubscription } from './TestRecords.ts';

/** Prices include tax. This rate is a sample, so that invoices have a line for it. */
const taxPercent = 20;
const taxLabel = `VAT ${taxPercent}%`;

/** A subscription after a step, with the invoice that the step issued. */
export interface TestStep {
  subscription: TestSubscription;
  invoice: TestInvoice | null;
  /** Whether the step pays what was declined, instead of issuing an invoice for the same period again. */
  paysOpen?: boolean;
}

function issueInvoice(totalCents: number, description: string, status: 'paid' | 'open', now: Date): TestInvoice {
  return {
    number: `TEST-${now.getTime().toString(36).toUpperCase()}`,
    status,
    description,
    total_cents: totalCents,
    tax_cents: Math.round((totalCents * taxPercent) / (100 + taxPercent)),
    tax_label: taxLabel,
    issuedAt: now.toISOString(),
  };
}

const describe = ({ planName, quantity, period }: Pick<TestSubscription, 'planName' | 'quantity' | 'period'>) =>
  `${planName}${quantity > 1 ? `, ${quantity} seats` : ''}, 1 ${period}`;

type StartOrder = Omit<PaymentOrder, 'freeUntil'> & { freeUntil?: Date | null };

/** Begins a subscription: paid at once, or with free months and without a card. */
export function startSubscription(order: StartOrder, customerId: string, now: Date): TestStep {
  const { freeUntil = null, period, quantity, planName } = order;
  const subscription: TestSubscription = {
    customerId,
    accountId: order.accountId,
    accountName: order.accountName,
    planName,
    status: freeUntil ? 'trialing' : 'active',
    priceId: order.priceId,
    quantity,
    period,
    renewal: order.renewal,
    hasPaymentMethod: freeUntil === null,
    periodStart: now.toISOString(),
    periodEnd: (freeUntil ?? addMonths(now, monthsOf(period))).toISOString(),
    cancelAt: null,
    paymentFailedAt: null,
    creditCents: 0,
  };
  const invoice = freeUntil ? null : issueInvoice(order.today * 100, describe(subscription), 'paid', now);
  return { subscription, invoice };
}

/** The next period begins. Without a card after free months, the subscription ends. */
export function renew(before: TestSubscription, payment: 'paid' | 'declined', now: Date): TestStep {
  if (before.cancelAt !== null || (before.status === 'trialing' && !before.hasPaymentMethod)) {
    return {
      subscription: { ...before, status: 'canceled', cancelAt: before.cancelAt ?? now.toISOString() },
      invoice: null,
    };
  }
  const due = Math.max(0, before.renewal * 100 - before.creditCents);
  if (payment === 'declined') {
    const subscription = { ...before, status: 'past_due' as const, paymentFailedAt: now.toISOString() };
    return { subscription, invoice: issueInvoice(due, describe(before), 'open', now) };
  }
  const subscription: TestSubscription = {
    ...before,
    status: 'active',
    periodStart: now.toISOString(),
    periodEnd: addMonths(now, monthsOf(before.period)).toISOString(),
    paymentFailedAt: null,
    creditCents: Math.max(0, before.creditCents - before.renewal * 100),
  };
  return { subscription, invoice: issueInvoice(due, describe(before), 'paid', now) };
}

/** Another card pays what was declined. */
export function payWithOtherCard(before: TestSubscription, now: Date): TestStep {
  const { subscription } = renew({ ...before, hasPaymentMethod: true, cancelAt: null }, 'paid', now);
  return { subscription, invoice: null, paysOpen: true };
}

/** What a change of plan, seats or period costs now, in cents. Below zero it is a credit. */
export function costOfChange(before: TestSubscription, to: NewTerms, now: Date): number {
  return quoteChange({
    from: before.renewal,
    to: to.renewal,
    start: new Date(before.periodStart),
    end: new Date(before.periodEnd),
    now,
    isNewPeriod: to.period !== before.period,
    isFree: before.status === 'trialing',
  });
}

export type NewTerms = Pick<TestSubscription, 'planName' | 'priceId' | 'quantity' | 'period' | 'renewal'>;

/** Changes plan, seats or period at once. */
export function changeTerms(before: TestSubscription, to: NewTerms, now: Date): TestStep {
  const cost = costOfChange(before, to, now);
  const due = Math.max(0, cost - before.creditCents);
  const isNewPeriod = to.period !== before.period && before.status !== 'trialing';
  const subscription: TestSubscription = {
    ...before,
    ...to,
    creditCents: Math.max(0, before.creditCents - cost),
    ...(isNewPeriod && {
      periodStart: now.toISOString(),
      periodEnd: addMonths(now, monthsOf(to.period)).toISOString(),
    }),
  };
  const invoice = due > 0 ? issueInvoice(due, `Change to ${describe(subscription)}`, 'paid', now) : null;
  return { subscription, invoice };
}
