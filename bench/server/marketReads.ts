import type { Database } from '../../apps/fs-server/src/database/database.ts';
import type { DataClient } from '../../packages/data-client/src/index.ts';
import type { Read } from './companyReads.ts';
import { dataOf, itemAt } from './outcomes.ts';

export interface KnownMarkets {
  /** The 100 with most companies. */
  largest: readonly string[];
  /** Spread over all markets with companies. */
  any: readonly string[];
  /** The topics with most articles. */
  topics: readonly string[];
  /** First day of the month of the newest round. */
  month: string;
}

/** Markets and topics that exist in the database. */
export async function findKnownMarkets({ kysely }: Database): Promise<KnownMarkets> {
  const bySize = (
    await kysely.selectFrom('markets').select('id').orderBy('company_count', 'desc').orderBy('id').execute()
  ).map(({ id }) => id);
  const topics = await kysely
    .selectFrom('keywords')
    .innerJoin('article_keywords', 'keyword_id', 'keywords.id')
    .select('keywords.name')
    .groupBy('keywords.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(100)
    .execute();
  const newest = await kysely
    .selectFrom('markets')
    .select(({ fn }) => fn.max('figures_as_of').as('day'))
    .executeTakeFirstOrThrow();
  const step = Math.max(1, Math.floor(bySize.length / 100));
  return {
    largest: bySize.slice(0, 100),
    any: bySize.filter((_, index) => index % step === 0),
    topics: topics.map(({ name }) => name),
    month: `${String(newest.day).slice(0, 7)}-01`,
  };
}

/** Reads of the pages of markets, by their size, and of topics. */
export function marketReads(
  { largest, any, topics, month }: KnownMarkets,
  { markets, keywords, news }: DataClient,
): Read[] {
  const parts: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    ['the market', async (id) => dataOf(await markets.getCategory(id))],
    ['news', async (id) => dataOf(await markets.getMarketNews(id))],
    ['updates', async (id) => dataOf(await markets.getCategoryUpdates(id))],
    ['earned content', async (id) => dataOf(await markets.getCategoryEarnedContent(id, { gte: '2000-01-01' }))],
    ['funding history', async (id) => dataOf(await markets.getCategoryFundingHistory(id))],
    ['recent funding', async (id) => dataOf(await markets.getCategoryRecentFunding(id))],
    ['recent funding, a month', async (id) => dataOf(await markets.getCategoryRecentFunding(id, { gte: month }))],
    ['top investors', async (id) => dataOf(await markets.getCategoryTopInvestors(id))],
    ['top companies', async (id) => dataOf(await markets.getCategoryTopCompanies(id))],
    [
      'top companies, filtered',
      async (id) =>
        dataOf(await markets.getCategoryTopCompanies(id, { location: 'San Francisco', status: 'operating' })),
    ],
    ['top companies, by a word', async (id) => dataOf(await markets.getCategoryTopCompanies(id, { query: 'net' }))],
    ['section of news', async (id) => dataOf(await news.getSectionNews(id))],
    ['top movers', async (id) => dataOf(await news.getTopMovers(id))],
  ];
  return [
    ...parts.flatMap(([what, read]): Read[] => [
      [`market, large: ${what}`, (index) => read(itemAt(largest, index))],
      [`market, any: ${what}`, (index) => read(itemAt(any, index))],
    ]),
    [
      'topic: articles and history',
      async (index) => {
        const name = [itemAt(topics, index)];
        const [articles, history] = await Promise.all([
          keywords.getKeywordArticles(name),
          keywords.getKeywordHistory(name),
        ]);
        dataOf(articles);
        dataOf(history);
      },
    ],
  ];
}
