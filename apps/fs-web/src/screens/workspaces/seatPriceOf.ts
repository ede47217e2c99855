import type { SeatPrice } from '@fs/account-widgets';
import type { Plan } from '@fs/api-contract';

/** What a plan costs per month with so many seats, beside what it costs with those of today. */
export function seatPriceOf(plan: Plan | undefined, today: number | null, seats: number): SeatPrice | undefined {
  const price = plan && Object.values(plan.priceValues).find(({ billing_period }) => billing_period === 'month');
  if (!price || today === null) return undefined;
  const total = (count: number) => price.value + Math.max(0, count - price.upper_limit) * price.per_unit;
  return { from: total(today), to: total(seats), period: 'month' };
}
