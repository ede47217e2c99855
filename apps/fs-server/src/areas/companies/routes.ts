import type { companyRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { findCompany, searchCompaniesByName } from './repository.ts';
import { toCompanyId, toSearchText } from './rules.ts';

export function companyHandlers(database: Database): Handlers<typeof companyRoutes> {
  return {
    getCompanies: async ({ query }) => {
      const text = toSearchText(query.query);
      return text === '' ? [] : searchCompaniesByName(database, text);
    },

    getCompany: async ({ params }) => {
      const id = toCompanyId(params.id);
      const company = id ? await findCompany(database, id) : undefined;
      if (!company) throw notFound();
      return company;
    },
  };
}
