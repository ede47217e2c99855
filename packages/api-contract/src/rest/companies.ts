import type { RouteTable } from './route.ts';

/** Companies and what hangs on them (research §7). */
export const companyRoutes = {
  getCompanies: {
    method: 'GET',
    path: '/api/companies',
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
  getCompany: {
    method: 'GET',
    path: '/api/companies/:id',
    audience: 'signed-in',
    failure: 'Failed to fetch company details',
  },
} as const satisfies RouteTable;
