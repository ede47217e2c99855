import type { RouteTable } from './route.ts';

/** Plans that are paid for: checkouts, the portal, and what an account has and owes (accounts §7). */
export const billingRoutes = {
  /** A checkout of the user's personal account. A GET that changes something (decision AMB-128). */
  getCheckoutSession: {
    method: 'GET',
    path: '/billing/checkout',
    audience: 'signed-in',
    failure: 'Failed to fetch session',
  },
  /** A checkout of an organization, by its owners. */
  getOrgCheckoutSession: {
    method: 'GET',
    path: '/billing/checkout/org',
    audience: 'signed-in',
    failure: 'Failed to fetch session',
  },
  /** What became of a checkout, for the page that its user returns to. */
  getCheckoutResult: {
    method: 'GET',
    path: '/billing/checkout/result',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to update plan information.',
  },
  getPortal: { method: 'GET', path: '/billing/portal', audience: 'signed-in', failure: 'Failed to fetch session' },
  getOrgPortal: {
    method: 'GET',
    path: '/billing/portal/org',
    audience: 'signed-in',
    failure: 'Failed to fetch session',
  },
  /** Plan, renewal and invoices of an account that the user pays for; without an id, of the personal one. */
  getBilling: {
    method: 'GET',
    path: '/billing/account',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your billing details.',
  },
} as const satisfies RouteTable;
