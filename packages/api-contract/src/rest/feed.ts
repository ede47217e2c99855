import type { RouteTable } from './route.ts';

/** News of the companies on the user's lists, by when it arrived, and until when the user has seen it. */
export const feedRoutes = {
  getFeed: {
    method: 'GET',
    path: '/api/feed',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch events',
  },
  getSeen: {
    method: 'GET',
    path: '/api/seen',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch events',
  },
  getRaisedWeeks: {
    method: 'GET',
    path: '/api/feed/weeks',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch funding rounds',
  },
  setSeen: {
    method: 'PUT',
    path: '/api/seen',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to mark as seen',
  },
} as const satisfies RouteTable;
