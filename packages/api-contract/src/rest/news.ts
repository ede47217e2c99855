import type { RouteTable } from './route.ts';

/** Our own news (research §7). Open to signed-out users, as the pages are that show it. */
export const newsRoutes = {
  getFeaturedArticles: {
    method: 'GET',
    path: '/news/curated/featured',
    audience: 'anyone',
    failure: 'Failed to fetch article',
  },
} as const satisfies RouteTable;
