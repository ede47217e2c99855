import { type Billing, type Plan, type PlanPrice, payableSeats, priceOf, type Referral } from '@fs/api-contract';

/** What the address of the checkout asks for, before it is checked against what is offered. */
export interface CheckoutWish {
  plan: string;
  /** Price id. Default: the monthly price, or that of the referral. */
  price: string | null;
  seats: number | null;
  /** Code of a referral. */
  referral: string | null;
}

/** What can be bought, or why it can’t. */
export type CheckoutOrder =
  | {
      kind: 'order';
      plan: Plan;
      period: PlanPrice['billing_period'];
      /** Null for a plan without seats. */
      seats: number | null;
      referral: Referral | null;
    }
  | { kind: 'invalid-plan' | 'invalid-referral'; id: string }
  /** The account has a plan already. */
  | { kind: 'paying'; name: string }
  /** The account belongs to others, who pay for it. */
  | { kind: 'not-owner' }
  /** The referral is the user’s own, or another was used before. */
  | { kind: 'own' | 'used'; code: string };

interface CheckoutInput {
  wish: CheckoutWish;
  plans: readonly Plan[];
  billing: Pick<Billing, 'accountType' | 'subscription' | 'name' | 'seatsUsed'>;
  /** Null for an unknown or inactive code. Undefined without a code. */
  referral: Referral | null | undefined;
}

const paying = ['active', 'trialing', 'past_due'];

/** Checks what a checkout asks for against what is offered to this account. The server checks it again. */
export function readCheckout({ wish, plans, billing, referral }: CheckoutInput): CheckoutOrder {
  if (wish.referral !== null && !referral) return { kind: 'invalid-referral', id: wish.referral };
  if (billing.subscription !== null && paying.includes(billing.subscription)) {
    return { kind: 'paying', name: billing.name };
  }
  if (referral?.refusal === 'own' || referral?.refusal === 'used')
    return { kind: referral.refusal, code: referral.code };
  const plan = plans.find(({ id }) => id === wish.plan);
  const period = readPeriod(plan, wish.price, referral ?? null);
  const isFor = plan?.planType === billing.accountType;
  const offered = plan && period && priceOf(plan, period);
  if (!plan || !period || !isFor || !offered || offered.price.value === 0) {
    return { kind: 'invalid-plan', id: wish.plan };
  }
  if (referral && referral.planID !== plan.id) return { kind: 'invalid-referral', id: referral.code };
  const seats = payableSeats(plan, Math.max(wish.seats ?? 0, billing.seatsUsed ?? 0));
  return { kind: 'order', plan, period, seats, referral: referral ?? null };
}

function readPeriod(plan: Plan | undefined, price: string | null, referral: Referral | null) {
  if (referral) return referral.billing_period;
  if (price === null) return 'month';
  return plan && Object.hasOwn(plan.priceValues, price) ? plan.priceValues[price]?.billing_period : undefined;
}
