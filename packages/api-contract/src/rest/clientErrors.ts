import type { RouteTable } from './route.ts';

/** Errors of the app in browsers. Nothing in a report says who met the error. */
export const clientErrorRoutes = {
  reportClientError: {
    method: 'POST',
    path: '/api-public/client-errors',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 20,
    failure: 'Couldn’t report the error',
  },
} as const satisfies RouteTable;
