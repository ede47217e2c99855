import type { SignupPlan } from '../login/signupPlan.ts';

/** A plan, price and seats as chosen, before they are checked against what is offered. */
export interface PlanWish {
  plan: SignupPlan | null;
  /** Price id. */
  price: string | null;
  seats: number | null;
}

/** Reads price and seats from an address or storage. Anything else than a price id and a whole number is ignored. */
export function readPlanWish(price: unknown, seats: unknown): Pick<PlanWish, 'price' | 'seats'> {
  const count = typeof seats === 'string' && /^\d{1,4}$/.test(seats) ? Number(seats) : seats;
  return {
    price: typeof price === 'string' && /^[\w-]{1,100}$/.test(price) ? price : null,
    seats: typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null,
  };
}
