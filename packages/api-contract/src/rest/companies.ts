import type { RouteTable } from './route.ts';

/** Companies and what hangs on them (research §7). */
export const companyRoutes = {
  getCompanies: {
    method: 'GET',
    path: '/api/companies',
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
  getPublicCompanies: {
    method: 'GET',
    path: '/api-public/companies/search',
    audience: 'anyone',
    failure: 'Failed to search for companies',
  },
  searchCompanies: {
    method: 'POST',
    path: '/api/companies/search',
    audience: 'signed-in',
    failure: 'Failed to search for companies',
  },
  countCompanies: {
    method: 'POST',
    path: '/api/companies/search/count',
    audience: 'signed-in',
    failure: 'Failed to search for companies count',
  },
  sumCompanies: {
    method: 'POST',
    path: '/api/companies/search/facets',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to search for companies count',
  },
  getCompanyColumns: {
    method: 'POST',
    path: '/api/companies/columns',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
  getUrlMetrics: {
    method: 'GET',
    path: '/api/companies/url-metrics',
    audience: 'signed-in',
    failure: 'Failed to fetch company url metrics',
  },
  getCompaniesOverview: {
    method: 'GET',
    path: '/api/companies/overview',
    audience: 'signed-in',
    failure: 'Failed to fetch Companies overview',
  },
  getCompany: {
    method: 'GET',
    path: '/api/companies/:id',
    audience: 'signed-in',
    failure: 'Failed to fetch company details',
  },
  getCompanyOverview: {
    method: 'GET',
    path: '/api/companies/:id/overview',
    audience: 'signed-in',
    failure: 'Failed to fetch company details',
  },
  getRelatedCompanies: {
    method: 'GET',
    path: '/api/companies/:id/relatedCompaniesV2',
    audience: 'signed-in',
    failure: 'Failed to fetch related companies',
  },
  getSocialHistory: {
    method: 'GET',
    path: '/api/companies/:id/socials',
    audience: 'signed-in',
    failure: 'Failed to fetch social history',
  },
  getCompanyPeople: {
    method: 'GET',
    path: '/api/companies/:id/people',
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
  getCompanyScraperData: {
    method: 'GET',
    path: '/api/companies/:id/scraperData',
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
  getCompanyHeadquarters: {
    method: 'GET',
    path: '/api/companies/:id/headquarters',
    isAddition: true,
    audience: 'signed-in',
    failure: 'Failed to fetch company data',
  },
  searchCompanyEdges: {
    method: 'POST',
    path: '/api/companies/:id/search',
    audience: 'signed-in',
    failure: 'Failed to fetch company edge data',
  },
  countCompanyEdges: {
    method: 'POST',
    path: '/api/companies/:id/count',
    audience: 'signed-in',
    failure: 'Failed to counting company edge data',
  },
  getCompanyCategories: {
    method: 'GET',
    path: '/companies/:id/categories',
    audience: 'signed-in',
    failure: 'Failed to fetch tier 3 market categories for company',
  },
  getPodcast: {
    method: 'GET',
    path: '/query',
    selector: 'podcastId',
    audience: 'signed-in',
    failure: 'Failed to fetch podcasts',
  },
  getShareOfVoice: {
    method: 'GET',
    path: '/companies/sov/:categoryId',
    audience: 'signed-in',
    failure: 'Failed to fetch strength of voice for category',
  },
} as const satisfies RouteTable;
