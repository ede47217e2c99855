import { type Plan, type PlanId, planIds } from '@fs/api-contract';
import { readSignupPlan } from '../login/signupPlan.ts';
import { type BillingPeriod, fewestSeats, mostSeats, totalOf } from './PlanCards/planPrices.ts';
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
  const paidSeats =
    offered.planType === 'ORGANIZATION' ? Math.min(mostSeats, Math.max(fewestSeats, seats ?? fewestSeats)) : null;
  return {
    planId: offered.id,
    priceId: price,
    name: offered.name,
    total: totalOf(value, paidSeats ?? 1),
    period: value.billing_period,
    seats: paidSeats,
  };
}
