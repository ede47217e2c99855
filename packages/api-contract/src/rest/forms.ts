import type { RouteTable } from './route.ts';

/**
 * Forms of the open pages, and what a user asked support. The specification shows no call for them: ours, and its text
 * (decision AMB-142).
 */
export const formRoutes = {
  submitForm: {
    method: 'POST',
    path: '/api-public/forms/:name',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 5,
    failure: 'Couldn’t send your message. Try again later.',
  },
  listSupportRequests: {
    method: 'GET',
    path: '/api/support-requests',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your requests. Try again.',
  },
} as const satisfies RouteTable;
