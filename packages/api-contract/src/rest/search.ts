import type { RouteTable } from './route.ts';

/** The searches behind `GET /query`, which differ by their parameter (research §7, decision AMB-145). */
export const searchRoutes = {
  quickSearch: {
    method: 'GET',
    path: '/query',
    selector: '_quickSearch',
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
  searchAll: {
    method: 'GET',
    path: '/query',
    selector: '_searchAll',
    audience: 'signed-in',
    failure: 'Failed to search for categories',
  },
} as const satisfies RouteTable;
