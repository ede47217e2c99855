import { limits, type marketRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listCompaniesOfMarkets } from '../companies/companyLists.ts';
import { type CompanySearch, searchAndCount, searchCompanies } from '../companies/companySearch.ts';
import { toSearchText } from '../companies/rules.ts';
import { investmentScopeOf } from '../funding/investments.ts';
import { cachedPages } from '../static-files/cached.ts';
import { dayOf, parseSince } from '../watchlists/reads/since.ts';
import { countEarnedSources, listMarketEarned, listMarketNews, listMarketUpdates } from './marketArticles.ts';
import { listFundingYears, listRecentFunding, listTopInvestors } from './marketMoney.ts';
import { countMarkets, findMarketProfile, listClosestMarkets, listMarkets } from './repository.ts';
import { requireMarket } from './requireMarket.ts';
import { parseMarketSort, toCompanyFilters, toMarketId } from './rules.ts';

export function marketHandlers(database: Database): Handlers<typeof marketRoutes> {
  const findPage = cachedPages(database, (search: CompanySearch) => searchCompanies(database, search));
  const countPage = cachedPages(database, (search: CompanySearch) => searchAndCount(database, search));

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

    getCategoryUpdates: async ({ params, query }) => {
      const { id } = await requireMarket(database, params.id);
      return listMarketUpdates(database, id, toPage(query, limits.marketArticles));
    },

    getCategoryEarnedContent: async ({ params, query }) => {
      const { id } = await requireMarket(database, params.id);
      const page = toPage(query, limits.marketArticles);
      return listMarketEarned(database, id, { ...page, since: parseSince(query.gte) });
    },

    getCategoryEarnedSources: async ({ params, query }) => {
      const { id } = await requireMarket(database, params.id);
      return countEarnedSources(database, id, parseSince(query.gte));
    },

    getMarketNews: async ({ params, query }) => {
      const { id } = await requireMarket(database, params.id);
      return listMarketNews(database, id, toPage(query, limits.marketArticles));
    },

    getCategoryFundingHistory: async ({ params }) => {
      const { id } = await requireMarket(database, params.id);
      return listFundingYears(database, id);
    },

    getCategoryRecentFunding: async ({ params, query }) => {
      const { id } = await requireMarket(database, params.id);
      const since = parseSince(query.gte);
      return listRecentFunding(database, id, { ...toPage(query, limits.tablePage), since: since && dayOf(since) });
    },

    getCategoryTopInvestors: async ({ params, query: { _limit = limits.marketInvestors }, user }) => {
      const { id } = await requireMarket(database, params.id);
      return listTopInvestors(database, investmentScopeOf(user), id, _limit);
    },

    getCategoryTopCompanies: async ({ params, query }) => {
      const { id, companyCount } = await requireMarket(database, params.id);
      const filters = toCompanyFilters(id, query);
      const search = { filters, sort: [], ...toPage(query, limits.topCompanies) };
      // The first one is the market, whose companies are counted already.
      if (filters.length > 1) return countPage(search);
      return { companies: await findPage(search), total: companyCount };
    },
  };
}

interface MarketQuery {
  query: string;
  _sort?: string;
  _offset?: number;
  _limit?: number;
}

function toPage({ _offset = 0, _limit }: { _offset?: number; _limit?: number }, standard: number) {
  return { offset: _offset, limit: _limit ?? standard };
}

function toMarketList({ query, _sort = '', _offset = 0, _limit = limits.marketsByName }: MarketQuery) {
  return { text: toSearchText(query), sort: parseMarketSort(_sort), offset: _offset, limit: _limit };
}
