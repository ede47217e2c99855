import type { RouteTable } from './route.ts';

/**
 * Corrections by administrators: a company's overlay and its market patches (research §7, decision AMB-149). The
 * catalog has no text for the reads, so they use that of their family (decision AMB-084).
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
  /** The overlay beside the source's values, the markets, and who changed what. */
  getCompanyCorrections: {
    method: 'GET',
    path: '/api/admin/companies/:id/corrections',
    isAddition: true,
    audience: ['admin'],
    failure: 'Failed to fetch company data',
  },
  /** What a patch would change. Nothing is stored. */
  previewMarketPatch: {
    method: 'GET',
    path: '/api/admin/companies/:id/markets/effect',
    isAddition: true,
    audience: ['admin'],
    failure: 'Failed to fetch company data',
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
