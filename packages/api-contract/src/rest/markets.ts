import type { RouteTable } from './route.ts';

/** Markets (tier 3 categories) and the companies in them (research §7). */
export const marketRoutes = {
  searchCategories: {
    method: 'GET',
    path: '/api/categories',
    audience: 'signed-in',
    failure: 'Failed to search for categories',
  },
  getCategory: {
    method: 'GET',
    path: '/api/categories/:id',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market category',
  },
  getCategoryCompanies: {
    method: 'POST',
    path: '/api/categories/companies',
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
} as const satisfies RouteTable;
