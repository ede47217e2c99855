import {
  type ArticleListItem,
  type companyArticleRoutes,
  limits,
  type Outcome,
  type RssFeed,
  rssBlogFailure,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Domains under which a name finds better news than the company's own domain (research §7). */
const tellingDomain = /\.(io|dev)$/i;

/** Calls for articles about companies. */
export function companyArticleCalls(rest: RestTransport) {
  const calls = {
    /**
     * Returns news of a company by name. For a domain that ends in `.io` or `.dev`, searches by domain first and by
     * name when that finds nothing. Without a name, returns the latest news.
     */
    getRss: async (
      { name = '', domain }: { name?: string; domain?: string | null },
      options?: CallOptions,
    ): Promise<Outcome<RssFeed>> => {
      const byName = () => rest.call('getRss', { query: { query: name } }, options);
      if (!domain || !tellingDomain.test(domain)) return byName();
      const byDomain = await rest.call('getRss', { query: { query: domain } }, options);
      return byDomain.ok && byDomain.data.posts.length === 0 ? byName() : byDomain;
    },

    /**
     * Returns the latest articles about a company, for signed-out users too, without the article that they are reading.
     */
    getPublicCompanyNews: (
      id: string,
      { omitId, ...options }: CallOptions & { omitId?: string } = {},
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getPublicCompanyNews', { params: { id }, query: { omitId } }, options),

    /** Returns the latest articles about a company. */
    getCompanyNews: (
      id: string,
      { limit = limits.companyListPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getCompanyNews', { params: { id }, query: { _limit: limit } }, options),

    /** Returns the latest articles on a company's own site. */
    getCompanyContent: (
      id: string,
      { limit = limits.companyContentPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getCompanyContent', { params: { id }, query: { _limit: limit } }, options),
  } satisfies AreaCalls<typeof companyArticleRoutes>;
  return {
    ...calls,

    /** Returns the company's own posts on one of its sites. */
    getRssBlog: async (
      { site, companyId }: { site: string; companyId: string },
      options?: CallOptions,
    ): Promise<Outcome<RssFeed>> => {
      const outcome = await rest.call('getRss', { query: { site, companyId } }, options);
      return outcome.ok ? outcome : { ...outcome, error: rssBlogFailure };
    },
  };
}
