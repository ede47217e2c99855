import type { RouteTable } from './route.ts';

/** Markets (tier 3 categories) and the companies in them (research §7). Signed-out users have paths of their own. */
export const marketRoutes = {
  searchCategories: {
    method: 'GET',
    path: '/api/categories',
    audience: 'signed-in',
    failure: 'Failed to search for categories',
  },
  getPublicCategories: {
    method: 'GET',
    path: '/api-public/markets',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to search for categories',
  },
  countCategories: {
    method: 'GET',
    path: '/api-public/markets/count',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to search for categories',
  },
  getClosestCategories: {
    method: 'GET',
    path: '/api-public/markets/closest',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to search for categories',
  },
  getPublicCategory: {
    method: 'GET',
    path: '/api-public/markets/:id',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to fetch tier 3 market category',
  },
  getCategory: {
    method: 'GET',
    path: '/api/categories/:id',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market category',
  },
  getCategoryCompanies: {
    method: 'POST',
    path: '/api/categories/companies',
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
  getCategoryUpdates: {
    method: 'GET',
    path: '/api/categories/:id/updates',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market updates',
  },
  getCategoryEarnedContent: {
    method: 'GET',
    path: '/api/categories/:id/earnedContent',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market earned content',
  },
  getCategoryEarnedSources: {
    method: 'GET',
    path: '/api/categories/:id/earnedContent/sources',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market earned content',
    isAddition: true,
  },
  getCategoryFundingHistory: {
    method: 'GET',
    path: '/api/categories/:id/fundingHistory',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market funding history',
  },
  getCategoryRecentFunding: {
    method: 'GET',
    path: '/api/categories/:id/recentFunding',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market recent funding',
  },
  getCategoryTopInvestors: {
    method: 'GET',
    path: '/api/categories/:id/topInvestors',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market investors',
  },
  getCategoryTopCompanies: {
    method: 'GET',
    path: '/api/categories/:id/topCompanies',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market top companies',
  },
  getMarketNews: {
    method: 'GET',
    path: '/api-public/markets/:id/news',
    audience: 'anyone',
    failure: 'Failed to fetch tier 3 market updates',
  },
} as const satisfies RouteTable;
