import type { Database } from '../database/database.ts';
import type { ServerEnvironment } from '../environment.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { createStripePayments } from './stripe/createStripePayments.ts';
import { createTestPayments } from './test/createTestPayments.ts';

/**
 * Chooses where plans are paid for: Stripe if configured, else the test payments on a machine of one’s own. Undefined
 * elsewhere, where support sets up plans.
 */
export function createPayment(
  { stripe, publicUrl }: Pick<ServerEnvironment, 'stripe' | 'publicUrl'>,
  database: Database,
  isLocal: boolean,
): PaymentProvider | undefined {
  if (stripe) return createStripePayments(stripe);
  return isLocal ? createTestPayments({ database, publicUrl }) : undefined;
}
