import type { Plan, PlanPrice } from '@fs/api-contract';

export type BillingPeriod = PlanPrice['billing_period'];

/** Minimum seats of an organization (accounts §9). */
export const fewestSeats = 5;

/** Above it, the seats are a matter for support. */
export const mostSeats = 1000;

export interface OfferedPrice {
  /** Price id. */
  id: string;
  price: PlanPrice;
}

/** Returns the plan's price for a billing period, or undefined if not offered. */
export function priceOf({ stripePriceID, priceValues }: Plan, period: BillingPeriod): OfferedPrice | undefined {
  return stripePriceID
    .flatMap((id) => {
      const price = priceValues[id];
      return price ? [{ id, price }] : [];
    })
    .find(({ price }) => price.billing_period === period);
}

/**
 * Returns whole US dollars per period for a number of seats: the base price plus each seat beyond the included ones
 * (accounts §9, AMB-164).
 */
export function totalOf({ value, per_unit, upper_limit }: PlanPrice, seats: number): number {
  return value + Math.max(0, seats - upper_limit) * per_unit;
}

/** Returns the yearly discount in whole US dollars, or 0. */
export function savedByYear(plan: Plan, seats: number): number {
  const month = priceOf(plan, 'month');
  const year = priceOf(plan, 'year');
  if (!month || !year) return 0;
  return Math.max(0, totalOf(month.price, seats) * 12 - totalOf(year.price, seats));
}

/** Whole months that yearly billing makes free, rounded down so that it never promises too much. */
export function freeMonths(plan: Plan, seats: number): number {
  const month = priceOf(plan, 'month');
  const saved = savedByYear(plan, seats);
  return month && saved > 0 ? Math.floor(saved / totalOf(month.price, seats)) : 0;
}
