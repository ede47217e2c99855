import { randomUUID } from 'node:crypto';
import { addMonths, paths } from '@fs/api-contract';
import { HttpFailure, invalid, notFound } from '../../http/failures.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { User } from '../../http/user.ts';
import type { AttemptRule, Attempts } from '../../identity/attempts.ts';
import type { PaymentOrder, PaymentProvider } from '../../payment/PaymentProvider.ts';
import { findReferralFor } from '../referrals/findReferralFor.ts';
import { insertCheckout, listOpenCheckouts } from './checkoutRepository.ts';
import { finishCheckout } from './finishCheckout.ts';
import { priceOrder } from './order.ts';
import { type BilledAccount, findOfferedPlan } from './repository.ts';
import { requireAccountOwner } from './requireAccountOwner.ts';
import { type SettleServices, settle } from './settle.ts';
import { isLive } from './subscriptionState.ts';

export interface SessionServices extends Omit<SettleServices, 'payment'> {
  /** Undefined where plans can’t be paid for. */
  payment: PaymentProvider | undefined;
  attempts: Attempts;
  publicUrl: string;
}

/** Each begins a session at the payment provider. */
const sessionStarts: AttemptRule = { name: 'payment session', limit: 60, windowSeconds: 60 * 60 };

export interface CheckoutInput {
  stripePriceId: string;
  fuelPriceId: string;
  referralId?: string | undefined;
  /** Only of an organization. */
  accountId?: string;
  priceQty?: number;
}

/** @throws HttpFailure 503 where plans can’t be paid for */
export function requirePayment(payment: PaymentProvider | undefined): PaymentProvider {
  if (!payment) throw new HttpFailure(503, 'Plans can’t be paid for on this server');
  return payment;
}

const hasPlan = () => invalid('This account has a plan. Change it in the billing portal.');

/**
 * Begins a checkout and returns its page. Other checkouts of the account are closed, so that it is paid once.
 * @throws HttpFailure 400, 403, 404, 429, 503
 */
export async function openCheckout(services: SessionServices, user: User, input: CheckoutInput) {
  const payment = requirePayment(services.payment);
  const { database, now, attempts } = services;
  await limitCalls(attempts, sessionStarts, user.id);
  const account = await requireAccountOwner(database, user, input.accountId);
  const isOrganization = account.account_type === 'ORGANIZATION';
  if (isOrganization !== (input.accountId !== undefined)) throw invalid('This account has another kind of checkout');
  if (isLive(account.subscription_status)) throw hasPlan();
  const time = now();
  const [plan, referral] = await Promise.all([
    findOfferedPlan(database, input.fuelPriceId),
    input.referralId === undefined ? undefined : findReferralFor(database, user, { id: input.referralId }, account.id),
  ]);
  const quoted = priceOrder({
    accountType: account.account_type,
    people: isOrganization ? account.people : 1,
    planId: input.fuelPriceId,
    priceId: input.stripePriceId,
    seats: input.priceQty ?? null,
    referralId: input.referralId,
    plan,
    referral,
    now: time,
  });
  const order: PaymentOrder = {
    accountId: account.id,
    accountName: account.name,
    planName: plan?.name ?? '',
    priceId: quoted.priceId,
    period: quoted.period,
    quantity: quoted.seats ?? 1,
    renewal: quoted.renewal,
    today: quoted.today,
    freeUntil: quoted.freeMonths > 0 ? addMonths(time, quoted.freeMonths) : null,
    email: user.email,
    customerId: account.stripe_customer_id,
    ...toReturnUrls(services.publicUrl, account, input),
  };
  const settling = { ...services, payment };
  if (await closeUnpaid(settling, await listOpenCheckouts(database, account.id))) throw hasPlan();
  const record = {
    account_id: account.id,
    user_id: user.id,
    plan_id: plan?.id ?? account.plan_id,
    price_id: quoted.priceId,
    seats: quoted.seats,
    referral_id: referral?.id ?? null,
    due_today: quoted.today,
    created_at: time,
  };
  if (order.freeUntil) {
    const { subscriptionId } = await payment.startFreeMonths({ ...order, freeUntil: order.freeUntil });
    const id = `free_${randomUUID()}`;
    await insertCheckout(database, { ...record, id });
    await settle(settling, { subscriptionId });
    await database.kysely.transaction().execute((kysely) => finishCheckout({ kysely }, id, time));
    return { url: order.successUrl.replace('{CHECKOUT_SESSION_ID}', id) };
  }
  const { id, url } = await payment.createCheckout(order);
  try {
    await insertCheckout(database, { ...record, id });
  } catch (failure) {
    // The account may have been deleted meanwhile, and nobody would close this checkout later.
    await payment.expireCheckout(id);
    throw failure;
  }
  // Of checkouts that begin at the same time, the newest alone stays open.
  const [, ...older] = await listOpenCheckouts(database, account.id);
  if (await closeUnpaid(settling, older)) {
    await closeUnpaid(settling, [id]);
    throw hasPlan();
  }
  return { url };
}

/**
 * Closes checkouts at the provider, unless they were paid meanwhile: the report of a payment may be on its way. Returns
 * whether one was.
 */
async function closeUnpaid(services: SettleServices, ids: readonly string[]): Promise<boolean> {
  let isPaid = false;
  for (const id of ids) {
    await services.payment.expireCheckout(id);
    isPaid = (await settle(services, { checkoutId: id })) === 'complete' || isPaid;
  }
  return isPaid;
}

/** The checkout page of the app: with the session when the payment is done, else with what was ordered. */
function toReturnUrls(publicUrl: string, { id, account_type }: BilledAccount, input: CheckoutInput) {
  const page = `${publicUrl}${paths.app}/account/checkout`;
  const again = new URLSearchParams({ plan: input.fuelPriceId, price: input.stripePriceId });
  if (account_type === 'ORGANIZATION') {
    again.set('account', id);
    again.set('seats', String(input.priceQty));
  }
  again.set('result', 'canceled');
  return { successUrl: `${page}?session={CHECKOUT_SESSION_ID}`, cancelUrl: `${page}?${again}` };
}

/** Opens the portal of an account that has paid before. @throws HttpFailure 404, 403, 429, 503 */
export async function openPortal(services: SessionServices, user: User, accountId: string | undefined) {
  const payment = requirePayment(services.payment);
  await limitCalls(services.attempts, sessionStarts, user.id);
  const { id, account_type, stripe_customer_id } = await requireAccountOwner(services.database, user, accountId);
  if (stripe_customer_id === null) throw notFound();
  const back = account_type === 'ORGANIZATION' ? `/workspaces/${encodeURIComponent(id)}` : '/account#billing';
  return payment.createPortal(stripe_customer_id, `${services.publicUrl}${paths.app}${back}`);
}
