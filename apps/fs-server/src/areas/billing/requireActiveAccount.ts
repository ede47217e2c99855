import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { HttpFailure, notFound } from '../../http/failures.ts';

type Store = Pick<Database, 'kysely'>;

/** Why an account is read-only. */
export interface InactiveAccount {
  status: 'PENDING' | 'INACTIVE';
  /** When a payment failed that is still due. */
  paymentFailedAt: Date | null;
  since: Date | null;
}

const formatDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The reason, for the members of the account. */
export function explainInactive({ status, paymentFailedAt, since }: InactiveAccount): string {
  if (status === 'PENDING')
    return 'This workspace isn’t paid for yet. It is read-only until an owner finishes the payment.';
  if (paymentFailedAt) {
    return `Payment failed on ${formatDay.format(paymentFailedAt)}. This workspace is read-only until an owner fixes it.`;
  }
  const ended = since ? ` on ${formatDay.format(since)}` : '';
  return `The plan of this workspace ended${ended}. It is read-only until an owner renews it.`;
}

/**
 * Requires that an account is active. Of any other, members can read everything and change nothing (accounts §4). Call it
 * before every write that belongs to an account, after the check that the user may see the account.
 * @throws HttpFailure 403 with the reason; 404 for an unknown account
 */
export async function requireActiveAccount({ kysely }: Store, accountId: string): Promise<void> {
  const row = await kysely
    .selectFrom('accounts')
    .select(['account_status', 'payment_failed_at', 'inactive_since'])
    .where(sql<boolean>`accounts.id = ${accountId}`)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { account_status: status, payment_failed_at: paymentFailedAt, inactive_since: since } = row;
  if (status !== 'ACTIVE') throw inactiveAccount({ status, paymentFailedAt, since });
}

/** 403: the account is read-only. */
export function inactiveAccount(account: InactiveAccount): HttpFailure {
  return new HttpFailure(403, explainInactive(account), { accountStatus: account.status });
}
