import type { Plan, PlanPrice } from '@fs/api-contract';

export type BillingPeriod = PlanPrice['billing_period'];

/** Fewest seats of an organisation (accounts §9). */
export const fewestSeats = 5;

export interface OfferedPrice {
  /** Price id. */
  id: string;
  price: PlanPrice;
}

/** What the plan costs when it is billed by this period; undefined where it is not offered so. */
export function priceOf({ stripePriceID, priceValues }: Plan, period: BillingPeriod): OfferedPrice | undefined {
  return stripePriceID
    .flatMap((id) => {
      const price = priceValues[id];
      return price ? [{ id, price }] : [];
    })
    .find(({ price }) => price.billing_period === period);
}

/** Whole US dollars a period for so many seats: the base, and each seat above those it includes (accounts §9, AMB-164). */
export function totalOf({ value, per_unit, upper_limit }: PlanPrice, seats: number): number {
  return value + Math.max(0, seats - upper_limit) * per_unit;
}

/** Whole US dollars that a year costs less when it is billed at once; 0 when it does not. */
export function savedByYear(plan: Plan, seats: number): number {
  const month = priceOf(plan, 'month');
  const year = priceOf(plan, 'year');
  if (!month || !year) return 0;
  return Math.max(0, totalOf(month.price, seats) * 12 - totalOf(year.price, seats));
}
