import { limits, type peopleRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listNews } from '../company-articles/repository.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import {
  findPerson,
  listCompanyInvestments,
  listNamesakes,
  listPersonInvestments,
  listPositions,
} from './repository.ts';

const noCompanyInvestments = { company_investments: [], company_investment_count: 0 };

export function peopleHandlers(database: Database): Handlers<typeof peopleRoutes> {
  return {
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
