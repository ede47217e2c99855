import type { marketRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listCompaniesOfMarkets } from '../companies/companyLists.ts';
import { toSearchText } from '../companies/rules.ts';
import { findMarket, searchMarkets } from './repository.ts';
import { toMarketId, toMarketSlug } from './rules.ts';

export function marketHandlers(database: Database): Handlers<typeof marketRoutes> {
  return {
    searchCategories: ({ query }) => searchMarkets(database, toSearchText(query.query)),

    getCategory: async ({ params }) => {
      const market = await findMarket(database, { id: toMarketId(params.id), slug: toMarketSlug(params.id) });
      if (!market) throw notFound();
      return market;
    },

    getCategoryCompanies: ({ body }) => listCompaniesOfMarkets(database, body.categoryIds.map(toMarketId)),
  };
}
