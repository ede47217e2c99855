import { type ArticleListItem, type CompanyMarket, limits, type RssPost } from '@fs/api-contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import { containsName } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import { mainCompanyId, sourceColumns } from './articlePlaces.ts';

/** The newest articles about the company. */
export function listNews(
  database: Database,
  companyId: string,
  { limit, omitId }: { limit: number; omitId?: string },
): Promise<ArticleListItem[]> {
  const about = selectAboutCompany(database, companyId).limit(sql.lit(limit));
  return readItems(
    (omitId === undefined ? about : about.where('articles.id', '<>', omitId)).$if(
      limit === limits.companyListPage,
      (usual) => usual.modifyFront(keepPlan),
    ),
  );
}

/** The newest articles on the company's own site. */
export function listOwned(database: Database, companyId: string, limit: number): Promise<ArticleListItem[]> {
  return readItems(
    selectAboutCompany(database, companyId)
      .where(isOnSiteOf(companyId))
      .limit(sql.lit(limit))
      .$if(limit === limits.companyContentPage, (usual) => usual.modifyFront(keepPlan)),
  );
}

/** The company's posts on one site, newest first. */
export async function listPosts(database: Database, companyId: string, site: string): Promise<RssPost[]> {
  return readPosts(selectAboutCompany(database, companyId).where(sql<boolean>`articles.host = lower(${site})`));
}

/**
 * Posts about the company with this name or domain, or else those with the text in their title. For an empty text, the
 * newest posts.
 */
export async function findPosts(database: Database, text: string): Promise<RssPost[]> {
  if (text === '') return readPosts(selectNewest(database));
  const company = await findNamedCompany(database, text);
  if (company) return readPosts(selectAboutCompany(database, company.id));
  return readPosts(selectNewest(database).where(containsName('search_title', text)));
}

/** The best-known company with this name or domain. */
export function findNamedCompany({ kysely }: Database, text: string): Promise<{ id: string } | undefined> {
  return kysely
    .selectFrom('organizations')
    .select('id')
    .where(sql<boolean>`search_name = lower(f_unaccent(${text})) or domain = lower(${text})`)
    .orderBy('prominence', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Keywords of the company's articles, most frequent first. */
export async function listKeywords({ kysely }: Database, companyId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom((used) =>
      used
        .selectFrom('article_organizations')
        .innerJoin('article_keywords', 'article_keywords.article_id', 'article_organizations.article_id')
        .select(['keyword_id', ({ fn }) => fn.countAll().as('uses')])
        .where('article_organizations.organization_id', '=', companyId)
        .where('article_organizations.arrived_at', '<=', sql<Date>`now()`)
        .groupBy('keyword_id')
        .as('used'),
    )
    .innerJoin('keywords', 'keywords.id', 'used.keyword_id')
    .select('keywords.name')
    .orderBy('used.uses', 'desc')
    .orderBy('keywords.name')
    .limit(sql.lit(limits.companyKeywords))
    .modifyFront(keepPlan)
    .execute();
  return rows.map(({ name }) => name);
}

export type Articles<Row> = SelectQueryBuilder<Tables, 'articles', Row>;

/** Every published article, newest first, to be filtered and limited. */
export function selectNewest({ kysely }: Database): Articles<object> {
  return kysely
    .selectFrom('articles')
    .where('articles.published_at', '<=', sql<Date>`now()`)
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id');
}

function selectAboutCompany(database: Database, companyId: string): Articles<object> {
  return selectNewest(database).where('articles.id', 'in', (mentions) =>
    mentions
      .selectFrom('article_organizations')
      .select('article_organizations.article_id')
      .where('article_organizations.organization_id', '=', companyId),
  );
}

function isOnSiteOf(companyId: string): RawBuilder<boolean> {
  return sql`articles.host = (select domain from organizations where id = ${companyId})`;
}

/** The published articles of these ids as list items, newest first. */
export async function readItemsOf(database: Database, ids: readonly string[]): Promise<ArticleListItem[]> {
  if (ids.length === 0) return [];
  return readItems(
    selectNewest(database)
      .where(sql<boolean>`articles.id = any(${padIds(ids)}::text[])`)
      .modifyFront(keepPlan),
  );
}

/** Reads the selected articles as list items, each with its main company, markets and keywords. */
export async function readItems(articles: Articles<object>): Promise<ArticleListItem[]> {
  const rows = await articles
    .select([
      ...sourceColumns,
      'articles.title',
      'articles.description',
      'articles.image_url',
      'articles.word_count',
      'articles.published_at',
      sql<CompanyMarket[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', markets.id, 'name', markets.name) order by position)
        from organization_markets join markets on markets.id = market_id
        where organization_id = ${mainCompanyId}
      ), '[]')`.as('markets'),
      sql<string[]>`array(
        select keywords.name from article_keywords join keywords on keywords.id = keyword_id
        where article_id = articles.id order by position
      )`.as('keywords'),
    ])
    .execute();
  return rows.map((row) => ({
    article: {
      uuid: row.id,
      title: row.title,
      description: row.description,
      image: row.image_url,
      url: row.url,
      site_name: row.site_name,
      word_count: row.word_count,
      published_time: row.published_at.toISOString(),
    },
    markets: row.markets,
    keywords: row.keywords,
    organization: row.organization,
    curated_article: row.curated_article,
    earned_content: row.earned_content,
  }));
}

async function readPosts(articles: Articles<object>): Promise<RssPost[]> {
  const rows = await articles
    .select(['id', 'title', 'description', 'url as link', 'image_url as image', 'site_name as source', 'published_at'])
    .limit(limits.companyListPage)
    .execute();
  return rows.map(({ published_at, ...post }) => ({ ...post, published_time: published_at.toISOString() }));
}
