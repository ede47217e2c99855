import { type ArticleListItem, limits, type SourceCount } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { readItemsOf } from '../company-articles/repository.ts';

interface ArticlesWanted {
  offset: number;
  limit: number;
}

/** The newest articles about companies of the market. */
export function listMarketNews(database: Database, marketId: string, page: ArticlesWanted): Promise<ArticleListItem[]> {
  return readPage(database, marketId, sql`true`, page);
}

/** The newest articles on the companies' own sites. */
export function listMarketUpdates(
  database: Database,
  marketId: string,
  page: ArticlesWanted,
): Promise<ArticleListItem[]> {
  return readPage(database, marketId, sql`is_update`, page);
}

/** The newest articles that others published about the companies. */
export function listMarketEarned(
  database: Database,
  marketId: string,
  { since, ...page }: ArticlesWanted & { since: Date | null },
): Promise<ArticleListItem[]> {
  const isRecent = since === null ? sql`true` : sql`published_at >= ${since}`;
  return readPage(database, marketId, sql`is_earned and ${isRecent}`, page);
}

/** The number of these articles by source, the source with most first. */
export async function countEarnedSources(
  { kysely }: Database,
  marketId: string,
  since: Date | null,
): Promise<SourceCount[]> {
  const { rows } = await sql<SourceCount>`
    select site_name as source, count(*)::int as count
    from market_articles join articles on articles.id = article_id
    where market_id = ${marketId} and is_earned and market_articles.published_at <= now()
      and ${since === null ? sql`true` : sql`market_articles.published_at >= ${since}`}
    group by site_name order by count desc, site_name limit ${sql.lit(limits.earnedSources)}
  `.execute(kysely);
  return rows;
}

/** Finds ids first, so that texts, companies and keywords are read for the page only. */
async function readPage(
  database: Database,
  marketId: string,
  condition: RawBuilder<unknown>,
  { offset, limit }: ArticlesWanted,
): Promise<ArticleListItem[]> {
  const { rows } = await sql<{ id: string }>`
    ${keepPlan} select article_id as id from market_articles
    where market_id = ${marketId} and published_at <= now() and ${condition}
    order by published_at desc, article_id offset ${offset} limit ${sql.lit(limit)}
  `.execute(database.kysely);
  return readItemsOf(
    database,
    rows.map(({ id }) => id),
  );
}
