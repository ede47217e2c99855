import {
  type ArticleCompany,
  type ArticleLink,
  type ArticleListItem,
  type CompanyCard,
  limits,
  type MarketPulse,
  type NewsArticle,
} from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { companyCard, formatLocation, lastRound } from '../companies/companyColumns.ts';
import { mainCompanyId } from '../company-articles/articlePlaces.ts';
import { readItemsOf } from '../company-articles/repository.ts';
import { inCategory } from './conditions.ts';
import { findReportedAcquisition, findReportedRound } from './reportedDeals.ts';
import { isShown, type LinkRow, linkColumns, listSources, toLink } from './stories.ts';

interface Caller {
  isSignedIn: boolean;
  /** Editors also see what is to be published later. */
  isEditor: boolean;
  /** Whether articles of others are found, too. */
  hasEarned: boolean;
}

/** The first of these articles with all that its page shows; undefined if there is none for the caller. */
export async function findArticlePage(
  database: Database,
  ids: readonly string[],
  caller: Caller,
): Promise<NewsArticle | undefined> {
  for (const id of ids) {
    const article = await findOne(database, id, caller);
    if (article) return article;
  }
  return undefined;
}

async function findOne(database: Database, id: string, caller: Caller): Promise<NewsArticle | undefined> {
  const row = await findArticle(database, id);
  if (!row) return undefined;
  const scheduled = row.published_at > new Date();
  const item = toLink(row);
  if ((scheduled && !caller.isEditor) || (item.curated_article === null && !caller.hasEarned)) return undefined;
  const { organizations } = row;
  const article = {
    text: `${row.title} ${row.description}`,
    publishedAt: row.published_at,
    companyIds: organizations.map((company) => company.id),
  };
  const [round, acquisition, related, [previous, next]] = await Promise.all([
    findReportedRound(database, article),
    findReportedAcquisition(database, article),
    listRelated(database, row),
    findNeighbors(database, row),
  ]);
  const sources = await listSources(database, [row.id, ...related.map((each) => each.article.uuid)]);
  const { investors, ...publicRound } = round ?? {};
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    // The whole text of what others wrote remains with them.
    content: item.curated_article ? row.content : '',
    image: row.image_url,
    published_time: item.published_time,
    featured: row.is_featured,
    mpn_category: row.market_pulse_category,
    summary: row.key_points,
    article_id: row.id,
    org_id: organizations[0]?.id ?? null,
    keywords: row.keywords,
    url: row.url,
    site: row.host || null,
    site_name: row.site_name,
    word_count: row.word_count,
    scheduled,
    category: row.category,
    curated_article: item.curated_article,
    earned_content: item.earned_content,
    organization: row.company && toArticleCompany(row.company),
    organizations,
    markets: row.markets,
    round: caller.isSignedIn ? round : round && (publicRound as NonNullable<NewsArticle['round']>),
    acquisition,
    sources: sources.get(row.id) ?? [],
    related: related.map((each) => ({ ...each, sources: sources.get(each.article.uuid) ?? [] })),
    previous,
    next,
  };
}

/** When the article was deleted; undefined for one that never was. */
export async function findDeletion({ kysely }: Database, ids: readonly string[]): Promise<Date | undefined> {
  const row = await kysely
    .selectFrom('deleted_articles')
    .select('deleted_at')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return row?.deleted_at;
}

type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

