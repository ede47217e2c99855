import { type CallInput, limits, type NewsArticle, type NewsPage, type newsRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { deleted, invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { parseIdList } from '../../values/idList.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import { toSearchText } from '../companies/rules.ts';
import { articlesAbout } from '../company-articles/articlesAbout.ts';
import { findNamedCompany } from '../company-articles/repository.ts';
import { requireFewCompanies } from '../watchlists/companyBounds.ts';
import { requireLists } from '../watchlists/requireLists.ts';
import { findArticlePage, findDeletion } from './articlePage.ts';
import {
  type ArticleCondition,
  aboutCompany,
  aboutLists,
  aboutWords,
  allOf,
  everywhere,
  inCategory,
  isCurated,
  isEarned,
  isFeatured,
  ofOtherStories,
  type Timeline,
} from './conditions.ts';
import { withPassages } from './passages.ts';
import { toArticleIds } from './rules.ts';
import { requireCategory, requireSection } from './sections.ts';
import { countStories, listStories } from './stories.ts';
import { readTopMovers } from './topMovers.ts';

/** @param primary The database without its replica, for rights. */
export function newsHandlers(database: Database, primary: Database): Handlers<typeof newsRoutes> {
  async function readPage(
    condition: ArticleCondition,
    page: { offset: number; limit: number; timeline?: Timeline | undefined; isFrequent?: boolean },
  ): Promise<NewsPage> {
    const [count, articles] = await Promise.all([
      countStories(database, condition, page.timeline),
      listStories(database, condition, page),
    ]);
    return { count, articles };
  }

  async function requireArticle(text: string, user: User | null, hasEarned: boolean): Promise<NewsArticle> {
    const ids = toArticleIds(text);
    const isEditor = user?.groups.includes('editors') ?? false;
    const article = await findArticlePage(database, ids, { isSignedIn: user !== null, isEditor, hasEarned });
    if (article) return article;
    const deletedAt = await findDeletion(database, ids);
    throw deletedAt ? deleted(deletedAt) : notFound();
  }

  return {
    getNews: async ({ query, user }) => {
      const { p = 1, r = limits.newsPage, queryEarned = false, omitFeatured = false } = query;
      const { condition, timeline, words } = await toSubject({ database, primary }, query, user);
      const conditions = [condition];
      if (queryEarned) conditions.push(isEarned);
      if (omitFeatured) {
        const featured = await listStories(database, isFeatured, { limit: limits.featuredArticles });
        conditions.push(ofOtherStories(featured.map(({ article }) => article.uuid)));
      }
      const page = await readPage(allOf(...conditions), {
        offset: (p - 1) * r,
        limit: r,
        timeline: conditions.length === 1 ? timeline : undefined,
      });
      return words === undefined ? page : { ...page, articles: await withPassages(database, page.articles, words) };
    },

    getFeaturedArticles: ({ query: { _limit = limits.featuredArticles } }) =>
      listStories(database, isFeatured, { limit: _limit }),

    getCuratedArticle: ({ params, user }) => requireArticle(params.id, user, false),

    getArticle: ({ params, query: { queryEarned = false }, user }) => requireArticle(params.id, user, queryEarned),

    getSectionNews: async ({ params, query: { _offset = 0, _limit = limits.newsPage, articles = true } }) => {
      const { category, market, condition, timeline } = await requireSection(database, params.section);
      const page = articles
        ? await readPage(condition, { offset: _offset, limit: _limit, timeline, isFrequent: true })
        : { count: await countStories(database, condition, timeline), articles: [] };
      return { ...page, category, market };
    },

    getSectionCurated: async ({ params, query: { _limit = limits.newsPage } }) => {
      const { condition } = await requireSection(database, params.section);
      return listStories(database, allOf(condition, isCurated), { limit: _limit });
    },

    getTopMovers: async ({ params, query }) => {
      const { condition } = await requireSection(database, params.section);
      if (query.category === undefined) return readTopMovers(database, condition);
      const { slug } = await requireCategory(database, query.category);
      return readTopMovers(database, allOf(condition, inCategory(slug)));
    },

    getNewsArticles: ({ query: { _offset = 0, _limit = limits.newsPage } }) =>
      listStories(database, isCurated, { offset: _offset, limit: _limit }),
  };
}

/** What news is about, and its articles by time where they are known without it. */
interface Subject {
  condition: ArticleCondition;
  timeline?: Timeline;
  /** The words that it is about. */
  words?: string;
}

/** What a request asks about. @throws HttpFailure 400, 404 */
async function toSubject(
  { database, primary }: { database: Database; primary: Database },
  query: CallInput<'getNews'>['query'],
  user: User | null,
): Promise<Subject> {
  const { source = toSource(query), companyId, uuid, listId, listIds, rssSearch } = query;
  if (source === undefined) return { condition: everywhere };
  if (source === 'companyId' || source === 'uuid') {
    const text = source === 'uuid' ? uuid : companyId;
    if (text === undefined) throw missing(source);
    const { id } = await requireCompany(database, text);
    return { condition: aboutCompany(id) };
  }
  if (source === 'rssSearch') {
    if (rssSearch === undefined) throw missing(source);
    return searchedFor(database, toSearchText(rssSearch));
  }
  const ids = [listId ?? [], listIds ?? []].flat();
  if (ids.length === 0) throw missing(source);
  const lists = [...new Set(parseIdList(ids, limits.watchlistsPerCall))];
  // A signed-out user can read no list, and learns of none.
  if (!user) throw notFound();
  await requireLists(primary, user, 'read', lists);
  await requireFewCompanies(primary, lists);
  return { condition: aboutLists(lists) };
}

function toSource({ companyId, uuid, listId, listIds, rssSearch }: CallInput<'getNews'>['query']) {
  if (companyId !== undefined) return 'companyId';
  if (listId !== undefined || listIds !== undefined) return 'listId';
  if (uuid !== undefined) return 'uuid';
  return rssSearch === undefined ? undefined : 'rssSearch';
}

async function searchedFor(database: Database, text: string): Promise<Subject> {
  if (text === '') return { condition: everywhere };
  const company = await findNamedCompany(database, text);
  if (company) return { condition: aboutCompany(company.id) };
  return { condition: aboutWords(text), timeline: await articlesAbout(database, text), words: text };
}

const missing = (source: string) => invalid(`Name what the source '${source}' means`);
