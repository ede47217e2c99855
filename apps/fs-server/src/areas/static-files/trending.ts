import { articlePath, limits, type TrendingFile, type TrendingKeyword } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { sourceColumns } from '../company-articles/articlePlaces.ts';
import { findLastDay } from '../keywords/repository.ts';

/** Number of days before the period from which the usual frequency of a keyword is computed. */
const baselineDays = 28;

/** The earlier days, so that the last one comes last. */
const daysAgo = Array.from({ length: limits.trendingDays }, (_, index) => limits.trendingDays - 1 - index);

type TrendingRow = Omit<TrendingKeyword, 'newest'> & { newest_id: string };

/** Changes of the words that never trend, as if they were stored. */
interface WordChanges {
  add?: readonly string[];
  remove?: readonly string[];
}

/**
 * The keywords that are more frequent than usual in the last `days`, counted back from the day of the newest article
 * (`through`, in UTC) instead of today, so that a database filled by imports has trends.
 *
 * A keyword's score of a day is its number of articles that day, divided by one plus its daily average in the four
 * weeks before, so that keywords that are always frequent rank below new ones. Stop words are left out.
 */
export async function readTrending(
  database: Database,
  days: number,
  { add = [], remove = [] }: WordChanges = {},
): Promise<TrendingFile> {
  const through = await findLastDay(database);
  if (through === null) return { trending_keywords: [], since: null, through: null };
  const counts = daysAgo.map((day) => sql`coalesce(sum(articles) filter (where days_ago = ${sql.lit(day)}), 0)::int`);
  const { rows } = await sql<TrendingRow>`
    with uses as (
      select keyword_id, ${through}::date - (articles.published_at at time zone 'UTC')::date as days_ago
      from articles join article_keywords on article_id = articles.id
      where articles.published_at <= now()
        and articles.published_at >= (${through}::date - ${days + baselineDays - 1}::int)::timestamp at time zone 'UTC'
    ), usual as (
      select keyword_id, count(*)::float8 / ${baselineDays}::int as a_day from uses where days_ago >= ${days} group by keyword_id
    ), by_day as (
      select keyword_id, days_ago, count(*)::int as articles from uses group by keyword_id, days_ago
    ), scores as (
      select keyword_id, articles, articles / (1 + coalesce(a_day, 0)) as score
      from by_day left join usual using (keyword_id) where days_ago < ${days}
    )
    select keywords.name as keyword, count(*)::int as days_trending, sum(articles)::int as total_count,
      avg(score)::float8 as average_score, sum(score)::float8 as score,
      (select array[${sql.join(counts)}] from by_day where by_day.keyword_id = keywords.id) as days,
      (select article_id from article_keywords
        where article_keywords.keyword_id = keywords.id and published_at <= now()
        order by published_at desc, article_id limit 1) as newest_id
    from scores join keywords on keywords.id = keyword_id
    where not (
      search_name in (select search_name from stop_words except select lower(f_unaccent(word)) from unnest(${[...remove]}::text[]) as word)
      or search_name in (select lower(f_unaccent(word)) from unnest(${[...add]}::text[]) as word)
    )
    group by keywords.id
    order by sum(score) desc, sum(articles) desc, keywords.name
    limit ${limits.trendingKeywords}
  `.execute(database.kysely);
  const newest = await readNewest(
    database,
    rows.map(({ newest_id }) => newest_id),
  );
  return {
    trending_keywords: rows.flatMap(({ newest_id, ...keyword }) => {
      const article = newest.get(newest_id);
      return article ? [{ ...keyword, newest: article }] : [];
    }),
    since: new Date(Date.parse(through) - (days - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    through,
  };
}

/** Titles and addresses of articles, by their ids. */
async function readNewest(
  { kysely }: Database,
  ids: readonly string[],
): Promise<Map<string, TrendingKeyword['newest']>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('articles')
    .select([...sourceColumns, 'articles.title'])
    .where('articles.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, { title: row.title, address: articlePath(row) ?? null }]));
}
