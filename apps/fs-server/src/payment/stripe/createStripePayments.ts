import { limits } from '@fs/api-contract';
import type Stripe from 'stripe';
import type { PaymentOrder, PaymentProvider } from '../PaymentProvider.ts';
import type { StripeSettings } from './StripeSettings.ts';
import { toPaymentSubscription } from './toPaymentSubscription.ts';

/** Stripe, through its own package, which is loaded at the first call. */
export function createStripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= import('stripe').then(({ default: Client }) => new Client(secretKey, toHost(apiUrl)));
    return opened;
  };

  return {
    kind: 'stripe',
    webhookSecret,
    async createCheckout(order) {
      const { checkout } = await open();
      const session = await checkout.sessions.create({
        mode: 'subscription',
        line_items: [toItem(order)],
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        client_reference_id: order.accountId,
        metadata: { account_id: order.accountId },
        subscription_data: { metadata: { account_id: order.accountId } },
        ...(order.customerId ? { customer: order.customerId } : { customer_email: order.email }),
      });
      // What the user was shown is what is charged. A price that says otherwise is a mistake in Stripe’s settings.
      if (session.amount_total !== order.today * 100 || !session.url) {
        await checkout.sessions.expire(session.id);
        throw new Error(`Stripe charges another amount for price ${order.priceId} than this server shows`);
      }
      return { id: session.id, url: session.url };
    },
    async startFreeMonths(order) {
      const stripe = await open();
      const metadata = { account_id: order.accountId };
      const customer =
        order.customerId ??
        (await stripe.customers.create({ email: order.email, name: order.accountName, metadata })).id;
      const subscription = await stripe.subscriptions.create({
        customer,
        items: [toItem(order)],
        metadata,
        trial_end: Math.floor(order.freeUntil.getTime() / 1000),
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      });
      return { subscriptionId: subscription.id };
    },
    async createPortal(customer, return_url) {
      const { billingPortal } = await open();
      const { url } = await billingPortal.sessions.create({ customer, return_url });
      return { url };
    },
    async readCheckout(id) {
      const { checkout } = await open();
      const { status, subscription } = await checkout.sessions.retrieve(id);
      const subscriptionId = typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
      return { id, status: ended.find((state) => state === status) ?? 'open', subscriptionId };
    },
    async readSubscription(id) {
      const stripe = await open();
      const [subscription, invoices] = await Promise.all([
        stripe.subscriptions.retrieve(id, { expand: ['customer'] }),
        stripe.invoices.list({ subscription: id, limit: limits.invoicesListed }),
      ]);
      return toPaymentSubscription(subscription, invoices.data);
    },
    async expireCheckout(id) {
      const { checkout } = await open();
      const { status } = await checkout.sessions.retrieve(id);
      if (status === 'open') await checkout.sessions.expire(id);
    },
  };
}

/** States in which a checkout stays. */
const ended = ['complete', 'expired'] as const;

const toItem = ({ priceId, quantity }: PaymentOrder) => ({ price: priceId, quantity });

function toHost(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return { host: hostname, port: port || (isSecure ? 443 : 80), protocol: isSecure ? 'https' : 'http' };
}
