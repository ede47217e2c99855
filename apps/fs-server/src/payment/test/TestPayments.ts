import type { Database } from '../../database/database.ts';
import type { PaymentProvider } from '../PaymentProvider.ts';
import type { TestStep } from './subscriptions.ts';
import type { TestSubscription } from './TestRecords.ts';

/** When the server learns of a payment: at once, only when it asks, or some seconds later. */
export type Confirmation = 'now' | 'late' | 'never';

/** What the pages of the test payments do. */
export interface TestPayments extends PaymentProvider {
  pay(checkoutId: string, confirmation: Confirmation): Promise<{ url: string }>;
  /** Applies a step to a customer’s subscription, and reports it. */
  step(
    customerId: string,
    next: (subscription: TestSubscription, now: Date) => TestStep | TestSubscription,
  ): Promise<void>;
  database: Database;
  now: () => Date;
}
