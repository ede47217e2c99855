import { type companyArticleRoutes, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { toKeptId } from '../companies/keptCompanies.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { toSearchText } from '../companies/rules.ts';
import { findPosts, listNews, listOwned, listPosts } from './repository.ts';

export function companyArticleHandlers(database: Database): Handlers<typeof companyArticleRoutes> {
  return {
    getRss: async ({ query: { query = '', site, companyId } }) => {
      if (site === undefined) return { posts: await findPosts(database, toSearchText(query)) };
      const id = await toKeptId(database, companyId ?? '');
      return { posts: id === null ? [] : await listPosts(database, id, toSearchText(site)) };
    },

    getPublicCompanyNews: async ({ params, query: { omitId } }) => {
      const { id } = await requireCompany(database, params.id);
      return listNews(database, id, { limit: limits.companyListPage, omitId });
    },

    getCompanyNews: async ({ params, query: { _limit = limits.companyListPage } }) => {
      const { id } = await requireCompany(database, params.id);
      return listNews(database, id, { limit: _limit });
    },

    getCompanyContent: async ({ params, query: { _limit = limits.companyContentPage } }) => {
      const { id } = await requireCompany(database, params.id);
      return listOwned(database, id, _limit);
    },
  };
}
