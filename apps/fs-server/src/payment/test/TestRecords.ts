import type { PaymentInvoice, PaymentOrder, PaymentSubscription } from '../PaymentProvider.ts';

/** An instant as ISO 8601, because the records are JSON. */
type Instant = string;

export interface TestCheckout {
  order: Omit<PaymentOrder, 'freeUntil'>;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
}

export interface TestSubscription
  extends Pick<
    PaymentSubscription,
    'customerId' | 'accountId' | 'status' | 'priceId' | 'quantity' | 'hasPaymentMethod'
  > {
  accountName: string;
  planName: string;
  period: 'month' | 'year';
  /** Whole US dollars per period. */
  renewal: number;
  periodStart: Instant;
  periodEnd: Instant;
  cancelAt: Instant | null;
  paymentFailedAt: Instant | null;
  /** Left over from a change to something cheaper; reduces the next charge. */
  creditCents: number;
}

export interface TestInvoice extends Omit<PaymentInvoice, 'id' | 'issued_at' | 'url' | 'tax_label'> {
  tax_label: string;
  issuedAt: Instant;
}

export interface TestPortal {
  customerId: string;
  returnUrl: string;
  expiresAt: Instant;
}

export interface TestRecords {
  checkout: TestCheckout;
  portal: TestPortal;
  subscription: TestSubscription;
  invoice: TestInvoice;
}
