import { limits } from '@fs/api-contract';
import { countCompanies, findCompanyIds } from './areas/companies/companySearch.ts';
import { listCompanies } from './areas/companies/repository.ts';
import { countFundings, findFundingIds, listFundings } from './areas/funding/fundingSearch.ts';
import { describe, findSeen } from './areas/watchlists/reads/companies.ts';
import { requireList } from './areas/watchlists/requireLists.ts';
import type { Database } from './database/database.ts';
import { inParts, type RowSources } from './http/rowStreams.ts';
import { toOrders } from './http/toOrders.ts';

/** Ids first, in their order: some bytes each. What they stand for is read while the user takes it. */
export function rowSources(database: Database): RowSources {
  const first = { offset: 0, limit: limits.exportedRows };
  const totalOf = async (ids: readonly unknown[], count: () => Promise<number>) =>
    ids.length < limits.exportedRows ? ids.length : count();
  return {
    companies: async ({ body: { filters = [], sort = [] } }) => {
      const ids = await findCompanyIds(database, { filters, sort: toOrders(sort), ...first });
      return {
        total: await totalOf(ids, () => countCompanies(database, filters)),
        parts: inParts(ids, (part) => listCompanies(database, part)),
      };
    },
    fundings: async ({ body: { filters = [], sort = [] } }) => {
      const ids = await findFundingIds(database, { filters, sort: toOrders(sort), ...first });
      return {
        total: await totalOf(ids, () => countFundings(database, filters)),
        parts: inParts(ids, (part) => listFundings(database, part)),
      };
    },
    watchlistCompanies: async ({ user, params: { id }, body: { filters = [], sort = [] } }) => {
      await requireList(database, user, 'read', id);
      const items = await findSeen(database, id, { filters, sort: toOrders(sort) });
      return { total: items.length, parts: inParts(items, (part) => describe(database, user, part, null)) };
    },
  };
}