function findArticle({ kysely }: Database, id: string) {
  return kysely
    .selectFrom('articles')
    .select([
      ...linkColumns,
      'articles.description',
      'articles.content',
      'articles.image_url',
      'articles.host',
      'articles.word_count',
      'articles.key_points',
      'articles.story_id',
      'articles.is_featured',
      'articles.market_pulse_category',
      sql<MarketPulse | null>`(
        select jsonb_build_object('slug', slug, 'label', label, 'order', sort_order)
        from market_pulse_categories where slug = market_pulse_category
      )`.as('category'),
      sql<CompanyCard[]>`coalesce((
        select jsonb_agg(${companyCard('organizations')} order by position)
        from (
          select organization_id, position from article_organizations where article_id = articles.id
          order by position limit ${sql.lit(limits.articleCompanies)}
        ) as mentions join organizations on organizations.id = organization_id
      ), '[]')`.as('organizations'),
      mainCompany.as('company'),
      sql<NewsArticle['markets']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', markets.id, 'name', markets.name) order by position)
        from organization_markets join markets on markets.id = market_id
        where organization_id = ${mainCompanyId}
      ), '[]')`.as('markets'),
      sql<string[]>`array(
        select keywords.name from article_keywords join keywords on keywords.id = keyword_id
        where article_id = articles.id order by position
      )`.as('keywords'),
    ])
    .where('articles.id', '=', id)
    .modifyFront(keepPlan)
    .executeTakeFirst();
}

type CompanyRow = Omit<ArticleCompany, 'location'> & Parameters<typeof formatLocation>[0];

const mainCompany = sql<CompanyRow | null>`(
  select json_build_object(
    'id', id, 'name', name, 'logo_url', logo_url, 'kind', kind, 'status', status,
    'short_description', short_description, 'city', city, 'state_code', state_code, 'country_code', country_code,
    'founded_on', founded_on, 'employee_count', employee_count, 'total_funding_usd', total_funding_usd,
    'round_count', funding_round_count, 'last_funding_on', last_funding_on, 'last_round', ${lastRound}
  )
  from organizations where id = ${mainCompanyId}
)`;

function toArticleCompany({ city, state_code, country_code, ...company }: CompanyRow): ArticleCompany {
  return { ...company, location: formatLocation({ city, state_code, country_code }) };
}

/** Of each of this many companies this many articles are looked through, and as many that are near in time. */
const relatedCompanies = 5;
const relatedOfCompany = 20;
const relatedInTime = 60;

/**
 * Articles that share most companies and keywords with this one, without those of its story. Looked for among the
 * newest of its companies and those published around it, so that a frequent keyword costs no more than a rare one.
 */
async function listRelated(database: Database, { id, story_id, published_at }: ArticleRow): Promise<ArticleListItem[]> {
  const story = story_id ?? id;
  const near = (order: 'asc' | 'desc') => sql`(
    select articles.id from articles
    where published_at ${order === 'asc' ? sql`>=` : sql`<=`} ${published_at} and published_at <= now()
    order by published_at ${sql.raw(order)} limit ${sql.lit(relatedInTime)}
  )`;
  const { rows } = await sql<{ id: string }>`${keepPlan}
    with own_companies as materialized (
      select organization_id from article_organizations where article_id = ${id}
      order by position limit ${sql.lit(relatedCompanies)}
    ), candidates as materialized (
      select of_company.article_id as id from own_companies cross join lateral (
        select article_id from article_organizations
        where article_organizations.organization_id = own_companies.organization_id
        order by arrived_at desc, article_id limit ${sql.lit(relatedOfCompany)}
      ) as of_company
      union ${near('desc')} union ${near('asc')}
    ), shared as (
      select article_id, 3 as points from candidates join article_organizations on article_id = candidates.id
      where organization_id = any(array(select organization_id from own_companies))
      union all
      select article_id, 1 from candidates join article_keywords on article_id = candidates.id
      where keyword_id = any(array(select keyword_id from article_keywords where article_id = ${id}))
    ), scored as (
      select article_id as id, sum(points) as score from shared group by article_id
    )
    select articles.id from scored join articles using (id)
    where articles.id <> ${story} and articles.story_id is null and published_at <= now()
    order by score desc, published_at desc, articles.id limit ${sql.lit(limits.relatedArticles)}
  `.execute(database.kysely);
  const order = new Map(rows.map((row, index) => [row.id, index]));
  const items = await readItemsOf(database, [...order.keys()]);
  return items.sort((one, other) => (order.get(one.article.uuid) ?? 0) - (order.get(other.article.uuid) ?? 0));
}

/** The next newer and the next older story of the article's section. */
async function findNeighbors(database: Database, row: ArticleRow): Promise<[ArticleLink | null, ArticleLink | null]> {
  if (row.market_pulse_category === null) return [null, null];
  const condition = inCategory(row.market_pulse_category);
  const stories = database.kysely
    .selectFrom('articles')
    .select(linkColumns)
    .where(condition('articles'))
    .where(isShown(condition))
    .where('articles.published_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`coalesce(articles.story_id, articles.id) <> ${row.story_id ?? row.id}`)
    .limit(sql.lit(1));
  // Of the same instant, the id decides, as in lists. The index is entered by the first comparison alone.
  const newer = sql<boolean>`articles.published_at >= ${row.published_at}
    and (articles.published_at > ${row.published_at} or articles.id < ${row.id})`;
  const older = sql<boolean>`articles.published_at <= ${row.published_at}
    and (articles.published_at < ${row.published_at} or articles.id > ${row.id})`;
  const { rows } = await sql<LinkRow & { is_newer: boolean }>`${keepPlan}
    ${stories
      .select(sql<boolean>`true`.as('is_newer'))
      .where(newer)
      .orderBy('articles.published_at')
      .orderBy('articles.id', 'desc')}
    union all
    ${stories
      .select(sql<boolean>`false`.as('is_newer'))
      .where(older)
      .orderBy('articles.published_at', 'desc')
      .orderBy('articles.id')}
  `.execute(database.kysely);
  const previous = rows.find(({ is_newer }) => is_newer);
  const next = rows.find(({ is_newer }) => !is_newer);
  return [previous ? toLink(previous) : null, next ? toLink(next) : null];
}
