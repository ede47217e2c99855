import type { RouteTable } from './route.ts';

/** Tables whose views are kept. */
export const tableNames = [
  'companies',
  'funding',
  'investors',
  'acquisitions',
  'people',
  'markets',
  'watchlist',
] as const;

export type TableName = (typeof tableNames)[number];

/** Filters, order and columns of a table under a name: a user's own, or shown to an account. */
export const tableViewRoutes = {
  listTableViews: {
    method: 'GET',
    path: '/api/table-views',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch views',
  },
  createTableView: {
    method: 'POST',
    path: '/api/table-views',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to save view',
  },
  setFirstTableView: {
    method: 'PUT',
    path: '/api/table-views/first',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to save view',
  },
  listViewAlerts: {
    method: 'GET',
    path: '/api/table-views/alerts',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load your alerts. Try again.',
  },
  updateTableView: {
    method: 'PUT',
    path: '/api/table-views/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to save view',
  },
  deleteTableView: {
    method: 'DELETE',
    path: '/api/table-views/:id',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to delete view',
  },
  getViewAlert: {
    method: 'GET',
    path: '/api/table-views/:id/alert',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t load the alert. Try again.',
  },
  addViewAlert: {
    method: 'PUT',
    path: '/api/table-views/:id/alert',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t turn on the alert. Try again.',
  },
  removeViewAlert: {
    method: 'DELETE',
    path: '/api/table-views/:id/alert',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Couldn’t turn off the alert. Try again.',
  },
} as const satisfies RouteTable;
