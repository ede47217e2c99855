import type { RouteTable } from './route.ts';

/** Files that change with the data and are the same for every user (research §7, decision AMB-137). */
export const staticFileRoutes = {
  getFeatureMarkets: {
    method: 'GET',
    path: '/static/feature_markets.json',
    audience: 'anyone',
    failure: 'Failed to search for categories',
  },
  getMarketRollup: {
    method: 'GET',
    path: '/static/market_rollup.json',
    audience: 'anyone',
    failure: 'Failed to fetch tier 3 market category',
  },
  getRollupOfMarket: {
    method: 'GET',
    path: '/static/markets/:file',
    audience: 'anyone',
    failure: 'Failed to fetch tier 3 market category',
  },
  getCompanyLanding: {
    method: 'GET',
    path: '/static/company-landing.json',
    audience: 'anyone',
    failure: 'Failed to search for companies',
  },
  getLanding: {
    method: 'GET',
    path: '/static/landing.json',
    isAddition: true,
    audience: 'anyone',
    failure: 'Failed to search for fundings',
  },
  getTrendingDaily: {
    method: 'GET',
    path: '/static/news/trending_daily.json',
    audience: 'anyone',
    failure: 'Failed to fetch keyword articles',
  },
  getTrendingWeekly: {
    method: 'GET',
    path: '/static/news/trending_weekly.json',
    audience: 'anyone',
    failure: 'Failed to fetch keyword articles',
  },
} as const satisfies RouteTable;
