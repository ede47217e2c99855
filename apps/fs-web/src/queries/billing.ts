import type { DataClient, OrgOrder } from '@fs/data-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

export const billingKey = ['billing'] as const;

/** What an account pays; without an id, the personal one. */
export function billingQuery(client: DataClient, accountId?: string) {
  return queryOptions({
    queryKey: [...billingKey, accountId ?? 'personal'],
    queryFn: async ({ signal }) => unwrap(await client.billing.getBilling(accountId, { signal })),
  });
}

/** How often the page asks whether a payment is confirmed, and after how many times it asks the provider, and stops. */
const pollMs = 2000;
const pollsBeforeCheck = 5;
const pollsAtMost = 8;

/** What became of a checkout. Asks again while the payment is not confirmed. */
export function checkoutResultQuery(client: DataClient, session: string) {
  return queryOptions({
    queryKey: [...billingKey, 'result', session],
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const asked = queries.getQueryState(queryKey)?.dataUpdateCount ?? 0;
      const check = asked >= pollsBeforeCheck;
      return unwrap(await client.billing.getCheckoutResult(session, { signal, check }));
    },
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.dataUpdateCount < pollsAtMost ? pollMs : false,
    gcTime: 0,
  });
}

/** Whether the page still asks on its own. */
export const isStillAsking = (asked: number): boolean => asked < pollsAtMost;

/** What is ordered, of the personal account or of an organization. */
export interface OrderedPlan {
  price: string;
  plan: string;
  referral?: string | undefined;
  /** Of an organization. */
  accountId?: string | undefined;
  seats?: number | null;
}

/** Begins a checkout, and leaves for the payment page. */
export function checkoutMutation(client: DataClient, leave: (url: string) => void) {
  return mutationOptions({
    mutationFn: async ({ price, plan, referral, accountId, seats }: OrderedPlan) => {
      const order: OrgOrder = { price, plan, referral, accountId: accountId ?? '', seats: seats ?? 0 };
      const session =
        accountId === undefined
          ? client.billing.getCheckoutSession(price, plan, referral)
          : client.billing.getOrgCheckoutSession(order);
      return unwrap(await session);
    },
    onSuccess: ({ url }) => leave(url),
    // The account may have been paid meanwhile, in another tab.
    onError: (_error, _order, _context, { client: queries }) => queries.invalidateQueries({ queryKey: billingKey }),
    networkMode: 'always',
  });
}

/** Opens the billing portal; without an id, of the personal account. */
export function portalMutation(client: DataClient, leave: (url: string) => void) {
  return mutationOptions({
    mutationFn: async (accountId: string | undefined) =>
      unwrap(await (accountId === undefined ? client.billing.getPortal() : client.billing.getOrgPortal(accountId))),
    onSuccess: ({ url }) => leave(url),
    networkMode: 'always',
  });
}
