import type { RouteTable } from './route.ts';

/** People (decisions 039 and 155). */
export const peopleRoutes = {
  searchPeople: {
    method: 'POST',
    path: '/api/people/search',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for people',
  },
  countPeople: {
    method: 'POST',
    path: '/api/people/search/count',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for people',
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch person',
  },
} as const satisfies RouteTable;
