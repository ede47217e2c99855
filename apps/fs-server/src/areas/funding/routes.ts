import { type fundingRoutes, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { toUniqueOrders } from '../../http/toUniqueOrders.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { countFundings, searchFundings, sumFundings } from './fundingSearch.ts';
import { investmentScopeOf } from './investments.ts';
import {
  listAcquisitions,
  listCoinvestors,
  listInvestments,
  listPortfolio,
  listRounds,
  sumFunding,
} from './repository.ts';

export function fundingHandlers(database: Database): Handlers<typeof fundingRoutes> {
  return {
    searchFundings: ({ user, body: { filters = [], sort = [], offset = 0, limit = limits.tablePage } }) =>
      searchFundings(database, { scope: investmentScopeOf(user), filters, sort: toUniqueOrders(sort), offset, limit }),

    countFundings: async ({ user, body: { filters = [] } }) => ({
      count: await countFundings(database, { scope: investmentScopeOf(user), filters }),
    }),

    sumFundings: ({ user, body: { filters = [] } }) =>
      sumFundings(database, { scope: investmentScopeOf(user), filters }),

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
