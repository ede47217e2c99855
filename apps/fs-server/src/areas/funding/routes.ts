import { type AcquisitionFilter, type fundingRoutes, type InvestorFilter, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { toUniqueOrders } from '../../http/toUniqueOrders.ts';
import { currentDay } from '../../values/currentDay.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { cachedFor, cachedPages } from '../static-files/cached.ts';
import { type AcquisitionSearch, countAcquisitions, searchAcquisitions } from './acquisitionSearch.ts';
import {
  countFundings,
  type FundingConditions,
  type FundingSearch,
  searchFundings,
  sumFundings,
} from './fundingSearch.ts';
import { investmentScopeOf } from './investments.ts';
import { countInvestors, type InvestorSearch, searchInvestors } from './investorSearch.ts';
import {
  listAcquisitions,
  listCoinvestors,
  listInvestments,
  listPortfolio,
  listRounds,
  sumFunding,
} from './repository.ts';

/** Searches of which counts and totals are cached, as those of companies are. */
const keptSearches = 500;

export function fundingHandlers(database: Database): Handlers<typeof fundingRoutes> {
  const bySearch = {
    topics: ['companies'] as const,
    keyOf: ({ scope, filters }: FundingConditions) => JSON.stringify([scope, currentDay(), filters]),
    entries: keptSearches,
  };
  const countMatches = cachedFor(database, bySearch, (conditions) => countFundings(database, conditions));
  const sumMatches = cachedFor(database, bySearch, (conditions) => sumFundings(database, conditions));

  const byFilters = {
    topics: ['companies'] as const,
    keyOf: (filters: readonly unknown[]) => JSON.stringify(filters),
    entries: keptSearches,
  };
  const countKnown = cachedFor(database, byFilters, (filters: readonly InvestorFilter[]) =>
    countInvestors(database, filters),
  );
  const countDeals = cachedFor(database, byFilters, (filters: readonly AcquisitionFilter[]) =>
    countAcquisitions(database, filters),
  );

  const findRounds = cachedPages(database, (search: FundingSearch) => searchFundings(database, search));
  const findInvestors = cachedPages(database, (search: InvestorSearch) => searchInvestors(database, search));
  const findDeals = cachedPages(database, (search: AcquisitionSearch) => searchAcquisitions(database, search));

  return {
    searchFundings: ({ user, body: { filters = [], sort = [], offset = 0, limit = limits.tablePage } }) =>
      findRounds({ scope: investmentScopeOf(user), filters, sort: toUniqueOrders(sort), offset, limit }),

    countFundings: async ({ user, body: { filters = [] } }) => ({
      count: await countMatches({ scope: investmentScopeOf(user), filters }),
    }),

    sumFundings: ({ user, body: { filters = [] } }) => sumMatches({ scope: investmentScopeOf(user), filters }),

    searchInvestors: ({ body: { filters = [], sort = [], offset = 0, limit = limits.tablePage } }) =>
      findInvestors({ filters, sort: toUniqueOrders(sort), offset, limit }),

    countInvestors: async ({ body: { filters = [] } }) => ({ count: await countKnown(filters) }),

    searchAcquisitions: ({ body: { filters = [], sort = [], offset = 0, limit = limits.tablePage } }) =>
      findDeals({ filters, sort: toUniqueOrders(sort), offset, limit }),

    countAcquisitions: async ({ body: { filters = [] } }) => ({ count: await countDeals(filters) }),

    getCompanyFunding: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      const [funding, rounds] = await Promise.all([sumFunding(database, id), listRounds(database, id)]);
      return { funding, funding_rounds: rounds };
    },

    getCompanyAcquisitions: async ({ params }) => {
      const { id } = await requireCompany(database, params.id);
      return listAcquisitions(database, id, 'acquirer');
    },

    getCompanyInvestments: async ({ params, query: { _limit = limits.companyListPage }, user }) => {
      const { id } = await requireCompany(database, params.id);
      return listInvestments(database, investmentScopeOf(user), id, _limit);
    },

    getCompanyPortfolio: async ({ params, user }) => {
      const { id } = await requireCompany(database, params.id);
      return listPortfolio(database, investmentScopeOf(user), id, limits.companyDeals);
    },

    queryCompanyPortfolio: async ({ query: { uuid }, user }) => {
      const { id } = await requireCompany(database, uuid);
      return listPortfolio(database, investmentScopeOf(user), id, limits.companyDeals);
    },

    getCompanyCoinvestors: async ({ params, user }) => {
      const { id } = await requireCompany(database, params.id);
      return listCoinvestors(database, investmentScopeOf(user), id, limits.companyDeals);
    },
  };
}
