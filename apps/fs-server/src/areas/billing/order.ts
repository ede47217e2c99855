import { isAmbassador, type PlanId, type PlanPrice, type PlanType, type PriceQuote, quote } from '@fs/api-contract';
import { invalid } from '../../http/failures.ts';

/** An offered plan with its prices. */
export interface OfferedPlan {
  id: PlanId;
  name: string;
  planType: PlanType;
  stripePriceID: string[];
  priceValues: Record<string, PlanPrice>;
}

/** A referral that a checkout names. */
export interface OrderReferral {
  id: string;
  referralType: string | null;
  planID: PlanId;
  billing_period: 'month' | 'year';
  refusal: 'own' | 'used' | 'paying' | null;
}

export interface OrderRequest {
  accountType: PlanType;
  /** People of the organization, each of whom needs a seat. */
  people: number;
  planId: string;
  priceId: string;
  seats: number | null;
  referralId: string | undefined;
  plan: OfferedPlan | undefined;
  referral: OrderReferral | undefined;
  now: Date;
}

/**
 * Checks what a client orders against what is offered, and computes what it costs. Nothing that the client says of plan,
 * price, seats or referral is trusted.
 * @throws HttpFailure 400
 */
export function priceOrder(request: OrderRequest): PriceQuote {
  const { accountType, people, planId, priceId, seats, referralId, plan, referral, now } = request;
  const price = plan && Object.hasOwn(plan.priceValues, priceId) ? plan.priceValues[priceId] : undefined;
  if (!plan || plan.planType !== accountType) throw invalid(`Invalid plan: ${planId}`);
  if (!price || price.value === 0) throw invalid('This price isn’t offered');
  if (seats !== null && seats < people) throw invalid(`${people} people need ${people} seats`);
  if (referralId !== undefined && !isUsable(referral, plan, price)) throw invalid(`Invalid referral: ${referralId}`);
  const quoted = quote(plan, { period: price.billing_period, seats, referral: referral ?? null, now });
  if (quoted?.priceId !== priceId) throw invalid('This price isn’t offered');
  return quoted;
}

function isUsable(referral: OrderReferral | undefined, { id }: OfferedPlan, { billing_period }: PlanPrice): boolean {
  if (!referral || referral.refusal !== null || referral.planID !== id) return false;
  return !isAmbassador(referral) || referral.billing_period === billing_period;
}
