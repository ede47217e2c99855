import { limits, type TrendingFile, type TrendingKeyword } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Number of days before the period from which the usual frequency of a keyword is computed. */
const baselineDays = 28;

/**
 * The keywords that are more frequent than usual in the last `days`, counted back from the newest article (`through`)
 * instead of now, so that a database filled by imports has trends.
 *
 * A keyword's score of a day is its number of articles that day, divided by one plus its daily average in the four
 * weeks before, so that keywords that are always frequent rank below new ones.
 */
export async function readTrending({ kysely }: Database, days: number): Promise<TrendingFile> {
  const { rows: newest } = await sql<{ at: Date | null }>`
    select max(published_at) as at from articles where published_at <= now()
  `.execute(kysely);
  const through = newest[0]?.at ?? null;
  if (!through) return { trending_keywords: [], through: null };
  const { rows } = await sql<TrendingKeyword>`
    with uses as (
      select keyword_id, floor(extract(epoch from ${through}::timestamptz - published_at) / 86400)::int as days_ago
      from articles join article_keywords on article_id = articles.id
      where published_at <= ${through} and published_at > ${through}::timestamptz - ${days + baselineDays} * interval '1 day'
    ), usual as (
      select keyword_id, count(*)::float8 / ${baselineDays}::int as a_day from uses where days_ago >= ${days} group by keyword_id
    ), scores as (
      select keyword_id, count(*)::int as articles, count(*) / (1 + coalesce(max(a_day), 0)) as score
      from uses left join usual using (keyword_id) where days_ago < ${days} group by keyword_id, days_ago
    )
    select keywords.name as keyword, count(*)::int as days_trending, sum(articles)::int as total_count,
      avg(score)::float8 as average_score, sum(score)::float8 as score
    from scores join keywords on keywords.id = keyword_id
    group by keywords.id
    order by sum(score) desc, sum(articles) desc, keywords.name
    limit ${limits.trendingKeywords}
  `.execute(kysely);
  return { trending_keywords: rows, through: through.toISOString().slice(0, 10) };
}
