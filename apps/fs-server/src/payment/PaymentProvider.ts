import type { FastifyInstance } from 'fastify';
import type { InvoicesTable, SubscriptionStatus } from '../database/billingTables.ts';

/** What is bought. The server computed every part of it. */
export interface PaymentOrder {
  accountId: string;
  accountName: string;
  planName: string;
  priceId: string;
  period: 'month' | 'year';
  /** 1 for a plan without seats. */
  quantity: number;
  /** Whole US dollars per period, with tax. */
  renewal: number;
  /** Whole US dollars that are due at once. */
  today: number;
  /** When the first payment is due; null for at once. */
  freeUntil: Date | null;
  email: string;
  /** The provider's customer, if the account has one. */
  customerId: string | null;
  /** Where the user continues. `{CHECKOUT_SESSION_ID}` is replaced with the checkout's id. */
  successUrl: string;
  cancelUrl: string;
}

/** State of a checkout. */
export interface PaymentCheckout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
}

/** State of a subscription, as the provider knows it now. */
export interface PaymentSubscription {
  id: string;
  customerId: string;
  accountId: string;
  status: SubscriptionStatus;
  priceId: string;
  quantity: number;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends, if it was canceled. */
  cancelAt: Date | null;
  paymentFailedAt: Date | null;
  hasPaymentMethod: boolean;
  /** Newest first. */
  invoices: readonly PaymentInvoice[];
}

export interface PaymentInvoice
  extends Pick<InvoicesTable, 'id' | 'number' | 'status' | 'description' | 'total_cents' | 'tax_cents'> {
  tax_label: string | null;
  url: string | null;
  issued_at: Date;
}

/** A payment provider. Its events carry ids alone that count: the state is always read again. */
export interface PaymentProvider {
  kind: 'test' | 'stripe';
  /** Secret that signs its webhooks. */
  webhookSecret: string;
  /** @throws Error if the amount would differ from the order's */
  createCheckout(order: PaymentOrder): Promise<{ id: string; url: string }>;
  /** Begins free months, for which no payment page is needed (decision AMB-073). */
  startFreeMonths(order: PaymentOrder & { freeUntil: Date }): Promise<{ subscriptionId: string }>;
  createPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /** Undefined if unknown. */
  readCheckout(id: string): Promise<PaymentCheckout | undefined>;
  readSubscription(id: string): Promise<PaymentSubscription | undefined>;
  /** Closes a checkout, so that an account is not paid for twice. */
  expireCheckout(id: string): Promise<void>;
  /** Registers its own pages. */
  register?(app: FastifyInstance): void;
}
