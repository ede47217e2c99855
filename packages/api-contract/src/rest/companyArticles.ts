import type { RouteTable } from './route.ts';

/** What is written of companies (research §7). */
export const companyArticleRoutes = {
  getRss: { method: 'GET', path: '/api-public/rss', audience: 'anyone', failure: 'Failed fetching company RSS news' },
  getPublicCompanyNews: {
    method: 'GET',
    path: '/api-public/companies/:id/news',
    audience: 'anyone',
    failure: 'Failed fetching company news',
  },
  getCompanyNews: {
    method: 'GET',
    path: '/api/companies/:id/news',
    audience: 'signed-in',
    failure: 'Failed fetching company news',
  },
  getCompanyContent: {
    method: 'GET',
    path: '/api/companies/:id/content',
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
} as const satisfies RouteTable;

/** The text of a failed `getRss` that asked for a company's blog instead of news (research §8). */
export const rssBlogFailure = 'Failed fetching company RSS blog';
