import type { RouteTable } from './route.ts';

/** Topics (keywords) and the articles that have them (research §7). */
export const keywordRoutes = {
  getNewsKeywords: {
    method: 'GET',
    path: '/api-public/news/keywords',
    audience: 'anyone',
    failure: 'Failed to fetch keyword articles',
  },
  getKeywordArticles: {
    method: 'GET',
    path: '/api-public/keywords/articles',
    audience: 'anyone',
    failure: 'Failed to fetch keyword articles',
  },
  getKeywordHistory: {
    method: 'GET',
    path: '/api-public/keywords/history',
    audience: 'anyone',
    failure: 'Failed to fetch keyword history',
  },
  searchKeywords: {
    method: 'GET',
    path: '/api/keywords',
    audience: 'signed-in',
    failure: 'Failed to fetch keyword articles',
  },
} as const satisfies RouteTable;
