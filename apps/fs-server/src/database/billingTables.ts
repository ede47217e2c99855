import type { PlanId } from '@fs/api-contract';
import type { Defaulted, GeneratedInstant, InstantColumn, Json, Nullable } from './columnTypes.ts';

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';

/** What the payment provider last said of an account. */
export interface AccountBillingColumns {
  subscription_status: Nullable<SubscriptionStatus>;
  /** Paid seats; null for a plan without seats. */
  seats: Nullable<number>;
  /** The current period, which is free of charge while the status is `trialing`. */
  period_start: Nullable<Date>;
  period_end: Nullable<Date>;
  /** When a canceled subscription ends. */
  cancel_at: Nullable<Date>;
  /** When a payment failed that is still due. */
  payment_failed_at: Nullable<Date>;
  /** Since when an organization is read-only. */
  inactive_since: Nullable<Date>;
  has_payment_method: Defaulted<boolean>;
  /** When the provider was asked for these values. */
  billing_read_at: Nullable<Date>;
  /** When the account came with its referral. */
  referred_at: Nullable<Date>;
}

/** A checkout, by the payment provider's id. */
export interface CheckoutsTable {
  id: string;
  account_id: string;
  user_id: Nullable<string>;
  plan_id: PlanId;
  price_id: string;
  seats: Nullable<number>;
  referral_id: Nullable<string>;
  /** Whole US dollars that the user was shown. */
  due_today: number;
  status: Defaulted<'open' | 'paid' | 'expired'>;
  created_at: GeneratedInstant;
  completed_at: Nullable<Date>;
}

/** Events of the payment provider that were processed. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: GeneratedInstant;
}

export interface InvoicesTable {
  id: string;
  account_id: string;
  number: string;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  description: string;
  total_cents: number;
  /** Part of the total. */
  tax_cents: number;
  tax_label: Nullable<string>;
  url: Nullable<string>;
  issued_at: InstantColumn;
}

/** A record of the embedded test payments. */
export interface TestPaymentsTable {
  id: string;
  kind: 'checkout' | 'portal' | 'subscription' | 'invoice';
  subscription_id: Nullable<string>;
  body: Json<unknown>;
  created_at: GeneratedInstant;
}
