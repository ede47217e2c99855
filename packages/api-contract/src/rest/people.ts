import type { RouteTable } from './route.ts';

/** People (decision 039). */
export const peopleRoutes = {
  getPerson: {
    method: 'GET',
    path: '/api/people/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch person',
  },
} as const satisfies RouteTable;
