import type { RouteTable } from './route.ts';

/** Merges of duplicate companies by administrators (decision 104). Each is undone in one step. */
export const companyMergeRoutes = {
  /** The companies that were merged into this one. */
  getCompanyMerges: {
    method: 'GET',
    path: '/api/admin/companies/:id/merges',
    isAddition: true,
    audience: ['admin'],
    failure: 'Failed to fetch company data',
  },
  /** What would follow the company into another one. Nothing is stored. */
  previewCompanyMerge: {
    method: 'GET',
    path: '/api/admin/companies/:id/merge',
    isAddition: true,
    audience: ['admin'],
    failure: 'Failed to fetch company data',
  },
  /** Merges the company into another one, and returns that one. */
  mergeCompany: {
    method: 'POST',
    path: '/api/admin/companies/:id/merge',
    isAddition: true,
    audience: ['admin'],
    failure: 'Failed to merge company',
  },
  /** Restores a merged company, by its own id. 409 while the company that was kept is merged itself. */
  undoCompanyMerge: {
    method: 'DELETE',
    path: '/api/admin/companies/:id/merge',
    isAddition: true,
    audience: ['admin'],
    failure: 'Failed to undo merge',
  },
} as const satisfies RouteTable;
