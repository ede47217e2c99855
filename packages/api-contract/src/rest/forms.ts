import type { RouteTable } from './route.ts';

/** Forms of the open pages. The specification shows no call for them: ours, and its text (decision AMB-142). */
export const formRoutes = {
  submitForm: {
    method: 'POST',
    path: '/api-public/forms/:name',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 5,
    failure: 'Couldn’t send your message. Try again later.',
  },
} as const satisfies RouteTable;
