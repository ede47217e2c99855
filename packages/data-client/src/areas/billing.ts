import type { Billing, billingRoutes, CheckoutResult, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for paid plans. The address that a session returns may be another host's. */
export function billingCalls(rest: RestTransport) {
  return {
    /**
     * Begins a checkout of the user's personal account.
     * @param price Price id
     * @param plan Plan id
     * @param referral Id of a referral
     */
    getCheckoutSession: (
      price: string,
      plan: string,
      referral?: string,
      options?: CallOptions,
    ): Promise<Outcome<{ url: string }>> =>
      rest.call('getCheckoutSession', { query: toOrder(price, plan, referral) }, options),

    /** Begins a checkout of an organization that the user owns, for so many seats. */
    getOrgCheckoutSession: (
      { price, plan, seats, accountId, referral }: OrgOrder,
      options?: CallOptions,
    ): Promise<Outcome<{ url: string }>> =>
      rest.call(
        'getOrgCheckoutSession',
        { query: { ...toOrder(price, plan, referral), priceQty: seats, accountId } },
        options,
      ),

    /** Returns what became of a checkout. `check` asks the payment provider. */
    getCheckoutResult: (
      session: string,
      { check = false, ...options }: CallOptions & { check?: boolean } = {},
    ): Promise<Outcome<CheckoutResult>> =>
      rest.call('getCheckoutResult', { query: { session, ...(check && { check }) } }, options),

    /** Opens the portal of the user's personal account. */
    getPortal: (options?: CallOptions): Promise<Outcome<{ url: string }>> => rest.call('getPortal', {}, options),

    /** Opens the portal of an organization that the user owns. */
    getOrgPortal: (accountId: string, options?: CallOptions): Promise<Outcome<{ url: string }>> =>
      rest.call('getOrgPortal', { query: { accountId } }, options),

    /** Returns plan, renewal and invoices of an account that the user owns; without an id, of the personal one. */
    getBilling: (accountId?: string, options?: CallOptions): Promise<Outcome<Billing>> =>
      rest.call('getBilling', { query: accountId === undefined ? {} : { accountId } }, options),
  } satisfies AreaCalls<typeof billingRoutes>;
}

/** What an organization orders. */
export interface OrgOrder {
  /** Price id. */
  price: string;
  plan: string;
  seats: number;
  accountId: string;
  /** Id of a referral. */
  referral?: string | undefined;
}

const toOrder = (price: string, plan: string, referral: string | undefined) => ({
  stripePriceId: price,
  fuelPriceId: plan,
  ...(referral !== undefined && { referralId: referral }),
});
