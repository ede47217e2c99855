import { type ArticleLink, limits, type NewsItem } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import { sourceColumns } from '../company-articles/articlePlaces.ts';
import { readItemsOf } from '../company-articles/repository.ts';
import type { ArticleCondition, Timeline } from './conditions.ts';

interface Page {
  offset?: number;
  limit: number;
  /** The articles of the condition by time, if there is a table of them. */
  timeline?: Timeline | undefined;
  /** Whether the first page is asked for so often, with so few conditions, that the database keeps its plan. */
  isFrequent?: boolean;
}

/**
 * One page of the stories with an article that matches, the newest first. Each story is shown once: by its
 * main article or, if that one doesn't match, by its earliest that does.
 */
export async function listStories(
  database: Database,
  condition: ArticleCondition,
  { offset = 0, limit, timeline, isFrequent = false }: Page,
): Promise<NewsItem[]> {
  const start = offset === 0 ? sql`` : sql`offset ${offset}`;
  const { rows } = await sql<{ id: string }>`
    ${isFrequent && offset === 0 && limit === limits.newsPage ? keepPlan : sql``} select id from ${timeline ?? sql`articles`} as articles
    where published_at <= now() and ${timeline ? sql`true` : condition('articles')} and ${isShown(condition)}
    order by published_at desc, id ${start} limit ${sql.lit(limit)}
  `.execute(database.kysely);
  return withSources(
    database,
    readItemsOf(
      database,
      rows.map(({ id }) => id),
    ),
  );
}

/** The number of these stories, up to `limits.countedMatches`. */
export async function countStories(
  { kysely }: Database,
  condition: ArticleCondition,
  timeline?: Timeline,
): Promise<number> {
  const stories = timeline
    ? // Cheaper than looking up for each article whether it is shown, which many articles are.
      sql`select distinct coalesce(story_id, id) from (
        select id, story_id from ${timeline} as articles where published_at <= now()
        limit ${sql.lit(limits.countedMatches * articlesOfStory)}
      ) as articles`
    : sql`select from articles where published_at <= now() and ${condition('articles')} and ${isShown(condition)}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${stories} limit ${sql.lit(limits.countedMatches)}) as stories
  `.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** More than stories have on average. */
const articlesOfStory = 4;

/** Whether an article of `articles` is the one by which its story is shown. */
export function isShown(condition: ArticleCondition): RawBuilder<boolean> {
  return sql`(articles.story_id is null or not exists (
    select from articles as other
    where (other.id = articles.story_id or other.story_id = articles.story_id) and other.published_at <= now()
      and (other.id = articles.story_id or (other.published_at, other.id) < (articles.published_at, articles.id))
      and ${condition('other')}
  ))`;
}

/** Adds the other articles of each item's story. */
export async function withSources(
  database: Database,
  reading: Promise<readonly Omit<NewsItem, 'sources'>[]>,
): Promise<NewsItem[]> {
  const items = await reading;
  const sources = await listSources(
    database,
    items.map(({ article }) => article.uuid),
  );
  return items.map((item) => ({ ...item, sources: sources.get(item.article.uuid) ?? [] }));
}

/** The other articles of the stories of these articles, the earliest first, by article. */
export async function listSources(
  { kysely }: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ArticleLink[]>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('articles')
    .innerJoin(
      sql<{ of_id: string; source_id: string }>`(
        select shown.id as of_id, source.id as source_id
        from articles as shown join articles as source
          on source.id = shown.story_id or source.story_id = coalesce(shown.story_id, shown.id)
        where shown.id = any(${padIds([...new Set(ids)])}::text[]) and source.id <> shown.id
      )`.as('pairs'),
      'pairs.source_id',
      'articles.id',
    )
    .select([...linkColumns, 'pairs.of_id'])
    .where('articles.published_at', '<=', sql<Date>`now()`)
    .orderBy('articles.published_at')
    .orderBy('articles.id')
    .modifyFront(keepPlan)
    .execute();
  const byArticle = Map.groupBy(rows, ({ of_id }) => of_id);
  return new Map(Array.from(byArticle, ([id, links]) => [id, links.slice(0, limits.storySources).map(toLink)]));
}

/** The columns of a link to an article. */
export const linkColumns = [...sourceColumns, 'articles.title', 'articles.published_at'] as const;

export type LinkRow = Omit<ArticleLink, 'published_time' | 'uuid'> & { id: string; published_at: Date };

export function toLink({
  id,
  title,
  published_at,
  url,
  site_name,
  curated_article,
  earned_content,
}: LinkRow): ArticleLink {
  const published_time = published_at.toISOString();
  return { uuid: id, title, published_time, url, site_name, curated_article, earned_content };
}
