import { type Plan, type PlanPrice, priceOf, totalOf } from '@fs/api-contract';

export type BillingPeriod = PlanPrice['billing_period'];

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
