import type { RouteTable } from './route.ts';

/**
 * What administrators set right about a company: its overlay, and its market patches (research §7, decision AMB-149).
 * Of the reads the catalogue has no text: that of their family stands in (decision AMB-084).
 */
export const companyCorrectionRoutes = {
  getCompanyOverlay: {
    method: 'GET',
    path: '/api/admin/companies/:id/overlay',
    audience: ['admin'],
    failure: 'Failed to fetch company data',
  },
  saveCompanyOverlay: {
    method: 'PUT',
    path: '/api/admin/companies/:id/overlay',
    audience: ['admin'],
    failure: 'Failed to updating company overlay',
  },
  getMarketPatches: {
    method: 'GET',
    path: '/api/admin/companies/:id/markets',
    audience: ['admin'],
    failure: 'Failed to fetch company data',
  },
  addMarketPatch: {
    method: 'POST',
    path: '/api/admin/companies/:id/markets',
    audience: ['admin'],
    failure: 'Failed to add Market Patch',
  },
  deleteMarketPatch: {
    method: 'DELETE',
    path: '/api/admin/companies/:id/markets',
    audience: ['admin'],
    failure: 'Failed to delete market patch',
  },
} as const satisfies RouteTable;
