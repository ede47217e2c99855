import { limits, type PersonFilter, type peopleRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { toUniqueOrders } from '../../http/toUniqueOrders.ts';
import { listNews } from '../company-articles/repository.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { cachedFor } from '../static-files/cached.ts';
import { countPeople, searchPeople } from './peopleSearch.ts';
import {
  findPerson,
  listCompanyInvestments,
  listNamesakes,
  listPersonInvestments,
  listPositions,
} from './repository.ts';

/** Searches of which the counts are cached, as those of companies are. */
const keptSearches = 500;

const noCompanyInvestments = { company_investments: [], company_investment_count: 0 };

export function peopleHandlers(database: Database): Handlers<typeof peopleRoutes> {
  const byFilters = {
    topics: ['companies'] as const,
    keyOf: (filters: readonly PersonFilter[]) => JSON.stringify(filters),
    entries: keptSearches,
  };
  const countMatches = cachedFor(database, byFilters, (filters: readonly PersonFilter[]) =>
    countPeople(database, filters),
  );

  return {
    searchPeople: ({ body: { filters = [], sort = [], offset = 0, limit = limits.tablePage } }) =>
      searchPeople(database, { filters, sort: toUniqueOrders(sort), offset, limit }),

    countPeople: async ({ body: { filters = [] } }) => ({ count: await countMatches(filters) }),

    getPerson: async ({ params: { id }, user }) => {
      const found = await findPerson(database, id);
      if (!found) throw notFound();
      const scope = investmentScopeOf(user);
      const companyId = found.organization?.id;
      const [positions, investments, companyInvestments, articles, namesakes] = await Promise.all([
        listPositions(database, id),
        listPersonInvestments(database, scope, id),
        companyId === undefined ? noCompanyInvestments : listCompanyInvestments(database, scope, { id, companyId }),
        found.organization ? listNews(database, found.organization.id, { limit: limits.companyListPage }) : [],
        listNamesakes(database, found),
      ]);
      const { search_name: _key, ...person } = found;
      return { ...person, positions, ...investments, ...companyInvestments, articles, ...namesakes };
    },
  };
}
