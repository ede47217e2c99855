import type { Database } from '../../database/database.ts';
import { addJob } from '../../jobs/addJob.ts';
import type { JobHandler } from '../../jobs/jobQueue.ts';
import type { PaymentProvider } from '../../payment/PaymentProvider.ts';
import { expireOpenCheckouts } from './checkoutRepository.ts';

type Store = Pick<Database, 'kysely'>;

/** Kind of the job that closes a checkout at the payment provider. */
const closeCheckoutJob = 'close-checkout';

/**
 * Closes the open checkouts of an account, or of whoever began them, before that is deleted, so that nobody pays for
 * what is gone. Pass the transaction of the deletion: a job closes them at the provider, and is retried.
 */
export async function closeCheckouts(
  { kysely }: Store,
  by: { account_id: string } | { user_id: string },
  now: Date,
): Promise<void> {
  for (const id of await expireOpenCheckouts({ kysely }, by)) {
    await addJob(kysely, { kind: closeCheckoutJob, key: `${closeCheckoutJob} ${id}`, payload: { id }, runAt: now });
  }
}

/** Handlers of those jobs. None where plans can’t be paid for. */
export function checkoutJobs(payment: PaymentProvider | undefined): Record<string, JobHandler> {
  if (!payment) return {};
  return {
    [closeCheckoutJob]: async (payload) => {
      const { id } = payload as { id: string };
      await payment.expireCheckout(id);
    },
  };
}
