import { limits, type marketRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listCompaniesOfMarkets } from '../companies/companyLists.ts';
import { toSearchText } from '../companies/rules.ts';
import { countMarkets, findMarketProfile, listClosestMarkets, listMarkets } from './repository.ts';
import { requireMarket } from './requireMarket.ts';
import { parseMarketSort, toMarketId } from './rules.ts';

export function marketHandlers(database: Database): Handlers<typeof marketRoutes> {
  async function requireProfile(text: string, options: { hasInvestors: boolean }) {
    const { id } = await requireMarket(database, text);
    const profile = await findMarketProfile(database, id, options);
    if (!profile) throw notFound();
    return profile;
  }

  return {
    searchCategories: ({ query }) => listMarkets(database, { ...toMarketList(query), hasInvestors: true }),
    getPublicCategories: ({ query }) => listMarkets(database, { ...toMarketList(query), hasInvestors: false }),

    countCategories: async ({ query: { query } }) => ({ count: await countMarkets(database, toSearchText(query)) }),

    getClosestCategories: ({ query: { query } }) => listClosestMarkets(database, toSearchText(query)),

    getCategory: ({ params }) => requireProfile(params.id, { hasInvestors: true }),
    getPublicCategory: ({ params }) => requireProfile(params.id, { hasInvestors: false }),

    getCategoryCompanies: ({ body }) => listCompaniesOfMarkets(database, body.categoryIds.map(toMarketId)),
  };
}

interface MarketQuery {
  query: string;
  _sort?: string;
  _offset?: number;
  _limit?: number;
}

function toMarketList({ query, _sort = '', _offset = 0, _limit = limits.marketsByName }: MarketQuery) {
  return { text: toSearchText(query), sort: parseMarketSort(_sort), offset: _offset, limit: _limit };
}
