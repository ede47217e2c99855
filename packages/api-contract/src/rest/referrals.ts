import type { RouteTable } from './route.ts';

/** Referral codes, as whoever follows one sees them, and what comes of a free one. */
export const referralRoutes = {
  /** A code that is unknown or no longer active answers 404. */
  getReferral: {
    method: 'GET',
    path: '/api-public/referrals/:code',
    audience: 'anyone',
    // Codes can be as short as four letters, so that they must not be tried in numbers.
    requestsPerMinute: 60,
    failure: 'Failed to fetch referral',
  },
  /**
   * Provisions the user's personal account by a referral of the free plan. A GET that changes something, as the
   * specification has it, so it may be repeated: only the first counts (decision AMB-128).
   */
  createPersonalAccount: {
    method: 'GET',
    path: '/billing/create',
    audience: 'signed-in',
    failure: 'An unexpected error occurred while provisioning your account.',
  },
  /** The accounts that came with a referral, for the owners of its account. */
  getReferralAccounts: {
    method: 'GET',
    path: '/api/accounts/:accountId/referrals/:referralId/accounts',
    audience: 'signed-in',
    failure: 'Failed to fetch referrals',
  },
} as const satisfies RouteTable;
