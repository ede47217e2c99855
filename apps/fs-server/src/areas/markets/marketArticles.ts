import type { ArticleListItem } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { mainCompanyId } from '../company-articles/articlePlaces.ts';
import { readItems, selectNewest } from '../company-articles/repository.ts';

interface ArticlesWanted {
  offset: number;
  limit: number;
}

/** The newest articles about companies of the market. */
export function listMarketNews(database: Database, marketId: string, page: ArticlesWanted): Promise<ArticleListItem[]> {
  return listAbout(database, marketId, sql`true`, page);
}

/** The newest articles on the companies' own sites. */
export function listMarketUpdates(
  database: Database,
  marketId: string,
  page: ArticlesWanted,
): Promise<ArticleListItem[]> {
  // Few articles are on the site of a company that they are about: those are found first.
  const isOnSite = sql`articles.id in (
    select article_id
    from organization_markets
      join article_organizations using (organization_id)
      join organizations on organizations.id = organization_id
      join articles as found on found.id = article_id and found.host = organizations.domain
    where market_id = ${marketId}
  )`;
  return readPage(database, sql`${isOnSite} and ${isOwned}`, page);
}

/** The newest articles that others published about the companies. */
export function listMarketEarned(
  database: Database,
  marketId: string,
  { since, ...page }: ArticlesWanted & { since: Date | null },
): Promise<ArticleListItem[]> {
  const isRecent = since === null ? sql`true` : sql`articles.published_at >= ${since}`;
  return listAbout(database, marketId, sql`articles.url is not null and ${isRecent} and not ${isOwned}`, page);
}

const isOwned = sql<boolean>`coalesce(
  articles.host = (select domain from organizations where organizations.id = ${mainCompanyId}), false
)`;

function listAbout(
  database: Database,
  marketId: string,
  condition: RawBuilder<unknown>,
  page: ArticlesWanted,
): Promise<ArticleListItem[]> {
  const isAbout = sql`articles.id in (
    select article_id from article_organizations join organization_markets using (organization_id)
    where market_id = ${marketId}
  )`;
  return readPage(database, sql`${isAbout} and ${condition}`, page);
}

/** Finds ids first, so that texts, companies and keywords are read for the page only. */
async function readPage(
  database: Database,
  condition: RawBuilder<unknown>,
  { offset, limit }: ArticlesWanted,
): Promise<ArticleListItem[]> {
  const page = await selectNewest(database)
    .select('articles.id')
    .where(sql<boolean>`${condition}`)
    .offset(offset)
    .limit(limit)
    .execute();
  if (page.length === 0) return [];
  return readItems(
    selectNewest(database).where(
      'articles.id',
      'in',
      page.map(({ id }) => id),
    ),
  );
}
