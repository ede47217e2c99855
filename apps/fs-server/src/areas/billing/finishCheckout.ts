import type { Database } from '../../database/database.ts';
import { notifyReferrer } from '../referrals/notifyReferrer.ts';
import { completeCheckout } from './checkoutRepository.ts';

/** Marks a checkout as paid, counts its referral once per account, and tells whose referral it is. In a transaction. */
export async function finishCheckout(store: Pick<Database, 'kysely'>, id: string, now: Date): Promise<void> {
  const referralId = await completeCheckout(store, id, now);
  if (referralId !== undefined) await notifyReferrer(store, referralId);
}
