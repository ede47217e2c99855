import type { Plan, PlanPrice } from './plans.ts';

/** Fewest seats of an organization (accounts §9), and most that can be bought without support. */
export const seatBounds = { fewest: 5, most: 1000 } as const;

/** Months that an ambassador's referral gives (accounts §9). */
export const referralMonths = 6;

/** The kind that a referral has by default (accounts §2). */
export const ambassadorType = 'Ambassador Referral';

/** Whether a referral gives free months. Other kinds have terms of their own, which their description names. */
export function isAmbassador({ referralType }: { referralType: string | null }): boolean {
  return referralType === null || referralType === ambassadorType;
}

export interface OfferedPrice {
  /** Price id. */
  id: string;
  price: PlanPrice;
}

type Offer = Pick<Plan, 'planType' | 'stripePriceID' | 'priceValues'>;

/** Returns the plan's price for a billing period, or undefined if not offered. */
export function priceOf(
  { stripePriceID, priceValues }: Pick<Offer, 'stripePriceID' | 'priceValues'>,
  period: PlanPrice['billing_period'],
): OfferedPrice | undefined {
  return stripePriceID
    .flatMap((id) => {
      const price = Object.hasOwn(priceValues, id) ? priceValues[id] : undefined;
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

/** Seats that can be paid: whole, and within the bounds. Null for a plan without seats. */
export function payableSeats({ planType }: Pick<Offer, 'planType'>, seats: number | null): number | null {
  if (planType !== 'ORGANIZATION') return null;
  const whole = Math.ceil(Number.isFinite(seats) ? (seats ?? 0) : 0);
  return Math.min(seatBounds.most, Math.max(seatBounds.fewest, whole));
}

export interface QuoteInput {
  period: PlanPrice['billing_period'];
  /** Of an organization's plan; null counts as the fewest. */
  seats: number | null;
  /** An ambassador's gives free months. */
  referral: { referralType: string | null } | null;
  /** When the plan begins. */
  now: Date;
}

/** What a plan costs: shown before paying, and charged. Amounts are whole US dollars with tax. */
export interface PriceQuote {
  priceId: string;
  period: PlanPrice['billing_period'];
  /** Null for a plan without seats. */
  seats: number | null;
  /** Months before the first payment. */
  freeMonths: number;
  /** Charged at once. */
  today: number;
  /** `YYYY-MM-DD` in UTC: the day of the next charge. */
  renewsOn: string;
  /** Charged on that day, and in every period from then on. */
  renewal: number;
}

/**
 * Computes what a plan costs today and later. The server charges by this function, and screens show it. Null if the plan
 * isn't offered with this period.
 */
export function quote(plan: Offer, { period, seats, referral, now }: QuoteInput): PriceQuote | null {
  const offered = priceOf(plan, period);
  if (!offered) return null;
  const paidSeats = payableSeats(plan, seats);
  const renewal = totalOf(offered.price, paidSeats ?? 1);
  const freeMonths = referral !== null && isAmbassador(referral) && renewal > 0 ? referralMonths : 0;
  return {
    priceId: offered.id,
    period,
    seats: paidSeats,
    freeMonths,
    today: freeMonths > 0 ? 0 : renewal,
    renewsOn: dayAfterMonths(now, freeMonths || monthsOf(period)),
    renewal,
  };
}

export const monthsOf = (period: PlanPrice['billing_period']): number => (period === 'year' ? 12 : 1);

/** Adds months to an instant, in UTC. In a month without that day, its last day. */
export function addMonths(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end;
}

/** The day, as `YYYY-MM-DD` in UTC, so many months after an instant. */
export function dayAfterMonths(from: Date, months: number): string {
  return addMonths(from, months).toISOString().slice(0, 10);
}

export interface ChangeInput {
  /** Whole US dollars per period. */
  from: number;
  to: number;
  /** The period that was paid for with `from`. */
  start: Date;
  end: Date;
  now: Date;
  /** Whether the change begins a new period, as a change between months and years does. */
  isNewPeriod: boolean;
  /** Whether nothing was paid for this period. */
  isFree: boolean;
}

/**
 * Computes what a change within a paid period costs, in cents: the new price for the time that is left, less the unused
 * part of the old one. Below zero it is a credit for the next charge.
 */
export function quoteChange({ from, to, start, end, now, isNewPeriod, isFree }: ChangeInput): number {
  if (isFree) return 0;
  const length = end.getTime() - start.getTime();
  const left = Math.min(1, Math.max(0, (end.getTime() - now.getTime()) / length));
  const unused = Math.round(from * 100 * left);
  return isNewPeriod ? to * 100 - unused : Math.round(to * 100 * left) - unused;
}
