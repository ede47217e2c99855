import type { RouteTable } from './route.ts';

/** What a user’s account holds: the download of it, and its deletion (ours). */
export const accountDataRoutes = {
  getAccountData: {
    method: 'GET',
    path: '/account/data',
    isAddition: true,
    audience: 'signed-in',
    requestsPerMinute: 10,
    failure: 'Couldn’t prepare your data. Try again.',
  },
  /** What the deletion of the account would do. */
  getAccountDeletion: {
    method: 'GET',
    path: '/account/deletion',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t check what deleting your account would do. Try again.',
  },
  /** Needs a login of the last few minutes. */
  deleteAccount: {
    method: 'POST',
    path: '/account/deletion',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t delete your account. Nothing was changed.',
  },
} as const satisfies RouteTable;
