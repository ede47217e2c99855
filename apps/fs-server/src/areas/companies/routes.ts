import type { companyRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { findCompany } from './repository.ts';

export function companyHandlers(database: Database): Handlers<typeof companyRoutes> {
  return {
    getCompany: async ({ params }) => {
      const company = await findCompany(database, params.id);
      if (!company) throw notFound();
      return company;
    },
  };
}
