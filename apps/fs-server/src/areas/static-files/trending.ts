import { limits, type TrendingFile, type TrendingKeyword } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Days before the period that say how often a keyword is used anyway. */
const usualDays = 28;

/**
 * What the news of the last `days` has more of than usual. The days are counted back from the newest article and not
 * from now, so that a database that is filled by imports trends by what it holds; `through` says which day that was.
 *
 * A keyword's score of a day is its articles that day for each one that a day of the four weeks before brought, and
 * one: what is always written about stays behind what comes up.
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
      where published_at <= ${through} and published_at > ${through}::timestamptz - ${days + usualDays} * interval '1 day'
    ), usual as (
      select keyword_id, count(*)::float8 / ${usualDays}::int as a_day from uses where days_ago >= ${days} group by keyword_id
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
