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

/** Domains under which a name is more telling than the company's own (research §7). */
const tellingDomain = /\.(io|dev)$/i;

/** What is written of companies. */
export function companyArticleCalls(rest: RestTransport) {
  const calls = {
    /**
     * News of a company by its name; by its domain where that ends in `.io` or `.dev`, and then by the name after all
     * when there are no posts. No name gives the newest of all.
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

    /** The newest articles about a company, for signed-out users too, but for one that they have before them. */
    getPublicCompanyNews: (
      id: string,
      { omitId, ...options }: CallOptions & { omitId?: string } = {},
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getPublicCompanyNews', { params: { id }, query: { omitId } }, options),

    /** The newest articles about a company. */
    getCompanyNews: (
      id: string,
      { limit = limits.companyListPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getCompanyNews', { params: { id }, query: { _limit: limit } }, options),

    /** The newest articles on a company's own site. */
    getCompanyContent: (
      id: string,
      { limit = limits.companyContentPage, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Outcome<ArticleListItem[]>> =>
      rest.call('getCompanyContent', { params: { id }, query: { _limit: limit } }, options),
  } satisfies AreaCalls<typeof companyArticleRoutes>;
  return {
    ...calls,

    /** The company's own posts on one of its sites. */
    getRssBlog: async (
      { site, companyId }: { site: string; companyId: string },
      options?: CallOptions,
    ): Promise<Outcome<RssFeed>> => {
      const outcome = await rest.call('getRss', { query: { site, companyId } }, options);
      return outcome.ok ? outcome : { ...outcome, error: rssBlogFailure };
    },
  };
}
