export interface StripeSettings {
  secretKey: string;
  /** Signs the events that Stripe posts to `/billing/webhook`. */
  webhookSecret: string;
  /** Origin of another API that behaves like Stripe’s, for tests. */
  apiUrl: string | undefined;
}
