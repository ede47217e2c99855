import { type Plan, type PlanId, payableSeats, planIds, priceOf, type Referral, totalOf } from '@fs/api-contract';
import { readSignupPlan } from '../login/signupPlan.ts';
import type { BillingPeriod } from './PlanCards/planPrices.ts';
import type { PlanWish } from './planWish.ts';

/** An offered plan with billing period and total. */
export interface PlanOrder {
  planId: PlanId;
  priceId: string;
  /** The plan's name. */
  name: string;
  /** Whole US dollars per period, for all seats. */
  total: number;
  period: BillingPeriod;
  /** Null for a plan without seats. */
  seats: number | null;
}

/** Returns what a wish costs, or null if that is not offered. */
export function readPlanOrder(plans: readonly Plan[], { plan, price, seats }: PlanWish): PlanOrder | null {
  const id = planIds.find((one) => readSignupPlan(one) === plan);
  const offered = plans.find((one) => one.id === id);
  const value = price !== null && offered?.stripePriceID.includes(price) ? offered.priceValues[price] : undefined;
  if (!offered || price === null || !value) return null;
  const paidSeats = payableSeats(offered, seats);
  return {
    planId: offered.id,
    priceId: price,
    name: offered.name,
    total: totalOf(value, paidSeats ?? 1),
    period: value.billing_period,
    seats: paidSeats,
  };
}

/** Returns what the plan of a referral costs after its free months, or null if it costs nothing or is not offered. */
export function readReferralOrder(
  plans: readonly Plan[],
  { planID, billing_period }: Pick<Referral, 'billing_period' | 'planID'>,
): PlanOrder | null {
  const offered = plans.find(({ id }) => id === planID);
  const price = offered && priceOf(offered, billing_period);
  if (!price) return null;
  const order = readPlanOrder(plans, { plan: readSignupPlan(planID), price: price.id, seats: null });
  return order !== null && order.total > 0 ? order : null;
}
