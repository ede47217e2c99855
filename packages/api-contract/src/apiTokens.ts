import type { RouteName } from './rest/routes.ts';

/** What a personal API token may read. */
export const apiScopes = ['research', 'watchlists'] as const;

export type ApiScope = (typeof apiScopes)[number];

/** How long a token can be valid, in days. */
export const apiTokenDays = [30, 90, 365] as const;

export type ApiTokenLifetime = (typeof apiTokenDays)[number];

/** Every token begins with it, so that scanners of published code recognize one. */
export const apiTokenPrefix = 'fs_';

/** The calls that accept a token, by the scope that it needs. All of them read only; every other call needs a login. */
export const apiCalls = {
  research: [
    'getCompanies',
    'searchCompanies',
    'countCompanies',
    'sumCompanies',
    'getCompaniesOverview',
    'getCompany',
    'getCompanyOverview',
    'getRelatedCompanies',
    'getSocialHistory',
    'getCompanyPeople',
    'getCompanyNews',
    'getCompanyContent',
    'searchFundings',
    'countFundings',
    'sumFundings',
    'searchInvestors',
    'countInvestors',
    'searchAcquisitions',
    'countAcquisitions',
    'getCompanyFunding',
    'getCompanyAcquisitions',
    'getCompanyInvestments',
    'getCompanyPortfolio',
    'getCompanyCoinvestors',
    'searchPeople',
    'countPeople',
    'getPerson',
    'searchCategories',
    'getCategory',
    'getCategoryUpdates',
    'getCategoryFundingHistory',
    'getCategoryRecentFunding',
    'getCategoryTopInvestors',
    'getCategoryTopCompanies',
    'quickSearch',
    'searchAll',
    'searchKeywords',
  ],
  watchlists: [
    'getListSummaries',
    'getList',
    'getListFigures',
    'getListSocials',
    'getListFunding',
    'getListAcquisitions',
    'getListInvestments',
    'getWatchlistCompanies',
    'getWatchlistFunding',
    'getWatchlistInvestments',
    'getWatchlistAcquisitions',
    'getWatchlistPeople',
    'getDashboardEvents',
    'getDashboardUpdates',
  ],
} as const satisfies Record<ApiScope, readonly RouteName[]>;
