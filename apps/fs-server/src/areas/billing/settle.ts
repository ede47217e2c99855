import type { Database } from '../../database/database.ts';
import type { PaymentCheckout, PaymentProvider, PaymentSubscription } from '../../payment/PaymentProvider.ts';
import { type InvitationMails, mailWaiting } from '../workspaces/invitationMails.ts';
import { expireOpenCheckouts } from './checkoutRepository.ts';
import { finishCheckout } from './finishCheckout.ts';
import { notifyingReadOnly } from './notifyingReadOnly.ts';
import { notifyOwners } from './notifyOwners.ts';
import { findPlanOfPrice, lockBilledAccount, recordEvent, saveInvoices, updateBilling } from './repository.ts';
import { isLive, toAccountState } from './subscriptionState.ts';

export interface Settlement {
  /** The event that reports the change, which is processed once. Absent where we ask on our own. */
  event?: { id: string; type: string };
  checkoutId?: string | null;
  subscriptionId?: string | null;
}

export interface SettleServices {
  database: Database;
  payment: PaymentProvider;
  now: () => Date;
  mails: InvitationMails;
  /** Called for what an operator must look at. Ids alone. */
  warn: (facts: object, message: string) => void;
}

/**
 * Reads what the payment provider knows now, and brings the account up to date. The order and number of events don’t
 * matter: an event says only what to read, and an answer never replaces one that was asked for later. Returns the state
 * of the checkout at the provider, if one was read.
 */
export async function settle(
  services: SettleServices,
  settlement: Settlement,
): Promise<PaymentCheckout['status'] | undefined> {
  const { database, payment, now } = services;
  const askedAt = now();
  const checkout = settlement.checkoutId ? await payment.readCheckout(settlement.checkoutId) : undefined;
  const subscriptionId = settlement.subscriptionId ?? checkout?.subscriptionId;
  const subscription = subscriptionId ? await payment.readSubscription(subscriptionId) : undefined;
  await database.kysely.transaction().execute(async (kysely) => {
    const store = { kysely };
    if (settlement.event && !(await recordEvent(store, settlement.event))) return;
    if (subscription) await applySubscription(services, store, subscription, askedAt);
    if (checkout?.status === 'complete' && subscription) await finishCheckout(store, checkout.id, askedAt);
    if (checkout?.status === 'expired') await expireOpenCheckouts(store, { id: checkout.id });
  });
  return checkout?.status;
}

/** Writes the state of a subscription to its account, unless a newer or another one is there. */
async function applySubscription(
  { warn, mails }: SettleServices,
  store: Pick<Database, 'kysely'>,
  subscription: PaymentSubscription,
  askedAt: Date,
): Promise<void> {
  const account = await lockBilledAccount(store, subscription.accountId);
  if (!account) {
    warn({ subscription: subscription.id }, 'A subscription belongs to no account');
    return;
  }
  await saveInvoices(store, account.id, subscription.invoices);
  const isOther = account.subscriptionId !== null && account.subscriptionId !== subscription.id;
  if (isOther && (!isLive(subscription.status) || isLive(account.subscriptionStatus))) {
    if (isLive(subscription.status)) {
      warn({ account: account.id, subscription: subscription.id }, 'An account has a second subscription');
    }
    return;
  }
  if (!isOther && account.readAt !== null && account.readAt > askedAt) return;
  const plan = await findPlanOfPrice(store, subscription.priceId);
  if (!plan || plan.planType !== account.accountType) {
    warn({ account: account.id, price: subscription.priceId }, 'A subscription has a price of no plan of this account');
  }
  const state = toAccountState({ subscription, account, plan, askedAt });
  await notifyingReadOnly(store, account.id, async () => {
    await updateBilling(store, account.id, { ...state, billing_read_at: askedAt });
    await notifyOwners(store, { account, subscription, state });
  });
  if (account.accountType === 'ORGANIZATION') await mailWaiting(store.kysely, mails, account.id);
}
