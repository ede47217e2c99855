import { limits } from '@fs/api-contract';
import { countCompanies, findCompanyIds } from './areas/companies/companySearch.ts';
import { listCompanies } from './areas/companies/repository.ts';
import { countFundings, findFundingIds, listFundings } from './areas/funding/fundingSearch.ts';
import { investmentScopeOf } from './areas/funding/investments.ts';
import { findItems, readListedCompanies } from './areas/watchlists/reads/companies.ts';
import { requireList } from './areas/watchlists/requireLists.ts';
import type { Database } from './database/database.ts';
import { type RowSources, readInParts } from './http/rowStreams.ts';
import { toUniqueOrders } from './http/toUniqueOrders.ts';

/** Row sources for streams. They read only ids at first, in order, and then the rows at the pace of the client. Lists are read from `database`. */
export function createRowSources(database: Database, research: Database = database): RowSources {
  const first = { offset: 0, limit: limits.exportedRows };
  const readTotal = async (ids: readonly unknown[], count: () => Promise<number>) =>
    ids.length < limits.exportedRows ? ids.length : count();
  return {
    companies: async ({ body: { filters = [], sort = [] } }) => {
      const ids = await findCompanyIds(research, { filters, sort: toUniqueOrders(sort), ...first });
      return {
        total: await readTotal(ids, () => countCompanies(research, filters)),
        parts: readInParts(ids, (part) => listCompanies(research, part)),
      };
    },
    fundings: async ({ user, body: { filters = [], sort = [] } }) => {
      const conditions = { scope: investmentScopeOf(user), filters };
      const ids = await findFundingIds(research, { ...conditions, sort: toUniqueOrders(sort), ...first });
      return {
        total: await readTotal(ids, () => countFundings(research, conditions)),
        parts: readInParts(ids, (part) => listFundings(research, part)),
      };
    },
    watchlistCompanies: async ({ user, params: { id }, body: { filters = [], sort = [] } }) => {
      await requireList(database, user, 'read', id);
      const items = await findItems(database, id, { filters, sort: toUniqueOrders(sort) });
      return { total: items.length, parts: readListedCompanies(database, user, id, items) };
    },
  };
}
