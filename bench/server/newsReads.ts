import type { Database } from '../../apps/fs-server/src/database/database.ts';
import type { DataClient } from '../../packages/data-client/src/index.ts';
import type { KnownCompanies, Read } from './companyReads.ts';
import { dataOf, itemAt } from './outcomes.ts';

export interface KnownNews {
  articleIds: readonly string[];
  categories: readonly string[];
  markets: readonly string[];
}

/** Articles, categories and markets that exist in the database. */
export async function findKnownNews({ kysely }: Database): Promise<KnownNews> {
  const articles = await kysely
    .selectFrom('articles')
    .select('id')
    // Editors of the sample world have articles that are published later.
    .where('published_at', '<=', new Date())
    .orderBy('word_count')
    .orderBy('id')
    .limit(500)
    .execute();
  const categories = await kysely.selectFrom('market_pulse_categories').select('slug').execute();
  const markets = await kysely.selectFrom('markets').select('id').orderBy('company_count', 'desc').limit(100).execute();
  return {
    articleIds: articles.map(({ id }) => id),
    categories: categories.map(({ slug }) => slug),
    markets: markets.map(({ id }) => id),
  };
}

/** Reads of the pages of news. */
export function newsReads(
  { articleIds, categories, markets }: KnownNews,
  { best }: KnownCompanies,
  { news }: DataClient,
): Read[] {
  return [
    ['news, all: a page', async (index) => dataOf(await news.getSectionNews('all', { offset: (index % 5) * 10 }))],
    ['news, a category: a page', async (index) => dataOf(await news.getSectionNews(itemAt(categories, index)))],
    ['news, a market: a page', async (index) => dataOf(await news.getSectionNews(itemAt(markets, index)))],
    [
      'news about words: a page, counted',
      async (index) => dataOf(await news.getNews({ rssSearch: itemAt(newsTexts, index) })),
    ],
    [
      'news of the best-known companies',
      async (index) => dataOf(await news.getNews({ companyId: itemAt(best, index).id })),
    ],
    ['an article', async (index) => dataOf(await news.getArticle(itemAt(articleIds, index), { queryEarned: true }))],
    ['top movers, all news', async () => dataOf(await news.getTopMovers('all'))],
    [
      'top movers, a category',
      async (index) => dataOf(await news.getTopMovers('all', { category: itemAt(categories, index) })),
    ],
  ];
}

/** Rare and frequent words, alone and together. None is the name of a company. */
const newsTexts = [
  ...['self driving', 'google cloud', 'the startup', 'climate', 'ipo', 'funding round', 'robots or drones'],
  ...['"artificial intelligence"', 'uber -lawsuit', 'president', 'new product', 'batter', 'privacy breach'],
] as const;
