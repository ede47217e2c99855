import type { RouteTable } from './route.ts';

/** Money between companies and investors (research §7). */
export const fundingRoutes = {
  searchFundings: {
    method: 'POST',
    path: '/api/funding/search',
    audience: 'signed-in',
    failure: 'Failed to search for fundings',
  },
  countFundings: {
    method: 'POST',
    path: '/api/funding/search/count',
    audience: 'signed-in',
    failure: 'Failed to search for fundings count',
  },
  sumFundings: {
    method: 'POST',
    path: '/api/funding/search/totals',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for fundings count',
  },
  searchInvestors: {
    method: 'POST',
    path: '/api/investors/search',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for investors',
  },
  countInvestors: {
    method: 'POST',
    path: '/api/investors/search/count',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for investors',
  },
  searchAcquisitions: {
    method: 'POST',
    path: '/api/acquisitions/search',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for acquisitions',
  },
  countAcquisitions: {
    method: 'POST',
    path: '/api/acquisitions/search/count',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for acquisitions',
  },
  getCompanyFunding: {
    method: 'GET',
    path: '/api/companies/:id/funding',
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
  getCompanyAcquisitions: {
    method: 'GET',
    path: '/api/companies/:id/acquisitions',
    audience: 'signed-in',
    failure: 'Failed to fetch company acquisitions',
  },
  getCompanyInvestments: {
    method: 'GET',
    path: '/api/companies/:id/investments',
    audience: 'signed-in',
    failure: 'Failed to fetch company investments',
  },
  getCompanyPortfolio: {
    method: 'GET',
    path: '/api/companies/:id/investments/portfolio',
    audience: 'signed-in',
    failure: 'Failed to fetch company portfolio',
  },
  queryCompanyPortfolio: {
    method: 'GET',
    path: '/query',
    selector: 'companyPorfolio',
    audience: 'signed-in',
    failure: 'Failed to fetch company portfolio',
  },
  getCompanyCoinvestors: {
    method: 'GET',
    path: '/api/companies/:id/investments/coinvestors',
    audience: 'signed-in',
    failure: 'Failed to fetch company coinvestors',
  },
} as const satisfies RouteTable;
