import type { RouteTable } from './route.ts';

/** The links of mails that stop them (ours). The signed token says whose mail, so no login is needed. */
export const unsubscribeRoutes = {
  unsubscribe: {
    method: 'POST',
    path: '/api-public/unsubscribe',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 30,
    failure: 'Couldn’t change your email settings. Try again.',
  },
} as const satisfies RouteTable;
