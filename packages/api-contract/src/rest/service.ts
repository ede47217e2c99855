import type { RouteTable } from './route.ts';

/** The server about itself. */
export const serviceRoutes = {
  getHealth: {
    method: 'GET',
    path: '/health',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to fetch health',
  },
  getEnvironment: {
    method: 'GET',
    path: '/fs/environment.json',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to fetch environment',
  },
} as const satisfies RouteTable;
