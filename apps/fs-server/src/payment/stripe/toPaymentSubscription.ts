import type Stripe from 'stripe';
import type { SubscriptionStatus } from '../../database/billingTables.ts';
import type { PaymentInvoice, PaymentSubscription } from '../PaymentProvider.ts';

/** Null while the first payment is not made yet. */
const statuses: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus | null>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
  incomplete: null,
  incomplete_expired: 'canceled',
};

const settled = ['paid', 'uncollectible', 'void'] as const;

const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** A subscription of Stripe in our terms. Undefined while it has not begun, or if it is not one of ours. */
export function toPaymentSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): PaymentSubscription | undefined {
  const status = statuses[subscription.status] ?? null;
  const [item] = subscription.items.data;
  const { account_id: accountId } = subscription.metadata;
  if (!status || !item || !accountId) return undefined;
  const { customer } = subscription;
  const isDue = status === 'past_due' || status === 'unpaid';
  const due = isDue ? invoices.find((invoice) => invoice.status === 'open') : undefined;
  const periodEnd = subscription.cancel_at_period_end ? item.current_period_end : null;
  const end = subscription.ended_at ?? subscription.cancel_at ?? periodEnd;
  const cardOfCustomer = typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings;
  return {
    id: subscription.id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    accountId,
    status,
    priceId: item.price.id,
    quantity: item.quantity ?? 1,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    cancelAt: end ? toDate(end) : null,
    paymentFailedAt: isDue ? toDate(due?.created ?? item.current_period_start) : null,
    hasPaymentMethod:
      status !== 'trialing' || Boolean(subscription.default_payment_method ?? cardOfCustomer?.default_payment_method),
    invoices: invoices.filter(({ status: state }) => state !== 'draft').map(toInvoice),
  };
}

function toInvoice(invoice: Stripe.Invoice): PaymentInvoice {
  const taxes = invoice.total_taxes ?? [];
  const [line] = invoice.lines.data;
  return {
    id: invoice.id ?? '',
    number: invoice.number ?? '',
    status: settled.find((state) => state === invoice.status) ?? 'open',
    description: line?.description ?? '',
    total_cents: invoice.total,
    tax_cents: taxes.reduce((sum, { amount }) => sum + amount, 0),
    tax_label: taxes.length > 0 ? 'Tax' : null,
    url: invoice.hosted_invoice_url ?? null,
    issued_at: toDate(invoice.created),
  };
}
